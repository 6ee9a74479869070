import type { Messages } from '#platform/contract/messages/catalogue';

export const keyMessages = {
  en: {
    key_label_taken: 'This job already has one of this type with this label: {labels}.',
    key_other_building: 'Choose a building of this job.',
    key_holder_inactive: 'Choose a person who is active or invited.',
    key_holder_same: 'This person already has it.',
    key_since_future: 'Choose today or an earlier day.',
    key_since_held: 'Someone else had it on that day.',
    key_due_past: 'Choose today or a later day.',
    key_reason: 'Write at least 3 characters.',
    key_confirmed: 'This was already confirmed.',
    key_retired: 'This is retired and cannot be changed.',
    key_not_yours: 'You no longer have this. It may have been transferred.',
  },
  es: {
    key_label_taken: 'Este trabajo ya tiene otra de este tipo con este número: {labels}.',
    key_other_building: 'Elija un edificio de este trabajo.',
    key_holder_inactive: 'Elija a una persona activa o con invitación pendiente.',
    key_holder_same: 'Esta persona ya la tiene.',
    key_since_future: 'Elija hoy o un día anterior.',
    key_since_held: 'Otra persona la tenía ese día.',
    key_due_past: 'Elija hoy o un día posterior.',
    key_reason: 'Escriba al menos 3 caracteres.',
    key_confirmed: 'Esto ya se confirmó.',
    key_retired: 'Está dada de baja y no se puede cambiar.',
    key_not_yours: 'Usted ya no la tiene. Puede que se haya entregado a otra persona.',
  },
} satisfies Messages;
