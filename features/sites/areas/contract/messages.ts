import type { Messages } from '#platform/contract/messages/catalogue';

export const areaMessages = {
  en: {
    area_too_deep: 'Areas can have at most three levels.',
    area_below_itself: 'An area cannot be below itself.',
    area_parent_gone: 'The area above it was deleted or moved. Restore or move that one first.',
    area_has_areas: 'This area still has areas below it: {names}. Move or delete them first.',
    area_same: 'Choose another area than the one the buildings are in.',
    area_manager_not_active: 'Choose a person who is active or invited.',
    parent_area_number: 'The ID of the parent area must be a number.',
  },
  es: {
    area_too_deep: 'Las áreas pueden tener como máximo tres niveles.',
    area_below_itself: 'Un área no puede estar debajo de sí misma.',
    area_parent_gone: 'El área superior se eliminó o se movió. Restáurela o muévala primero.',
    area_has_areas: 'Esta área todavía tiene otras debajo: {names}. Muévalas o elimínelas primero.',
    area_same: 'Elija un área distinta de la que ya tienen los edificios.',
    area_manager_not_active: 'Elija a una persona activa o con invitación pendiente.',
    parent_area_number: 'El ID del área superior debe ser un número.',
  },
} satisfies Messages;
