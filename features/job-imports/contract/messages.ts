import type { Messages } from '#platform/contract/messages/catalogue';

/** Refusals of imports and remarks about rows. */
export const jobImportMessages = {
  en: {
    import_file_empty: 'This file has no rows below its header.',
    import_file_unreadable: 'This file could not be read as a table. Save it again as CSV or XLSX.',
    import_file_too_heavy:
      'This file holds too much to be read. Remove what is not needed, or save a workbook as CSV and upload that file instead.',
    import_cell_too_far:
      'Cell {cell} lies beyond what can be read: {columns} columns and {rows} rows. Delete what is there, or save the sheet as CSV and upload that file instead.',
    import_too_many_rows: 'A file may have at most {maximum} rows.',
    import_too_many_columns: 'A file may have at most {maximum} columns.',
    import_column_required: 'Choose the column of the file for this field.',
    import_column_unknown: 'The file has no column with this name.',
    import_column_twice: 'This column already feeds another field.',
    import_client_required: 'Choose the client of the rows that name none, or the column that names it.',
    import_client_forbidden: 'You may not create clients. Choose one that exists.',
    import_not_runnable: 'This import was already started.',
    import_not_undoable: 'Only a finished import can be undone, once.',
    import_in_use:
      'Job sites of this import are in use (tasks, inspections or reports): it cannot be undone.',
    import_sites_in_use:
      'This import cannot be undone. Job sites in use: {count} ({numbers}). Tasks, inspections and reports count, deleted ones too.',
    import_busy: 'Somebody is working on this import right now.',
    import_interrupted: 'The import was interrupted. It goes on by itself; you can also continue it now.',
    import_number_in_file: 'Line {line} has the same job number.',
    import_number_in_use: 'Job {name} already has this number.',
    import_client_unknown: 'There is no client {name}.',
    import_client_missing: 'This row names no client.',
    import_same_address_in_file: 'Line {line} has the same address.',
    import_same_address: 'A building already has this address.',
    import_area_unknown: 'There is no area {name}; the site has none.',
    import_status_unknown: 'The status {text} is not in your list; the default was taken.',
    import_number_unreadable: '{text} is not a number and was left out.',
    import_position_ignored: 'The coordinates are not on a map; the middle of the ZIP code was taken.',
    import_zip_elsewhere: 'ZIP {zip} does not lie in {state}: a digit may be missing.',
    import_place_unknown: 'The ZIP code is on no map: the site has no position yet.',
    import_extra_cells: 'This line has more cells than the header; the surplus was left out.',
    import_too_many_clients: 'This file names {count} new clients; at most {maximum} can be created at once.',
    import_error_line: 'Line',
    import_error_outcome: 'Outcome',
    import_error_reasons: 'Reasons',
    import_outcome_created: 'Created',
    import_outcome_duplicate: 'Duplicate',
    import_outcome_invalid: 'Invalid',
  },
  es: {
    import_file_empty: 'Este archivo no tiene filas debajo del encabezado.',
    import_file_unreadable: 'Este archivo no se pudo leer como tabla. Guárdelo de nuevo como CSV o XLSX.',
    import_file_too_heavy:
      'Este archivo contiene demasiado para leerlo. Quite lo que no haga falta, o guarde el libro como CSV y suba ese archivo.',
    import_cell_too_far:
      'La celda {cell} está fuera de lo que se puede leer: {columns} columnas y {rows} filas. Borre lo que haya allí, o guarde la hoja como CSV y suba ese archivo.',
    import_too_many_rows: 'Un archivo puede tener como máximo {maximum} filas.',
    import_too_many_columns: 'Un archivo puede tener como máximo {maximum} columnas.',
    import_column_required: 'Elija la columna del archivo para este campo.',
    import_column_unknown: 'El archivo no tiene ninguna columna con este nombre.',
    import_column_twice: 'Esta columna ya alimenta otro campo.',
    import_client_required:
      'Elija el cliente de las filas que no nombran ninguno, o la columna que lo nombra.',
    import_client_forbidden: 'Usted no puede crear clientes. Elija uno que exista.',
    import_not_runnable: 'Esta importación ya se inició.',
    import_not_undoable: 'Solo una importación terminada se puede deshacer, una vez.',
    import_in_use:
      'Hay sitios de esta importación en uso (tareas, inspecciones o informes): no se puede deshacer.',
    import_sites_in_use:
      'Esta importación no se puede deshacer. Sitios en uso: {count} ({numbers}). Cuentan las tareas, inspecciones e informes, también los eliminados.',
    import_busy: 'Alguien está trabajando con esta importación en este momento.',
    import_interrupted:
      'La importación se interrumpió. Continúa sola; usted también puede continuarla ahora.',
    import_number_in_file: 'La línea {line} tiene el mismo número de trabajo.',
    import_number_in_use: 'El trabajo {name} ya tiene este número.',
    import_client_unknown: 'No existe el cliente {name}.',
    import_client_missing: 'Esta fila no nombra ningún cliente.',
    import_same_address_in_file: 'La línea {line} tiene la misma dirección.',
    import_same_address: 'Ya hay un edificio con esta dirección.',
    import_area_unknown: 'No existe el área {name}; el sitio queda sin área.',
    import_status_unknown: 'El estado {text} no está en su lista; se tomó el predeterminado.',
    import_number_unreadable: '{text} no es un número y se omitió.',
    import_position_ignored: 'Las coordenadas no están en el mapa; se tomó el centro del código postal.',
    import_zip_elsewhere: 'El código postal {zip} no está en {state}: puede faltar un dígito.',
    import_place_unknown: 'El código postal no está en el mapa: el sitio aún no tiene posición.',
    import_extra_cells: 'Esta línea tiene más celdas que el encabezado; lo sobrante se omitió.',
    import_too_many_clients:
      'Este archivo nombra {count} clientes nuevos; se pueden crear como máximo {maximum} a la vez.',
    import_error_line: 'Línea',
    import_error_outcome: 'Resultado',
    import_error_reasons: 'Motivos',
    import_outcome_created: 'Creada',
    import_outcome_duplicate: 'Duplicada',
    import_outcome_invalid: 'No válida',
  },
} satisfies Messages;
