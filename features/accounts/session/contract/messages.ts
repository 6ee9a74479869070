import type { Messages } from '#platform/contract/messages/catalogue';

export const sessionMessages = {
  en: {
    wrong_credentials: 'These credentials do not match our records.',
    password_length: 'Use 10 to 128 characters.',
    password_common: 'This password is too common. Please choose another.',
    password_is_email: 'Your password cannot be your email address.',
    password_is_code: 'Your password cannot be your employee code.',
    password_mismatch: 'The passwords do not match.',
    password_wrong: 'This is not your current password.',
    link_used: 'This link has expired or was already used.',
    email_taken: 'This email address already has an account.',
    email_own: 'This is your own email address: no one can add themselves.',
    email_same: 'You already log in with this address.',
    email_of_office: 'You log in with your employee code. Your company can add an email address.',
    email_unproven:
      'First confirm your current address: log out, choose “Forgot your password?”, and follow the link in the email.',
    email_code_wrong: 'This code is wrong or has expired.',
    slug_taken: 'This address is already in use.',
    password_same: 'Choose a password other than the temporary one.',
    invitation_expired: 'This invitation has expired.',
    invitation_login: 'Log in with your own account to accept this invitation.',
    invitation_wanted:
      'We have asked your company for a new invitation. You will get it by email or text message.',
    provider_only: 'Your company requires single sign-on. Choose “Continue with” your company.',
    invitation_provider_only:
      'Your company requires single sign-on, without a password. Open the invitation again and continue with your company.',
    reset_link_sent: 'An email with a reset link has been sent to your inbox.',
    reset_text_sent: 'If this account has a phone number, a text message with a reset link is on its way.',
    text_messages_off: 'Text messages are not available here. Ask your company for a new password.',
    text_phone: 'Text messages cannot be sent to this number.',
    phone_of_office: 'Only your company can change this number: links to your account are sent to it.',
  },
  es: {
    wrong_credentials: 'Estas credenciales no coinciden con nuestros registros.',
    password_length: 'Use de 10 a 128 caracteres.',
    password_common: 'Esta contraseña es demasiado común. Elija otra.',
    password_is_email: 'Su contraseña no puede ser su correo electrónico.',
    password_is_code: 'Su contraseña no puede ser su código de empleado.',
    password_mismatch: 'Las contraseñas no coinciden.',
    password_wrong: 'Esta no es su contraseña actual.',
    link_used: 'Este enlace venció o ya se utilizó.',
    email_taken: 'Este correo electrónico ya tiene una cuenta.',
    email_own: 'Este es su propio correo electrónico: nadie puede agregarse a sí mismo.',
    email_same: 'Usted ya inicia sesión con este correo.',
    email_of_office: 'Usted inicia sesión con su código de empleado. Su empresa puede agregar un correo.',
    email_unproven:
      'Primero confirme su correo actual: cierre sesión, elija “¿Olvidó su contraseña?” y abra el enlace que le enviaremos.',
    email_code_wrong: 'Este código no es correcto o ya venció.',
    slug_taken: 'Esta dirección ya está en uso.',
    password_same: 'Elija una contraseña distinta de la temporal.',
    invitation_expired: 'Esta invitación venció.',
    invitation_login: 'Inicie sesión con su propia cuenta para aceptar esta invitación.',
    invitation_wanted:
      'Pedimos a su empresa una invitación nueva. Le llegará por correo o por mensaje de texto.',
    provider_only: 'Su empresa exige el inicio de sesión único. Elija “Continuar con” su empresa.',
    invitation_provider_only:
      'Su empresa exige el inicio de sesión único, sin contraseña. Abra otra vez la invitación y continúe con su empresa.',
    reset_link_sent: 'Le enviamos un correo con un enlace para restablecer su contraseña.',
    reset_text_sent:
      'Si esta cuenta tiene un número de teléfono, le enviamos un mensaje de texto con un enlace.',
    text_messages_off: 'Aquí no hay mensajes de texto. Pida una contraseña nueva a su empresa.',
    text_phone: 'No se pueden enviar mensajes de texto a este número.',
    phone_of_office: 'Solo su empresa puede cambiar este número: allí se envían los enlaces de su cuenta.',
  },
} satisfies Messages;
