import type { Messages } from '#platform/contract/messages/catalogue';

export const assignmentMessages = {
  en: {
    period_overlaps: 'This person already holds the assignment at this site in that time.',
    period_order: 'The last day is before the first.',
    period_begun: 'This has begun already. Give it a last day instead.',
    person_not_active: 'Choose a person who is active or invited.',
    assignment_inactive: 'This assignment is not in use. Switch it on first.',
    same_person: 'Choose another person.',
    own_assignment:
      'Someone else has to give you this: your own duties and job access are not yours to add to.',
    duty_not_held: 'This person does not hold the assignment at these sites.',
    too_many_at_once: 'These are too many people and sites at once. Choose fewer.',
    period_named_twice: 'The same period is named twice. Change it or remove it, not both.',
  },
  es: {
    period_overlaps: 'Esta persona ya tiene la asignación en este sitio en esas fechas.',
    period_order: 'El último día es anterior al primero.',
    period_begun: 'Ya comenzó. Indique mejor un último día.',
    person_not_active: 'Elija a una persona activa o con invitación pendiente.',
    assignment_inactive: 'Esta asignación no está en uso. Actívela primero.',
    same_person: 'Elija a otra persona.',
    own_assignment:
      'Otra persona tiene que dárselo: no puede ampliar sus propias asignaciones ni su acceso a trabajos.',
    duty_not_held: 'Esta persona no tiene la asignación en estos sitios.',
    too_many_at_once: 'Son demasiadas personas y sitios a la vez. Elija menos.',
    period_named_twice: 'El mismo período aparece dos veces. Cámbielo o quítelo, no ambas cosas.',
  },
} satisfies Messages;
