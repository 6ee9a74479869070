import { expect, it } from 'vitest';
import { isTotal } from '../run/read-import-file.ts';

const columns = {
  targetAt: new Map([
    [0, 'tenant_name'],
    [1, 'suite'],
    [2, 'sqft'],
  ]),
  measures: ['sqft'],
};

it.each([
  [['Total', '', '12,000']],
  [['Grand Total', '', '12,000', '$4,500.00', '']],
  [['GRAND TOTAL:', '', '']],
  [['Sub-total', '', '5 000']],
  [['', 'Subtotal', '5000']],
  [['Total general', '', '1.200,50']],
  [['Totales', '', '', '(12)']],
  [['Suma', '', '9']],
  [['Total', '', '#REF!']],
])('leaves %j out', (cells) => expect(isTotal(cells, columns)).toBe(true));

it.each([
  [['Total Wine & More', '', '12,000']],
  [['Total', '101', '12,000']],
  [['Total', '', '12,000', 'Denver']],
  [['Total Energies', '', '']],
  [['Main Tower', 'Total', '12,000']],
  [['Total', '', 'vacant']],
  [['Sum Thing', '', '1']],
  [['', '', '12']],
  [['', '', '']],
])('imports %j', (cells) => expect(isTotal(cells, columns)).toBe(false));
