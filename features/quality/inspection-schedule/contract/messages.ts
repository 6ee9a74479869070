import type { Messages } from '#platform/contract/messages/catalogue';

export const scheduleMessages = {
  en: {
    inspection_planned_already: 'An inspection of this site is already planned.',
    inspection_plan_begun: 'This inspection has started and can no longer be moved.',
    inspector_not_of_site: 'This person cannot inspect this site.',
    schedule_days: 'Choose at most {maximum} days.',
  },
  es: {
    inspection_planned_already: 'Ya hay una inspección planificada para este sitio.',
    inspection_plan_begun: 'Esta inspección ya comenzó y no se puede mover.',
    inspector_not_of_site: 'Esta persona no puede inspeccionar este sitio.',
    schedule_days: 'Elija como máximo {maximum} días.',
  },
} satisfies Messages;
