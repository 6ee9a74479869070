import type { Messages } from '#platform/contract/messages/catalogue';

export const notificationMessages = {
  en: {
    preference_unknown: 'There is no such event.',
    preference_fixed: 'This cannot be turned off.',
    preference_place: 'Choose one job site, or all buildings.',
    read_nothing: 'Choose which notifications were read.',
    zone_unknown: 'Please choose a time zone from the list.',
  },
  es: {
    preference_unknown: 'No existe ese evento.',
    preference_fixed: 'Esto no se puede desactivar.',
    preference_place: 'Elija un sitio de trabajo o todos los edificios.',
    read_nothing: 'Indique qué notificaciones se leyeron.',
    zone_unknown: 'Elija una zona horaria de la lista.',
  },
} satisfies Messages;
