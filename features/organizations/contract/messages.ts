import type { Messages } from '#platform/contract/messages/catalogue';

export const organizationMessages = {
  en: {
    slug_format: 'Use 3 to 40 letters, digits and hyphens.',
    slug_reserved: 'This address is reserved. Please choose another.',
  },
  es: {
    slug_format: 'Use de 3 a 40 letras, números y guiones.',
    slug_reserved: 'Esta dirección está reservada. Elija otra.',
  },
} satisfies Messages;
