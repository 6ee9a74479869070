import type { Messages } from '#platform/contract/messages/catalogue';

export const clientMessages = {
  en: { account_number_taken: 'This account number is already in use.' },
  es: { account_number_taken: 'Este número de cuenta ya está en uso.' },
} satisfies Messages;
