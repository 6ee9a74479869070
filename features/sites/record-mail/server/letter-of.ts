import type { Locale } from '#platform/contract/fields';
import type { EmailContent } from '#platform/server/mail/content/email-content';
import type { Letter } from './record-mail-kind.ts';
import type { RecordMailRow } from './record-mail-repository.ts';

const reasons = {
  en: (organization: string, sender: string | null) =>
    sender
      ? `${sender} at ${organization} sent you this email.`
      : `You get this email because ${organization} sends you finished reports.`,
  es: (organization: string, sender: string | null) =>
    sender
      ? `${sender} de ${organization} le envió este correo.`
      : `Recibe este correo porque ${organization} le envía los reportes terminados.`,
};

type Sender = { name: string; primary_brand_color: string | null };

/** The letter in its language, with the sender's own message. */
export const letterOf = (
  { message, sender, automatic }: RecordMailRow,
  { title, facts, button, page, reason }: Letter,
  { locale, organization, url: link }: { locale: Locale; organization: Sender; url: string | null },
): EmailContent => {
  const url = link ?? page;
  return {
    locale,
    sender: organization.name,
    color: organization.primary_brand_color,
    preview: message.slice(0, 120) || title,
    title,
    paragraphs: message === '' ? [] : message.split(/\n{2,}/),
    facts,
    ...(url ? { button: { label: button, url } } : {}),
    reason: (automatic ? reason : undefined) ?? reasons[locale](organization.name, automatic ? null : sender),
  };
};
