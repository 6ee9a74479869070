import type { Messages } from '#platform/contract/messages/catalogue';

export const savedViewMessages = {
  en: {
    view_name_taken: 'There is already a view with this name.',
    views_full: 'You can save at most {maximum} views here. Delete one first.',
    view_too_large: 'This list has too many filters to be saved.',
  },
  es: {
    view_name_taken: 'Ya existe una vista con este nombre.',
    views_full: 'Aquí puede guardar como máximo {maximum} vistas. Elimine una primero.',
    view_too_large: 'Esta lista tiene demasiados filtros para guardarla.',
  },
} satisfies Messages;
