import type { Messages } from '#platform/contract/messages/catalogue';

export const assignmentMessages = {
  en: {
    period_overlaps: 'This person already has the assignment at this site at that time.',
    period_order: 'The last day is before the first.',
    period_begun: 'This has already started. Set a last day instead.',
    person_not_active: 'Choose a person who is active or invited.',
    assignment_inactive: 'This assignment is not in use. Turn it on first.',
    same_person: 'Choose another person.',
    own_assignment: 'Someone else has to assign this: you cannot add to your own assignments or job access.',
    duty_not_held: 'This person does not have the assignment at these sites.',
    too_many_at_once: 'Too many people and sites at once. Choose fewer.',
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
      'Otra persona tiene que asignarlo: no puede ampliar sus propias asignaciones ni su acceso a trabajos.',
    duty_not_held: 'Esta persona no tiene la asignación en estos sitios.',
    too_many_at_once: 'Son demasiadas personas y sitios a la vez. Elija menos.',
    period_named_twice: 'El mismo período aparece dos veces. Cámbielo o quítelo, no ambas cosas.',
  },
} satisfies Messages;
