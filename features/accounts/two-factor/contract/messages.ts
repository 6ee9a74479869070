import type { Messages } from '#platform/contract/messages/catalogue';

export const twoFactorMessages = {
  en: {
    code_wrong: 'This code is wrong or was already used. Enter the newest one.',
    challenge_over: 'That took too long or failed too often. Enter your password again.',
    authenticator_in_force: 'Two-step verification is already on.',
    authenticator_missing: 'Set up the authenticator app again: its key has expired.',
    factors_beyond_own: 'This person has permissions that you do not have. Ask someone who has them.',
    two_factor_not_on: 'Two-step verification is not on.',
    two_factor_elsewhere: 'This person also works for another company. Only they can change how they log in.',
    passkey_refused: 'This passkey could not be used. Try again, or log in with your password.',
    passkey_known: 'This device already has a passkey for your account.',
    passkeys_most: 'You have 20 passkeys. Remove one first.',
    passkeys_unavailable: 'Passkeys cannot be used at this address.',
    phone_code_missing: 'Enter your phone number again.',
    phone_not_on: 'No codes are texted to you.',
    phone_alone: 'This phone is your only second step. Turn two-step verification off instead.',
    two_factor_own: 'Turn off your own two-step verification in your profile.',
  },
  es: {
    code_wrong: 'Este código es incorrecto o ya se utilizó. Escriba el más reciente.',
    challenge_over: 'Pasó demasiado tiempo o hubo demasiados intentos. Escriba su contraseña otra vez.',
    authenticator_in_force: 'La verificación en dos pasos ya está activada.',
    authenticator_missing: 'Configure la aplicación de autenticación otra vez: su clave venció.',
    factors_beyond_own: 'Esta persona tiene permisos que usted no tiene. Pídaselo a alguien que los tenga.',
    two_factor_not_on: 'La verificación en dos pasos no está activada.',
    two_factor_elsewhere:
      'Esta persona también trabaja para otra empresa. Solo ella puede cambiar cómo inicia sesión.',
    passkey_refused:
      'No se pudo usar esta llave de acceso. Intente otra vez o inicie sesión con su contraseña.',
    passkey_known: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    passkeys_most: 'Usted tiene 20 llaves de acceso. Quite una primero.',
    passkeys_unavailable: 'Las llaves de acceso no se pueden usar en esta dirección.',
    phone_code_missing: 'Escriba su número de teléfono otra vez.',
    phone_not_on: 'No se le envían códigos por mensaje de texto.',
    phone_alone: 'Este teléfono es su único segundo paso. Desactive la verificación en dos pasos.',
    two_factor_own: 'Desactive su propia verificación en dos pasos en su perfil.',
  },
} satisfies Messages;
