import type { Messages } from '#platform/contract/messages/catalogue';

export const clientMessages = {
  en: {
    account_number_taken: 'This account number is already in use.',
    account_number_taken_since:
      'Another client now has this account number. Change it there, then restore this one.',
    client_not_deleted: 'failed to delete client',
    client_not_deactivated: 'failed to deactivate client',
    contact_locked: 'This contact is needed by an agreement or has an account, and cannot be deleted.',
    contact_building: 'Choose a building of this client.',
    merge_same: 'Choose another client: a client cannot be merged into itself.',
    merge_inactive: 'Choose an active client to keep.',
  },
  es: {
    account_number_taken: 'Este número de cuenta ya está en uso.',
    account_number_taken_since:
      'Otro cliente tiene ahora este número de cuenta. Cámbielo allí y luego restaure este.',
    client_not_deleted: 'no se pudo eliminar el cliente',
    client_not_deactivated: 'no se pudo desactivar el cliente',
    contact_locked: 'Un acuerdo requiere a este contacto, o tiene una cuenta; no se puede eliminar.',
    contact_building: 'Elija un edificio de este cliente.',
    merge_same: 'Elija otro cliente: un cliente no se puede fusionar consigo mismo.',
    merge_inactive: 'Elija un cliente activo para conservar.',
  },
} satisfies Messages;
