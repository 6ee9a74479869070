import { describe, expect, it } from 'vitest';
import { optionsOf, requiredCents, totalCents } from './proposal-total.ts';

const line = (quantity: number, unit_price: number, optional = false) => ({ quantity, unit_price, optional });

const lines = [line(9200, 0.22), line(1, 240, true), line(3, 33.33), line(0.5, 0.05, true)];

describe('the total of a proposal', () => {
  it.each([
    [[], 212_399],
    [[1], 236_399],
    [[1, 3], 236_402],
    [[0, 2], 212_399],
    [[1, 1, 49], 236_399],
  ])('with the options %o is %i cents', (chosen, cents) => {
    expect(totalCents(lines, chosen)).toBe(cents);
  });

  it('is that of the required lines without options', () => {
    expect(requiredCents(lines)).toBe(totalCents(lines, []));
  });

  it('takes optional lines alone as options, each once', () => {
    expect(optionsOf(lines, [3, 0, 1, 1, 20])).toEqual([1, 3]);
  });
});
