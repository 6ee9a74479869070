import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['1234.50', 1234.5],
  ['$1,234.50', 1234.5],
  ['$ 12,000', 12_000],
  ['US$ 12,345,678', 12_345_678],
  ['1,500 USD', 1500],
  [' 3.5% ', 3.5],
  ['.5', 0.5],
  ['7.', 7],
  ['007', 7],
  ['-5', -5],
])('reads %j as %j', (text, number) => expect(readAmount(text)).toBe(number));

it.each([
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['$1.234', 1234],
  ['12 500,5', 12_500.5],
  ['12\u202f500', 12_500],
])('reads %j as %j in a file with decimal commas', (text, number) =>
  expect(readAmount(text, ',')).toBe(number),
);

it.each([
  ...[
    '12,50',
    '1.234,50',
    '2.345,00',
    '1,2345',
    '1,23.4',
    '1,23,4',
    '0,500',
    '01,000',
    '12,345.6.7',
    '1.2.3',
  ],
  ...['0x10', '0b11', '1e3', 'Infinity', 'NaN', '1 234', '$', '.', '-', '', 'four', '--5', '٣'],
])('does not read %j', (text) => expect(readAmount(text)).toBeUndefined());

it.each(['1,234.50', '12.50', '1.2345', '1e3'])('does not read %j in a file with decimal commas', (text) =>
  expect(readAmount(text, ',')).toBeUndefined(),
);
