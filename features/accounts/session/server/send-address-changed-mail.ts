import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { loadLoginRecord } from './identity-repository.ts';

const texts = {
  en: {
    subject: 'The email address of your account was changed',
    text: (organization: string) =>
      `${organization} changed the email address that you log in with. You can no longer log in with this one.`,
    own: 'You changed the email address that you log in with. You can no longer log in with this one.',
    ask: 'If you did not expect this, talk to your company immediately.',
    reason: 'Emails about the security of your account cannot be turned off.',
  },
  es: {
    subject: 'Se cambió el correo de su cuenta',
    text: (organization: string) =>
      `${organization} cambió el correo con el que usted inicia sesión. Ya no puede iniciar sesión con este.`,
    own: 'Usted cambió el correo con el que inicia sesión. Ya no puede iniciar sesión con este.',
    ask: 'Si no lo esperaba, hable con su empresa de inmediato.',
    reason: 'Los correos sobre la seguridad de su cuenta no se pueden desactivar.',
  },
};

/** Mails the former address, so that the owner learns of it even when someone else has taken over the account. The mail does
 * not name the new address, which may belong to another person. Without `organization`, the person has changed it. */
export const sendAddressChangedMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; userId: number; formerEmail: string; organization: string | null },
): Promise<void> => {
  const { locale = 'en' } = (await loadLoginRecord(database.identity, work.userId)) ?? {};
  const { subject, text, own, ask, reason } = texts[locale];
  const sentences = work.organization === null ? own : text(work.organization);
  const envelope = {
    to: work.formerEmail,
    subject: `${config.productName}: ${subject}`,
    messageId: `address-changed-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale,
    sender: config.productName,
    preview: sentences,
    title: subject,
    paragraphs: [sentences, ask],
    reason,
  });
};
