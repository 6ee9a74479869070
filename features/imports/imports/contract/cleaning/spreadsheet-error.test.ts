import { expect, it } from 'vitest';
import { isSpreadsheetError } from './spreadsheet-error.ts';

it.each([
  ...['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '#n/a'],
  ...['#N/D', '#¡REF!', '#¡DIV/0!', '#¡VALOR!', '#¿NOMBRE?', '#¡NUM!', '#¡NULO!', '#¡DESBORDAMIENTO!'],
  ...['#ERROR!', 'Err:502', ' #N/A ', '########', '#GETTING_DATA'],
])('%j is an error', (cell) => expect(isSpreadsheetError(cell)).toBe(true));

it.each(['', 'N/A', '#', '#2', '# 101', 'Suite #N/A', '#NA', '#REF', 'Err: 502', '#1 Cleaning!', '##'])(
  '%j is none',
  (cell) => expect(isSpreadsheetError(cell)).toBe(false),
);
