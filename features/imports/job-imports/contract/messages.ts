import type { Messages } from '#platform/contract/messages/catalogue';

/** Texts of errors and remarks about rows of job sites. */
export const jobImportMessages = {
  en: {
    import_client_required: 'Choose the client for rows without one, or the column with the client.',
    import_client_forbidden: 'You cannot create clients. Choose an existing one.',
    import_in_use:
      'Job sites of this import are in use (tasks, inspections or reports): it cannot be undone.',
    import_sites_in_use:
      'This import cannot be undone. Job sites in use: {count} ({numbers}). Tasks, inspections and reports count, even deleted ones.',
    import_number_in_file: 'Line {line} has the same job number.',
    import_number_in_use: 'Job {name} already has this number.',
    import_client_unknown: 'There is no client {name}.',
    import_client_missing: 'This row has no client.',
    import_same_address_in_file: 'Line {line} has the same address.',
    import_same_address: 'A building already has this address.',
    import_area_unknown: 'There is no area {name}; the site was left without one.',
    import_site_field_kept:
      'The site has a different value. A file does not change this field; change it on the site.',
    import_site_field_left: 'A file does not change this field of an existing site; change it on the site.',
    import_site_several: 'This matches {count} job sites. It can update only one; use the job number.',
    import_site_gone: 'Deleted since the import.',
    import_building_claimed: 'Another row of this file changes the same building; this value was left out.',
    import_exists_kept: 'Already exists. This row does not change the values that differ.',
    import_update_forbidden: 'You may not change job sites and how often they are inspected.',
    import_manager_unknown: 'There is no person {name}; the site was left without an area manager.',
    import_manager_several:
      'Several people are called {name}; use the email address. The site was left without an area manager.',
    import_manager_self: 'You cannot make yourself area manager; the site was left without one.',
    import_manager_forbidden: 'You cannot assign people; the site was left without an area manager.',
    import_contact_forbidden: 'You cannot change the contacts of clients; the site was left without one.',
    import_manager_no_duty:
      'There is no area manager assignment yet; the site was left without an area manager.',
    import_status_unknown: 'The status {text} is not in your list; the default was used.',
    import_days_unknown: 'The days {text} were not understood; the service has no days yet.',
    import_zip_elsewhere: 'ZIP code {zip} is not in {state}: a digit may be missing.',
    import_place_unknown: 'The ZIP code is not on the map: the site has no location yet.',
    import_too_many_clients: 'This file has {count} new clients; at most {maximum} can be created at once.',
  },
  es: {
    import_client_required: 'Elija el cliente para las filas que no lo indican o la columna que lo indica.',
    import_client_forbidden: 'Usted no puede crear clientes. Elija uno existente.',
    import_in_use:
      'Hay sitios de esta importación en uso (tareas, inspecciones o reportes): no se puede deshacer.',
    import_sites_in_use:
      'Esta importación no se puede deshacer. Sitios en uso: {count} ({numbers}). Cuentan las tareas, inspecciones y reportes, incluso los eliminados.',
    import_number_in_file: 'La línea {line} tiene el mismo número de trabajo.',
    import_number_in_use: 'El trabajo {name} ya tiene este número.',
    import_client_unknown: 'No existe el cliente {name}.',
    import_client_missing: 'Esta fila no indica ningún cliente.',
    import_same_address_in_file: 'La línea {line} tiene la misma dirección.',
    import_same_address: 'Ya hay un edificio con esta dirección.',
    import_area_unknown: 'No existe el área {name}; el sitio queda sin área.',
    import_site_field_kept:
      'El sitio tiene otro valor. Un archivo no cambia este campo; cámbielo en el sitio.',
    import_site_field_left:
      'Un archivo no cambia este campo de un sitio que ya existe; cámbielo en el sitio.',
    import_site_several:
      'Esto corresponde a {count} sitios de trabajo. Solo puede actualizar uno; use el número de trabajo.',
    import_site_gone: 'Se eliminó después de la importación.',
    import_building_claimed: 'Otra fila de este archivo cambia el mismo edificio; este valor no se tomó.',
    import_exists_kept: 'Ya existe. Esta fila no cambia los valores que difieren.',
    import_update_forbidden: 'Usted no puede cambiar sitios de trabajo ni cada cuánto se inspeccionan.',
    import_manager_unknown: 'No existe la persona {name}; el sitio queda sin gerente de área.',
    import_manager_several:
      'Varias personas se llaman {name}; use el correo. El sitio queda sin gerente de área.',
    import_manager_self: 'Usted no puede nombrarse gerente de área; el sitio queda sin uno.',
    import_manager_forbidden: 'Usted no puede asignar personas; el sitio queda sin gerente de área.',
    import_contact_forbidden:
      'Usted no puede cambiar los contactos de los clientes; el sitio queda sin contacto.',
    import_manager_no_duty: 'Aún no existe la asignación de gerente de área; el sitio queda sin uno.',
    import_status_unknown: 'El estado {text} no está en su lista; se usó el predeterminado.',
    import_days_unknown: 'No se entendieron los días {text}; el servicio queda sin días.',
    import_zip_elsewhere: 'El código postal {zip} no está en {state}: puede faltar un dígito.',
    import_place_unknown: 'El código postal no está en el mapa: el sitio aún no tiene ubicación.',
    import_too_many_clients:
      'Este archivo tiene {count} clientes nuevos; se pueden crear como máximo {maximum} a la vez.',
  },
} satisfies Messages;
