import type { Messages } from '#platform/contract/messages/catalogue';

export const dashboardMessages = {
  en: {
    range_missing: 'Please give both days of the range.',
    range_too_long: 'A range has 366 days at most.',
    range_backwards: 'The range must not end before it begins.',
  },
  es: {
    range_missing: 'Indique los dos días del período.',
    range_too_long: 'Un período tiene 366 días como máximo.',
    range_backwards: 'El período no puede terminar antes de comenzar.',
  },
} satisfies Messages;
