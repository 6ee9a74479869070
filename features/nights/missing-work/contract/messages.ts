import type { Messages } from '#platform/contract/messages/catalogue';

export const missingWorkMessages = {
  en: {
    missing_work_handed_in: 'This was handed in in the meantime.',
    missing_work_excused: 'Someone else excused this in the meantime.',
    missing_work_not_over: 'This night or day is not over yet.',
  },
  es: {
    missing_work_handed_in: 'Mientras tanto ya se entregó.',
    missing_work_excused: 'Mientras tanto otra persona ya lo justificó.',
    missing_work_not_over: 'Esta noche o este día todavía no termina.',
  },
} satisfies Messages;
