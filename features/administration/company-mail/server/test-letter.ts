import type { Locale } from '#platform/contract/fields';
import type { EmailContent } from '#platform/server/mail/content/email-content';

const words = {
  en: {
    subject: (company: string) => `Test email from ${company}`,
    title: 'Your emails leave',
    paragraphs: [
      'This is how reports, invoices and notifications of your company arrive, from this sender.',
      'If it was in the spam folder, look at the records of the sender’s domain on the page that sent it.',
    ],
    reason: (company: string) => `You get this email because ${company} tested whether its emails arrive.`,
  },
  es: {
    subject: (company: string) => `Correo de prueba de ${company}`,
    title: 'Sus correos salen',
    paragraphs: [
      'Así llegan los reportes, las facturas y las notificaciones de su empresa, con este remitente.',
      'Si estaba en la carpeta de correo no deseado, revise los registros del dominio del remitente en la página desde la que se envió.',
    ],
    reason: (company: string) => `Recibe este correo porque ${company} probó si sus correos llegan.`,
  },
};

type Company = { name: string; primary_brand_color: string | null };

export const testLetter = (locale: Locale, company: Company): { subject: string; content: EmailContent } => {
  const { subject, title, paragraphs, reason } = words[locale];
  return {
    subject: subject(company.name),
    content: {
      locale,
      sender: company.name,
      color: company.primary_brand_color,
      preview: paragraphs[0] ?? title,
      title,
      paragraphs,
      reason: reason(company.name),
    },
  };
};
