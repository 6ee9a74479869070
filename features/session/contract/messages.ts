import type { Messages } from '#platform/contract/messages/catalogue';

export const sessionMessages = {
  en: {
    wrong_credentials: 'These credentials do not match our records.',
    password_length: 'Use 10 to 128 characters.',
    password_common: 'This password is too common. Please choose another.',
    password_is_email: 'Your password cannot be your email address.',
    password_mismatch: 'The passwords do not match.',
    password_wrong: 'This is not your current password.',
    link_used: 'This link has expired or was already used.',
    email_taken: 'This email address already has an account.',
    slug_taken: 'This address is already in use.',
    reset_link_sent: 'An email with a reset link has been sent to your inbox.',
  },
  es: {
    wrong_credentials: 'Estas credenciales no coinciden con nuestros registros.',
    password_length: 'Use de 10 a 128 caracteres.',
    password_common: 'Esta contraseña es demasiado común. Elija otra.',
    password_is_email: 'Su contraseña no puede ser su correo electrónico.',
    password_mismatch: 'Las contraseñas no coinciden.',
    password_wrong: 'Esta no es su contraseña actual.',
    link_used: 'Este enlace venció o ya se utilizó.',
    email_taken: 'Este correo electrónico ya tiene una cuenta.',
    slug_taken: 'Esta dirección ya está en uso.',
    reset_link_sent: 'Le enviamos un correo con un enlace para restablecer su contraseña.',
  },
} satisfies Messages;
