import type { Messages } from '#platform/contract/messages/catalogue';

export const taskMessages = {
  en: {
    transition_not_allowed: 'Transition {name} is not allowed from {status}.',
    reason_required: 'Please give a reason of at least 3 characters.',
    serviced_in_future: 'The service date must not lie in the future.',
    serviced_too_early: 'The service date must not lie more than 30 days before the task was created.',
    photo_required: 'This task needs a photo of the result before it can be closed.',
    signature_required: 'This task needs a signature before it can be closed.',
    building_not_of_job: 'This building does not belong to the job.',
    place_not_of_building: 'This place does not belong to the building.',
    assignee_cannot_see_job: 'Only people who can see this job site can be assigned.',
    task_done: 'A task that is done cannot be changed. Reopen it first.',
    device_time: 'The time of this device is more than 7 days off.',
    device_ahead: 'The clock of this device is ahead. Please set it.',
    signing_not_open: 'Only a task that still has to be done can be signed.',
    end_before_start: 'The end must not lie before the start.',
  },
  es: {
    transition_not_allowed: 'La acción {name} no se permite desde {status}.',
    reason_required: 'Indique un motivo de al menos 3 caracteres.',
    serviced_in_future: 'La fecha del servicio no puede estar en el futuro.',
    serviced_too_early:
      'La fecha del servicio no puede ser más de 30 días anterior a la creación de la tarea.',
    photo_required: 'Esta tarea necesita una foto del resultado antes de cerrarse.',
    signature_required: 'Esta tarea necesita una firma antes de cerrarse.',
    building_not_of_job: 'Este edificio no pertenece al trabajo.',
    place_not_of_building: 'Este lugar no pertenece al edificio.',
    assignee_cannot_see_job: 'Solo se puede asignar a personas que ven este sitio de trabajo.',
    task_done: 'Una tarea terminada no se puede cambiar. Reábrala primero.',
    device_time: 'La hora de este dispositivo difiere más de 7 días.',
    device_ahead: 'El reloj de este dispositivo está adelantado. Ajústelo.',
    signing_not_open: 'Solo se puede firmar una tarea pendiente.',
    end_before_start: 'El fin no puede ser anterior al inicio.',
  },
} satisfies Messages;
