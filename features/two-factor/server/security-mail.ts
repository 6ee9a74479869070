import { z } from 'zod';
import { findLoginRecord } from '#features/session/server';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';

export const securityNews = z.enum([
  'on',
  'off',
  'codes-renewed',
  'code-spent',
  'reset',
  'passkey-added',
  'passkey-removed',
]);

export type SecurityNews = z.infer<typeof securityNews>;

const texts = {
  en: {
    news: {
      on: [
        'Two-step verification is on',
        'From now on, logging in asks for a code of your authenticator app.',
      ],
      off: ['Two-step verification is off', 'From now on, your password is enough to log in.'],
      'codes-renewed': [
        'New recovery codes',
        'You have ten new recovery codes. The old ones stopped working.',
      ],
      'code-spent': [
        'A recovery code was used',
        'Somebody logged in with your password and one of your recovery codes. It cannot be used again.',
      ],
      reset: [
        'Two-step verification was reset',
        'An administrator of your company turned two-step verification off for you. Turn it on again in your profile.',
      ],
      'passkey-added': ['A passkey was added', 'A new passkey can open your account without a password.'],
      'passkey-removed': ['A passkey was removed', 'One of your passkeys can no longer open your account.'],
    },
    ask: 'If this was not you, choose a new password immediately and check your profile.',
    button: 'Open your profile',
    reason: 'Emails about the security of your account cannot be turned off.',
  },
  es: {
    news: {
      on: [
        'Verificación en dos pasos activada',
        'A partir de ahora, al iniciar sesión se le pedirá un código de su aplicación de autenticación.',
      ],
      off: [
        'Verificación en dos pasos desactivada',
        'A partir de ahora, su contraseña basta para iniciar sesión.',
      ],
      'codes-renewed': [
        'Códigos de recuperación nuevos',
        'Usted tiene diez códigos de recuperación nuevos. Los anteriores ya no sirven.',
      ],
      'code-spent': [
        'Se usó un código de recuperación',
        'Alguien inició sesión con su contraseña y uno de sus códigos de recuperación. Ese código ya no sirve.',
      ],
      reset: [
        'Se restableció su verificación en dos pasos',
        'Un administrador de su empresa desactivó su verificación en dos pasos. Actívela otra vez en su perfil.',
      ],
      'passkey-added': [
        'Se agregó una llave de acceso',
        'Con una llave de acceso nueva se puede abrir su cuenta sin contraseña.',
      ],
      'passkey-removed': [
        'Se quitó una llave de acceso',
        'Con una de sus llaves de acceso ya no se puede abrir su cuenta.',
      ],
    },
    ask: 'Si no fue usted, elija una contraseña nueva de inmediato y revise su perfil.',
    button: 'Abrir su perfil',
    reason: 'Los correos sobre la seguridad de su cuenta no se pueden desactivar.',
  },
} as const;

/** Tells the owner of a login how it signs in now: at once, at any hour. */
export const sendSecurityMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; userId: number; news: SecurityNews },
): Promise<void> => {
  const login = await findLoginRecord(database.identity, work.userId);
  if (!login) return;
  const { news, ask, button, reason } = texts[login.locale];
  const [subject, text] = news[work.news];
  const envelope = {
    to: login.email,
    subject: `${config.productName}: ${subject}`,
    messageId: `sign-in-changed-${work.id}`,
  };
  await sendEmail(mail, envelope, {
    locale: login.locale,
    sender: config.productName,
    preview: text,
    title: subject,
    paragraphs: [text, ask],
    button: { label: button, url: `${config.publicUrl}/profile#two-factor` },
    reason,
  });
};
