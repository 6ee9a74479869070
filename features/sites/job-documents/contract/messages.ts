import type { Messages } from '#platform/contract/messages/catalogue';

export const jobDocumentMessages = {
  en: {
    document_expiry_needed: 'Please enter the last day this document is valid.',
    logo_is_an_image: 'A logo has to be an image.',
  },
  es: {
    document_expiry_needed: 'Indique hasta qué fecha es válido este documento.',
    logo_is_an_image: 'El logotipo debe ser una imagen.',
  },
} satisfies Messages;
