import type { Locale } from '#platform/contract/fields';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { loadLogin, loadLoginRecord } from '../identity-repository.ts';
import { createLink, voidLinks } from '../password/link-repository.ts';
import { hashEmailCode, newEmailCode } from './email-code.ts';

const minutes = 30;

const texts = {
  en: {
    subject: 'Confirm your new email address',
    text: 'Enter this code in your profile within 30 minutes to log in with this address from then on.',
    taken:
      'Someone asked to use this address for another account. It already has an account, so nothing was changed.',
    reason: 'If you did not ask for this, you can ignore this email.',
  },
  es: {
    subject: 'Confirme su nuevo correo',
    text: 'Escriba este código en su perfil durante los próximos 30 minutos para iniciar sesión con este correo.',
    taken: 'Alguien pidió usar este correo para otra cuenta. Ya tiene una cuenta, así que no se cambió nada.',
    reason: 'Si usted no lo solicitó, puede ignorar este correo.',
  },
};

/** Creates the code at the moment of sending, so that the queue never stores it. Only the latest code is valid. */
const makeCode = async (
  { database, clock }: Wiring,
  { userId, email }: { userId: number; email: string },
): Promise<string> => {
  const code = newEmailCode();
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  await voidLinks(database.identity, 'email-change', userId);
  await createLink(
    database.identity,
    'email-change',
    hashEmailCode({ userId, email, code }),
    userId,
    expiresAt,
  );
  return code;
};

/** Mails the code to the new address, in the language of the page that asked. If someone else has the address, the mail tells
 * that person so without a code, and the person who asked learns nothing. */
export const sendEmailCode = async (
  wiring: Wiring,
  work: { id: string; userId: number; email: string; locale: Locale },
): Promise<void> => {
  const { identity } = wiring.database;
  if (!(await loadLoginRecord(identity, work.userId))) return;
  const { locale } = work;
  const t = texts[locale];
  const isTaken = (await loadLogin(identity, work.email)) !== undefined;
  const lines = isTaken ? [t.taken] : [t.text, await makeCode(wiring, work)];
  const { productName } = wiring.config;
  const envelope = {
    to: work.email,
    subject: `${productName}: ${t.subject}`,
    messageId: `email-code-${work.id}`,
  };
  await sendEmail(wiring.mail, envelope, {
    locale,
    sender: productName,
    preview: lines[0] ?? '',
    title: t.subject,
    paragraphs: lines,
    reason: t.reason,
  });
};
