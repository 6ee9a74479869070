import type { Messages } from '#platform/contract/messages/catalogue';

export const clientImportMessages = {
  en: {
    client_import_word_unknown: '{text} is not known here and was left out.',
    client_import_contact_unnamed: 'The contact has no name and was left out.',
    client_import_address_incomplete:
      'The address was left out: it needs a street, a city, a state and a ZIP code.',
    client_import_second_primary: 'This client has a primary contact already; this one becomes secondary.',
    client_import_same_name:
      'Client {number} has the same name. Both will be there; you can merge them on the page of either one.',
    client_import_merged: 'This client was merged into another one, which is used here.',
    client_import_merged_name:
      'A client of this name was merged into {number}. Both will be there; you can merge them on the page of either one.',
    client_import_several:
      '{count} clients have this name. A row can update only one; use the account number.',
    client_import_number_kept: 'The client has another account number, which a file does not change.',
    client_import_contacts_forbidden: 'You cannot change the contacts of existing clients.',
  },
  es: {
    client_import_word_unknown: '{text} no se conoce aquí y se omitió.',
    client_import_contact_unnamed: 'El contacto no tiene nombre y se omitió.',
    client_import_address_incomplete:
      'La dirección se omitió: necesita calle, ciudad, estado y código postal.',
    client_import_second_primary: 'Este cliente ya tiene un contacto principal; este será secundario.',
    client_import_same_name:
      'El cliente {number} tiene el mismo nombre. Quedarán los dos; puede fusionarlos en la página de cualquiera de ellos.',
    client_import_merged: 'Este cliente se fusionó con otro, que es el que se usa aquí.',
    client_import_merged_name:
      'Un cliente con este nombre se fusionó con {number}. Quedarán los dos; puede fusionarlos en la página de cualquiera de ellos.',
    client_import_several:
      '{count} clientes tienen este nombre. Una fila solo puede actualizar uno; use el número de cuenta.',
    client_import_number_kept: 'El cliente tiene otro número de cuenta, que un archivo no cambia.',
    client_import_contacts_forbidden: 'Usted no puede cambiar los contactos de clientes que ya existen.',
  },
} satisfies Messages;
