import type { Messages } from '#platform/contract/messages/catalogue';

export const savedViewMessages = {
  en: {
    view_name_taken: 'There is a view of this name already.',
    views_full: 'At most {maximum} views can be kept here. Delete one first.',
    view_too_large: 'This list has too many filters to be kept.',
  },
  es: {
    view_name_taken: 'Ya existe una vista con este nombre.',
    views_full: 'Aquí se pueden guardar como máximo {maximum} vistas. Elimine una primero.',
    view_too_large: 'Esta lista tiene demasiados filtros para guardarla.',
  },
} satisfies Messages;
