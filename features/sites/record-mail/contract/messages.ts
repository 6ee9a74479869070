import type { Messages } from '#platform/contract/messages/catalogue';

export const recordMailMessages = {
  en: {
    email_addresses_required: 'At least 1 email address required.',
    email_addresses_too_many: 'At most 20 email addresses.',
    email_without_record: 'Send the PDF, the link, or both.',
    email_contractual_missing: '{name} must get this email: an agreement says so, or they have an account.',
  },
  es: {
    email_addresses_required: 'Se requiere al menos 1 correo electrónico.',
    email_addresses_too_many: 'Como máximo 20 correos electrónicos.',
    email_without_record: 'Envíe el PDF, el enlace o ambos.',
    email_contractual_missing: '{name} debe recibir este correo: lo dice un acuerdo, o tiene una cuenta.',
  },
} satisfies Messages;
