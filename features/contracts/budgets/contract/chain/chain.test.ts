import { describe, expect, it } from 'vitest';
import { chainOf, figureOf } from './chain.ts';
import { goldenInputs as inputs } from './golden-inputs.ts';
import type { ChainInputs } from './inputs.ts';

const valuesOf = (given: ChainInputs) =>
  chainOf(given).map(({ figures }) => Object.fromEntries(figures.map(({ key, value }) => [key, value])));

describe('the chain of a service', () => {
  it('goes from square feet to the margin in three ways', () => {
    expect(valuesOf(inputs)).toEqual([
      {
        gross: 200_000,
        occupied: null,
        list: 32_000,
        credits: null,
        net: null,
        hours: 1147.45,
        wages: 20_112.85,
        loaded: 24_537.68,
        total: 27_837.68,
        margin: 13,
      },
      {
        gross: 200_000,
        occupied: 175_000,
        list: 32_000,
        credits: 3260,
        net: 28_740,
        hours: 1147.45,
        wages: 20_112.85,
        loaded: 24_537.68,
        total: 27_837.68,
        margin: 3.1,
      },
      {
        gross: 200_000,
        occupied: 175_000,
        list: 32_000,
        credits: 3260,
        net: 28_740,
        hours: 1039.2,
        wages: 18_272.6,
        loaded: 22_292.58,
        total: 25_592.58,
        margin: 11,
      },
    ]);
  });

  it('says of every figure what it is the sum of', () => {
    for (const { figures } of chainOf(inputs))
      for (const { key, value, parts, over } of figures) {
        if (value === null || parts.length === 0) continue;
        const all = parts.reduce((total, part) => total + part.amount, 0);
        expect([key, over === null ? all : (all / over) * 100]).toEqual([key, expect.closeTo(value, 1)]);
      }
  });

  it('says how a line was calculated', () => {
    const [, , current] = chainOf(inputs);
    expect(figureOf(current, 'hours')?.parts[0]).toEqual({
      group: 'shift',
      key: 'cleaner',
      note: '',
      amount: 757.75,
      terms: [
        { value: 10, unit: 'people' },
        { value: 3.5, unit: 'hours' },
        { value: 5, unit: 'days' },
        { value: 4.33, unit: 'weeks' },
      ],
    });
    expect(figureOf(current, 'credits')?.parts[2]).toMatchObject({
      terms: [
        { value: 27_000, unit: 'money' },
        { value: 3, unit: 'percent' },
      ],
      amount: 810,
    });
  });

  it('has no start-up after its months', () => {
    const [, later] = valuesOf({ ...inputs, on: '2028-01-01' });
    expect(later).toMatchObject({ total: 27_587.68, margin: 4 });
  });

  it('leaves out what does not exist', () => {
    const [list, budget, current] = valuesOf({ ...inputs, contract: null, full: null, current: null });
    expect(current).toBeUndefined();
    expect(list).toMatchObject({ gross: null, list: null, loaded: 24_537.68, margin: null });
    expect(budget).toMatchObject({ net: null, total: 27_837.68, margin: null });
    expect(valuesOf({ ...inputs, budget: null })[1]).toMatchObject({
      net: 28_740,
      loaded: null,
      total: null,
    });
  });
});
