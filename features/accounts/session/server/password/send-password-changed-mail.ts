import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { loadLoginRecord } from '../identity-repository.ts';

const texts = {
  en: {
    subject: 'Your password was changed',
    text: 'Your password was just changed, and your other devices were logged out.',
    factors:
      'The link confirmed for the first time that this account is yours. Its previous two-step verification and passkeys were removed. Set them up again in your profile.',
    ask: 'If this was not you, choose a new password immediately.',
    button: 'Choose a new password',
    reason: 'Emails about the security of your account cannot be turned off.',
  },
  es: {
    subject: 'Se cambió su contraseña',
    text: 'Su contraseña se acaba de cambiar y se cerró la sesión en sus demás dispositivos.',
    factors:
      'El enlace confirmó por primera vez que esta cuenta es suya. Se quitaron la verificación en dos pasos y las llaves de acceso que tenía. Configúrelas otra vez en su perfil.',
    ask: 'Si no fue usted, elija una contraseña nueva de inmediato.',
    button: 'Elegir una contraseña nueva',
    reason: 'Los correos sobre la seguridad de su cuenta no se pueden desactivar.',
  },
};

/** Tells the owner of a login that its password was changed. Sent at once, at any hour; not to people without an address. */
export const sendPasswordChangedMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; userId: number; factorsEnded: boolean },
): Promise<void> => {
  const login = await loadLoginRecord(database.identity, work.userId);
  if (!login?.email) return;
  const { subject, text, factors, ask, button, reason } = texts[login.locale];
  const envelope = {
    to: login.email,
    subject: `${config.productName}: ${subject}`,
    messageId: `password-changed-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale: login.locale,
    sender: config.productName,
    preview: text,
    title: subject,
    paragraphs: [text, ...(work.factorsEnded ? [factors] : []), ask],
    button: { label: button, url: `${config.publicUrl}/password/forgot` },
    reason,
  });
};
