import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { loadLoginRecord } from '../identity-repository.ts';

const texts = {
  en: {
    subject: 'New login to your account',
    text: (device: string, address: string) =>
      `Someone logged in to your account on a new device: ${device}, from the network address ${address}.`,
    ask: 'If this was you, there is nothing to do. If not, choose a new password immediately.',
    button: 'Choose a new password',
    reason: 'Emails about the security of your account cannot be turned off.',
    unknown: 'an unknown device',
  },
  es: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: (device: string, address: string) =>
      `Se inició sesión en su cuenta desde un dispositivo nuevo: ${device}, en la dirección de red ${address}.`,
    ask: 'Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva de inmediato.',
    button: 'Elegir una contraseña nueva',
    reason: 'Los correos sobre la seguridad de su cuenta no se pueden desactivar.',
    unknown: 'un dispositivo desconocido',
  },
};

/** Tells the owner of a login that someone has logged in on a new device. Sent at once, at any hour. */
export const sendNewDeviceMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; userId: number; device: string; address: string },
): Promise<void> => {
  const login = await loadLoginRecord(database.identity, work.userId);
  if (!login?.email) return;
  const t = texts[login.locale];
  const text = t.text(work.device || t.unknown, work.address);
  const envelope = {
    to: login.email,
    subject: `${config.productName}: ${t.subject}`,
    messageId: `new-device-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale: login.locale,
    sender: config.productName,
    preview: text,
    title: t.subject,
    paragraphs: [text, t.ask],
    button: { label: t.button, url: `${config.publicUrl}/password/forgot` },
    reason: t.reason,
  });
};
