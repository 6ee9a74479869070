import type { Messages } from '#platform/contract/messages/catalogue';

export const buildingMessages = {
  en: {
    area_has_buildings: 'This area still has buildings assigned: {names}. Reassign them first.',
    floor_numbers_taken: 'These floors exist already: {numbers}.',
    floor_in_use: 'Still on this floor: {names}. Move or delete them first.',
    floor_has_vacancies: 'Vacancies are recorded for this floor. Delete them first.',
    ends_before_begin: 'The end must not be before the beginning.',
    floor_is_vacant: 'Recorded as a full-floor vacancy: {floors}. End the vacancy first.',
    floor_has_tenants: 'A full-floor vacancy needs an empty floor. Still there: {names}.',
  },
  es: {
    area_has_buildings: 'Esta área todavía tiene edificios asignados: {names}. Reasígnelos primero.',
    floor_numbers_taken: 'Estos pisos ya existen: {numbers}.',
    floor_in_use: 'Todavía en este piso: {names}. Muévalos o elimínelos primero.',
    floor_has_vacancies: 'Hay vacancias registradas en este piso. Elimínelas primero.',
    ends_before_begin: 'El final no puede ser anterior al comienzo.',
    floor_is_vacant: 'Registrado como piso completo vacante: {floors}. Termine primero la vacancia.',
    floor_has_tenants: 'Para declarar vacante el piso completo, debe estar vacío. Todavía están: {names}.',
  },
} satisfies Messages;
