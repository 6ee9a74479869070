import { describe, expect, it } from 'vitest';
import { typedDecimal } from './decimal-text.ts';

const money = { digits: 4, decimals: 2, negative: false };

describe('what is typed into a field for numbers', () => {
  it.each([
    ['12.5', '12.5', 12.5],
    ['12,5', '12,5', 12.5],
    [' 7 ', '7', 7],
    ['7.', '7.', 7],
    ['.5', '.5', 0.5],
    ['', '', ''],
    ['.', '.', ''],
    ['1,', '1,', 1],
    ['1,23', '1,23', 1.23],
    ['1,234', '1,234', 1234],
    ['1,234.', '1,234.', 1234],
    ['1,234.56', '1,234.56', 1234.56],
    ['$1,234.56', '1,234.56', 1234.56],
    ['3 %', '3', 3],
  ])('takes %j as %j, which is %j', (typed, text, value) => {
    expect(typedDecimal(typed, money)).toEqual({ text, value });
  });

  it.each(['12345', '1.234', '-1', '1e3', '1.2.3', '1,2345', '1,23.4', '0,123', '1,23,4', '12,345.6'])(
    'does not take %j',
    (typed) => {
      expect(typedDecimal(typed, money)).toBeNull();
    },
  );

  it('takes every start of a number with thousands', () => {
    const whole = '1,234.56';
    for (let end = 1; end <= whole.length; end += 1)
      expect(typedDecimal(whole.slice(0, end), money)?.text).toBe(whole.slice(0, end));
  });

  it('takes three digits behind a comma for decimals where there may be so many', () => {
    const rate = { ...money, digits: 7, decimals: 4 };
    expect(typedDecimal('1,125', rate)?.value).toBe(1.125);
    expect(typedDecimal('1,234,567', rate)?.value).toBe(1_234_567);
  });

  it('takes a sign where there may be one', () => {
    const temperature = { ...money, negative: true };
    expect(typedDecimal('-', temperature)).toEqual({ text: '-', value: '' });
    expect(typedDecimal('-4,5', temperature)).toEqual({ text: '-4,5', value: -4.5 });
  });
});
