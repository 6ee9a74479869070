import type { Messages } from '#platform/contract/messages/catalogue';

/** Refusals of imports and remarks about rows, of every kind. */
export const importMessages = {
  en: {
    import_file_empty: 'This file has no rows below its header.',
    import_file_unreadable: 'This file could not be read as a table. Save it again as CSV or XLSX.',
    import_file_too_heavy:
      'This file is too large to be read. Remove what you do not need, or save the workbook as CSV and upload that file instead.',
    import_cell_too_far:
      'Cell {cell} is beyond what can be read: {columns} columns and {rows} rows. Delete it, or save the sheet as CSV and upload that file instead.',
    import_too_many_rows: 'A file can have at most {maximum} rows.',
    import_too_many_columns: 'A file can have at most {maximum} columns.',
    import_column_required: 'Choose a column of the file for this field.',
    import_column_unknown: 'The file has no column with this name.',
    import_column_twice: 'This column is already used for another field.',
    import_not_runnable: 'This import has already been started.',
    import_header_changed: 'Another header row was chosen in the meantime. Check the columns again.',
    import_not_undoable: 'Only a finished import can be undone, once.',
    import_out_of_scope:
      'Part of this import is at job sites that you do not see. Ask someone who sees all of them to undo it.',
    import_busy: 'Someone is working on this import right now.',
    import_interrupted: 'The import was interrupted. It resumes automatically; you can also continue it now.',
    import_number_unreadable: '{text} is not a number and was left out.',
    import_position_ignored: 'The coordinates are not on the map; the center of the ZIP code was used.',
    import_extra_cells: 'This line has more cells than the header; the extra ones were left out.',
    import_text_unstorable: 'This text has a character that cannot be saved. Type it again.',
    import_cell_strange: 'Some characters were in another encoding. Check what was read: {text}',
    import_cell_holds_rows:
      'This cell holds whole lines of the file. A quotation mark before them is missing or too many.',
    import_cell_error: 'This cell holds an error of the spreadsheet ({text}).',
    import_error_line: 'Line',
    import_error_outcome: 'Outcome',
    import_error_reasons: 'Reasons',
    import_outcome_created: 'Created',
    import_outcome_duplicate: 'Duplicate',
    import_outcome_invalid: 'Rejected',
    import_outcome_left_out: 'Left out',
    import_date_unreadable: '{text} is not a date.',
    import_date_number: 'The number {text} was read as the date {date}.',
    import_date_far: '{text} is not between {first} and {last}.',
    import_phone_ignored: '{text} is not a phone number and was left out.',
    import_extension_left_out:
      'Extension {text} does not fit into a phone number; check that it stands elsewhere.',
    import_email_ignored: '{text} is not an email address and was left out.',
    import_word_unknown: '{text} is neither yes nor no; yes was used.',
    import_row_total: 'This looks like a total, not a row to import.',
    import_row_in_file:
      'Line {line} is about the same record and counts. What this row says otherwise is not taken.',
    import_exists: 'Exists already.',
    import_exists_same: 'Exists already, and nothing differs.',
    import_outcome_updated: 'Updated',
  },
  es: {
    import_file_empty: 'Este archivo no tiene filas debajo del encabezado.',
    import_file_unreadable: 'Este archivo no se pudo leer como tabla. Guárdelo de nuevo como CSV o XLSX.',
    import_file_too_heavy:
      'Este archivo es demasiado grande para leerlo. Quite lo que no necesite, o guarde el libro como CSV y suba ese archivo.',
    import_cell_too_far:
      'La celda {cell} está fuera de lo que se puede leer: {columns} columnas y {rows} filas. Bórrela, o guarde la hoja como CSV y suba ese archivo.',
    import_too_many_rows: 'Un archivo puede tener como máximo {maximum} filas.',
    import_too_many_columns: 'Un archivo puede tener como máximo {maximum} columnas.',
    import_column_required: 'Elija una columna del archivo para este campo.',
    import_column_unknown: 'El archivo no tiene ninguna columna con este nombre.',
    import_column_twice: 'Esta columna ya se usa para otro campo.',
    import_not_runnable: 'Esta importación ya se inició.',
    import_header_changed: 'Mientras tanto se eligió otra fila de encabezado. Revise las columnas de nuevo.',
    import_not_undoable: 'Solo una importación terminada se puede deshacer, una vez.',
    import_out_of_scope:
      'Una parte de esta importación está en sitios de trabajo que usted no ve. Pida a alguien que los vea todos que la deshaga.',
    import_busy: 'Alguien está trabajando con esta importación en este momento.',
    import_interrupted:
      'La importación se interrumpió. Se reanuda automáticamente; también puede continuarla ahora.',
    import_number_unreadable: '{text} no es un número y se omitió.',
    import_position_ignored: 'Las coordenadas no están en el mapa; se usó el centro del código postal.',
    import_extra_cells: 'Esta línea tiene más celdas que el encabezado; las sobrantes se omitieron.',
    import_text_unstorable: 'Este texto tiene un carácter que no se puede guardar. Escríbalo de nuevo.',
    import_cell_strange: 'Algunos caracteres tenían otra codificación. Revise lo que se leyó: {text}',
    import_cell_holds_rows:
      'Esta celda contiene líneas enteras del archivo. Antes de ellas faltan o sobran comillas.',
    import_cell_error: 'Esta celda contiene un error de la hoja de cálculo ({text}).',
    import_error_line: 'Línea',
    import_error_outcome: 'Resultado',
    import_error_reasons: 'Motivos',
    import_outcome_created: 'Creada',
    import_outcome_duplicate: 'Duplicada',
    import_outcome_invalid: 'Rechazada',
    import_outcome_left_out: 'Omitida',
    import_date_unreadable: '{text} no es una fecha.',
    import_date_number: 'El número {text} se leyó como la fecha {date}.',
    import_date_far: '{text} no está entre {first} y {last}.',
    import_phone_ignored: '{text} no es un número de teléfono y se omitió.',
    import_extension_left_out:
      'La extensión {text} no cabe en un número de teléfono; verifique que esté en otro lugar.',
    import_email_ignored: '{text} no es una dirección de correo y se omitió.',
    import_word_unknown: '{text} no es sí ni no; se usó sí.',
    import_row_total: 'Parece un total, no una fila para importar.',
    import_row_in_file:
      'La línea {line} trata del mismo registro y es la que cuenta. Lo que esta fila dice distinto no se toma.',
    import_exists: 'Ya existe.',
    import_exists_same: 'Ya existe, y nada cambia.',
    import_outcome_updated: 'Actualizada',
  },
} satisfies Messages;
