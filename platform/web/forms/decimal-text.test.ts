import { describe, expect, it } from 'vitest';
import { decimalText, numberOfText } from './decimal-text.ts';

const money = { digits: 3, decimals: 2, negative: false };

describe('what is typed into a field for numbers', () => {
  it.each([
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    [' 7 ', '7'],
    ['7.', '7.'],
    ['.5', '.5'],
    ['', ''],
    ['1234', null],
    ['1.234', null],
    ['-1', null],
    ['1e3', null],
    ['1.2.3', null],
  ])('takes %j as %j', (typed, text) => {
    expect(decimalText(typed, money)).toBe(text);
  });

  it('takes a sign where there may be one', () => {
    const temperature = { ...money, negative: true };
    expect(decimalText('-', temperature)).toBe('-');
    expect(decimalText('-4,5', temperature)).toBe('-4.5');
  });

  it.each([
    ['12.5', 12.5],
    ['7.', 7],
    ['.5', 0.5],
    ['-4.5', -4.5],
    ['', ''],
    ['-', ''],
    ['.', ''],
  ])('reads %j as %j', (text, number) => {
    expect(numberOfText(text)).toBe(number);
  });
});
