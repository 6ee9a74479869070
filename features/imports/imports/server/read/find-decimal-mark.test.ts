import { expect, it } from 'vitest';
import { findDecimalMark } from './describe-file.ts';

it.each([
  [['12,50', '1.000'], ';', ','],
  [['12,50', '1.000'], ',', ','],
  [['12.50', '1,000'], ';', '.'],
  [['1.234,50', '7', '12.5', '3,75'], ';', ','],
  [['1.000', '2.000'], ';', ','],
  [['1.000', '2.000'], ',', '.'],
  [['1,000', '2,000'], ';', '.'],
  [['1.000.000'], ',', ','],
  [['$1,234.50'], ';', '.'],
  [['12', ''], ';', ','],
  [['12', 'x'], ',', '.'],
  [[], '\t', '.'],
] as const)('%j in a file of %j has %j before its decimals', (cells, delimiter, mark) =>
  expect(findDecimalMark(cells, delimiter)).toBe(mark),
);
