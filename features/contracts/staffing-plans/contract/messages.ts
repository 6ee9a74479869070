import type { Messages } from '#platform/contract/messages/catalogue';

export const planMessages = {
  en: {
    plan_not_draft: 'Only a draft can be edited. Copy an active plan to a new one to change it.',
    plan_takes_place:
      'Another plan of this type is active now. Review it, and confirm that this one replaces it.',
    plan_begins_later:
      'A plan takes effect on the day it is activated: wait for its first day, or choose an earlier one.',
    plan_lines_required: 'Add at least one line.',
    plan_days_required: 'Choose at least one day.',
    plan_override_reason: 'The hours differ from what occupancy suggests. Enter a reason.',
    plan_parent_closed: 'No plans can be made for {name} anymore.',
    plan_job_inactive: 'Job {name} is inactive. Activate it before one of its plans.',
    plan_service_inactive: '{name} is inactive. Make the service active before its plan.',
    plan_no_square_feet: 'A suggestion needs the square feet of the whole building and of what is occupied.',
    plan_nothing_occupied:
      'Nothing is occupied, so no cleaner hours are suggested. Change the occupied square feet, or enter a plan.',
    plan_not_full: 'A suggestion is made from a plan of the whole building.',
    plan_line_unknown: 'This line is not in the plan.',
    shift_person: 'Only active or invited people who can see this job site can be put on a shift.',
    quarter_hours: 'Enter hours in quarters, such as 3.25.',
  },
  es: {
    plan_not_draft: 'Solo se puede editar un borrador. Para cambiar un plan activo, cópielo en uno nuevo.',
    plan_takes_place: 'Ahora está activo otro plan de este tipo. Revíselo y confirme que este lo reemplaza.',
    plan_begins_later:
      'Un plan rige desde el día en que se activa: espere su primer día o elija uno anterior.',
    plan_lines_required: 'Agregue al menos una línea.',
    plan_days_required: 'Elija al menos un día.',
    plan_override_reason: 'Las horas difieren de lo que sugiere la ocupación. Indique el motivo.',
    plan_parent_closed: 'Ya no se pueden hacer planes para {name}.',
    plan_job_inactive: 'El trabajo {name} está inactivo. Actívelo antes de activar uno de sus planes.',
    plan_service_inactive: '{name} está inactivo. Active el servicio antes de activar su plan.',
    plan_no_square_feet:
      'Para una sugerencia se necesitan los pies cuadrados de todo el edificio y de lo ocupado.',
    plan_nothing_occupied:
      'No hay nada ocupado, por lo que no se sugieren horas de limpieza. Cambie los pies cuadrados ocupados o ingrese un plan.',
    plan_not_full: 'Una sugerencia se hace a partir de un plan de todo el edificio.',
    plan_line_unknown: 'Esta línea no está en el plan.',
    shift_person:
      'Solo se puede poner en un turno a personas activas o con invitación pendiente que pueden ver este sitio de trabajo.',
    quarter_hours: 'Ingrese las horas en cuartos, como 3.25.',
  },
} satisfies Messages;
