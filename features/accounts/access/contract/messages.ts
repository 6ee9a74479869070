import type { Messages } from '#platform/contract/messages/catalogue';

export const accessMessages = {
  en: {
    last_admin: 'At least one active person must remain an administrator. Make someone else one first.',
  },
  es: {
    last_admin: 'Al menos una persona activa debe seguir siendo administradora. Nombre a otra primero.',
  },
} satisfies Messages;
