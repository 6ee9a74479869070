import type { Messages } from '#platform/contract/messages/catalogue';

export const areaMessages = {
  en: {
    area_too_deep: 'Areas go three levels deep.',
    area_below_itself: 'An area cannot lie below itself.',
    area_parent_gone: 'The area above it was deleted or has moved. Restore or move that one first.',
    area_has_areas: 'This area still has areas below it: {names}. Move or delete them first.',
    parent_area_number: 'Parent area id must be a number.',
  },
  es: {
    area_too_deep: 'Las áreas tienen como máximo tres niveles.',
    area_below_itself: 'Un área no puede estar debajo de sí misma.',
    area_parent_gone: 'El área superior se eliminó o se movió. Restaure o mueva esa primero.',
    area_has_areas: 'Esta área todavía tiene otras debajo: {names}. Muévalas o elimínelas primero.',
    parent_area_number: 'El id del área superior debe ser un número.',
  },
} satisfies Messages;
