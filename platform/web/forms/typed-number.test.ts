import { expect, it } from 'vitest';
import { orNothing, typedNumber } from './typed-number.ts';

it.each([
  ['12.5', 12.5],
  [' 7 ', 7],
  ['7.', 7],
  ['', ''],
  [' ', ''],
  ['1,234.56', 1234.56],
  ['$1,234.56', 1234.56],
  ['3 %', 3],
  ['-4.5', -4.5],
])('takes %j as %j', (text, value) => expect(typedNumber(text)).toBe(value));

it.each(['12,50', '1.234,50', '2.345,00', '1e3', '0x10', 'four', '-'])('takes %j for no number', (text) =>
  expect(typedNumber(text)).toBeNaN(),
);

it('counts nothing for what is not typed, or no number', () => {
  expect([orNothing(''), orNothing(Number.NaN), orNothing(7)]).toEqual([0, 0, 7]);
});
