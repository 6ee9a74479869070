import type { Messages } from '#platform/contract/messages/catalogue';

export const contractMessages = {
  en: {
    contract_dates_overlap: 'These dates overlap contract {number}.',
    contract_number_taken: 'This contract number is already in use.',
  },
  es: {
    contract_dates_overlap: 'Estas fechas se superponen con el contrato {number}.',
    contract_number_taken: 'Este número de contrato ya está en uso.',
  },
} satisfies Messages;
