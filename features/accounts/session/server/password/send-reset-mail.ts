import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { makeResetLink } from './send-reset-link.ts';

const texts = {
  en: {
    subject: 'Reset your password',
    text: 'Use this link within 60 minutes to choose a new password.',
    button: 'Choose a new password',
    reason: 'If you did not ask for this, you can ignore this email.',
  },
  es: {
    subject: 'Restablezca su contraseña',
    text: 'Use este enlace durante los próximos 60 minutos para elegir una contraseña nueva.',
    button: 'Elegir una contraseña nueva',
    reason: 'Si usted no lo solicitó, puede ignorar este correo.',
  },
};

/** Mails the link if someone has the address. Repeated work of the queue sends the same Message-ID again. */
export const sendResetMail = async (wiring: Wiring, work: { id: string; email: string }): Promise<void> => {
  const link = await makeResetLink(wiring, work.email);
  if (!link) return;
  const { subject, text, button, reason } = texts[link.locale];
  const { productName } = wiring.config;
  const envelope = {
    to: work.email,
    subject: `${productName}: ${subject}`,
    messageId: `password-reset-${work.id}`,
  };
  await sendEmail(wiring.mail, envelope, {
    locale: link.locale,
    sender: productName,
    preview: text,
    title: subject,
    paragraphs: [text],
    button: { label: button, url: link.url },
    reason,
  });
};
