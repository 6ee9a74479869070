import { expect, it } from 'vitest';
import { numberIn } from './number-in.ts';

it.each([
  ['1234.50', 1234.5],
  ['$1,234.50', 1234.5],
  ['US$ 12,345,678', 12_345_678],
  ['1,500 USD', 1500],
  ['3.5%', 3.5],
  ['3,5 %', 3.5],
  ['1234,56', 1234.56],
  ['.5', 0.5],
  ['007', 7],
  ['-5', -5],
])('of %j is %j', (text, number) => expect(numberIn(text)).toBe(number));

it.each([
  '0x10',
  '0b11',
  '1e3',
  'Infinity',
  '0,500',
  '01,000',
  '1,2345',
  '1,23.4',
  '1,23,4',
  '1.2.3',
  '$',
  '',
])('is none of %j', (text) => expect(numberIn(text)).toBeUndefined());
