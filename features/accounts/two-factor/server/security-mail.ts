import { z } from 'zod';
import { loadLoginRecord } from '#features/accounts/session/server';
import type { Wiring } from '#platform/server/http/wiring';
import { sendEmail } from '#platform/server/mail/content/send-email';

export const securityNews = z.enum([
  'on',
  'off',
  'codes-renewed',
  'code-spent',
  'reset',
  'required',
  'phone-on',
  'phone-off',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
]);

export type SecurityNews = z.infer<typeof securityNews>;

const texts = {
  en: {
    news: {
      on: [
        'Two-step verification is on',
        'From now on, logging in asks for a code in addition to your password.',
      ],
      off: ['Two-step verification is off', 'From now on, your password is enough to log in.'],
      'codes-renewed': [
        'New recovery codes',
        'You have ten new recovery codes. The old ones stopped working.',
      ],
      'code-spent': [
        'A recovery code was used',
        'Someone logged in with your password and one of your recovery codes. It cannot be used again.',
      ],
      reset: [
        'Two-step verification was reset',
        'An administrator of your company turned two-step verification off for you, removed your passkeys and logged you out. Set it up again in your profile.',
      ],
      required: [
        'Two-step verification is required',
        'Your company asks you to set up two-step verification or a passkey. Soon you will need it to continue after logging in.',
      ],
      'phone-on': ['A phone was added', 'Codes for logging in are now texted to another phone number.'],
      'phone-off': ['A phone was removed', 'Codes for logging in are no longer texted to your phone.'],
      'passkey-added': ['A passkey was added', 'A new passkey can open your account without a password.'],
      'passkey-removed': ['A passkey was removed', 'One of your passkeys can no longer open your account.'],
      'provider-linked': [
        'Your company’s login was linked',
        'From now on, you can also log in with your company’s own login, for that company only.',
      ],
    },
    ask: 'If this was not you, choose a new password immediately and check your profile.',
    button: 'Open your profile',
    reason: 'Emails about the security of your account cannot be turned off.',
  },
  es: {
    news: {
      on: [
        'Verificación en dos pasos activada',
        'A partir de ahora, al iniciar sesión se le pedirá un código además de su contraseña.',
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
        'Un administrador de su empresa desactivó su verificación en dos pasos, quitó sus llaves de acceso y cerró sus sesiones. Configúrela otra vez en su perfil.',
      ],
      required: [
        'Se exige la verificación en dos pasos',
        'Su empresa le pide que configure la verificación en dos pasos o una llave de acceso. Pronto la necesitará para continuar después de iniciar sesión.',
      ],
      'phone-on': [
        'Se agregó un teléfono',
        'Los códigos para iniciar sesión se envían ahora a otro número de teléfono.',
      ],
      'phone-off': ['Se quitó un teléfono', 'Ya no se envían códigos para iniciar sesión a su teléfono.'],
      'passkey-added': [
        'Se agregó una llave de acceso',
        'Con una llave de acceso nueva se puede abrir su cuenta sin contraseña.',
      ],
      'passkey-removed': [
        'Se quitó una llave de acceso',
        'Con una de sus llaves de acceso ya no se puede abrir su cuenta.',
      ],
      'provider-linked': [
        'Se vinculó el inicio de sesión de su empresa',
        'A partir de ahora, su cuenta también se puede abrir con el inicio de sesión de su empresa, solo para esa empresa.',
      ],
    },
    ask: 'Si no fue usted, elija una contraseña nueva de inmediato y revise su perfil.',
    button: 'Abrir su perfil',
    reason: 'Los correos sobre la seguridad de su cuenta no se pueden desactivar.',
  },
} as const;

/** Tells the owner of a login by mail that the way to log in has changed. It is sent at once, at any hour. */
export const sendSecurityMail = async (
  { database, mail, config }: Wiring,
  work: { id: string; userId: number; news: SecurityNews },
): Promise<void> => {
  const login = await loadLoginRecord(database.identity, work.userId);
  if (!login?.email) return;
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
