import type { Messages } from '#platform/contract/messages/catalogue';

export const buildingMessages = {
  en: {
    area_has_buildings: 'This area still has buildings assigned: {names}. Reassign them first.',
    area_of_own: 'Someone else has to move this building into your area.',
    floor_numbers_taken: 'These floors already exist: {numbers}.',
    floor_in_use: 'Still on this floor: {names}. Move or delete them first.',
    floor_has_vacancies: 'Vacancies are recorded for this floor. Delete them first.',
    at_most_hundred_floors: 'At most a hundred floors can be added at once.',
    ends_before_begin: 'The end must not be before the start.',
    floor_is_vacant: 'Recorded as a full-floor vacancy: {floors}. End the vacancy first.',
    floor_has_tenants: 'A full-floor vacancy needs an empty floor. Still there: {names}.',
    vacancy_without_end: 'Rooms fall vacant after the last day. Enter the last day.',
    vacancy_beyond_floor:
      'The floor has {size} sq ft: with its other vacancies this is {beyond} sq ft too many.',
    at_most_nine_areas: 'At most nine common areas can be added at once.',
    floor_or_area_invalid: 'invalid floor or area id. Please refresh the page and try again.',
    building_in_use: 'This building cannot be deleted while jobs are done there.',
  },
  es: {
    area_has_buildings: 'Esta área todavía tiene edificios asignados: {names}. Reasígnelos primero.',
    area_of_own: 'Otra persona tiene que pasar este edificio a su área.',
    floor_numbers_taken: 'Estos pisos ya existen: {numbers}.',
    floor_in_use: 'Todavía en este piso: {names}. Muévalos o elimínelos primero.',
    floor_has_vacancies: 'Hay vacancias registradas en este piso. Elimínelas primero.',
    at_most_hundred_floors: 'Se pueden agregar como máximo cien pisos a la vez.',
    ends_before_begin: 'El final no puede ser anterior al comienzo.',
    floor_is_vacant: 'Registrado como piso completo vacante: {floors}. Termine primero la vacancia.',
    floor_has_tenants: 'Para declarar vacante el piso completo, debe estar vacío. Todavía están: {names}.',
    vacancy_without_end: 'El espacio queda vacante después del último día. Ingrese el último día.',
    vacancy_beyond_floor: 'El piso tiene {size} pies²: con sus otras vacancias, sobran {beyond}.',
    at_most_nine_areas: 'Se pueden agregar como máximo nueve áreas comunes a la vez.',
    floor_or_area_invalid: 'id de piso o de área no válido. Actualice la página y vuelva a intentarlo.',
    building_in_use: 'Este edificio no se puede eliminar mientras haya trabajos en él.',
  },
} satisfies Messages;
