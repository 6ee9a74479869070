/** What spreadsheets show where a formula failed, in English and Spanish, also when they are saved as CSV; and the marks of a
 * number or a date that did not fit into its column. */
const errors = new RegExp(
  `^(?:${[
    '#N/[AD]',
    '#¡?(?:REF|DIV/0|VALUE|VALOR|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|ERROR)!',
    '#¡?(?:BLOCKED|BLOQUEADO|CONNECT|CONECTAR|BUSY|OCUPADO|UNKNOWN|DESCONOCIDO|EXTERNAL|PYTHON)!',
    '#¿?(?:NAME|NOMBRE)\\?',
    '#GETTING_DATA',
    'Err:\\d{3}',
    '#{3,}',
  ].join('|')})$`,
  'i',
);

/** Whether a cell holds no value but an error of the spreadsheet. It is not empty: nobody knows what it should say. */
export const isSpreadsheetError = (cell: string): boolean => errors.test(cell.trim());
