import { describe, expect, it } from 'vitest';
import { wrongWithCost } from './cost.ts';
import { costFigures, entryCents, hourFigures } from './cost-math.ts';

describe('the cost of an entry', () => {
  it.each([
    [4.5, 31.5, 14_175],
    [1250, 0.0325, 4063],
    [0.5, 0.01, 1],
    [0.33, 0.01, 0],
    [3, 0, 0],
  ])('of %d at %d is whole cents', (quantity, rate, cents) => {
    expect(entryCents(quantity, rate)).toBe(cents);
  });

  it('says what it was for, unless it is time', () => {
    const entered = { quantity: 1, unit_cost: null };
    expect(wrongWithCost({ ...entered, kind: 'hours', description: '' })).toEqual({});
    expect(wrongWithCost({ ...entered, kind: 'material', description: '' })).toEqual({
      description: 'required',
    });
    expect(wrongWithCost({ kind: 'other', description: 'Crane', quantity: 99_999, unit_cost: 101 })).toEqual({
      unit_cost: 'project_cost_too_high',
    });
  });
});

describe('cost against estimate', () => {
  const cost_estimate = { labor: 500, supply: 100, equipment: 0, subcontract: 50 };
  const entries = [
    { kind: 'hours' as const, cents: 48_000 },
    { kind: 'material' as const, cents: 12_500 },
    { kind: 'material' as const, cents: null },
  ];

  it('leaves out what has no price, and says how much that is', () => {
    expect(costFigures(entries, { cents: 130_000, cost_estimate, dates: null })).toEqual({
      estimate: 65_000,
      actual: 60_500,
      byKind: { hours: 48_000, material: 12_500, other: 0 },
      difference: null,
      unpriced: 1,
      estimated: { margin: 65_000, share: 0.5 },
      made: null,
    });
    const priced = costFigures(entries.slice(0, 2), { cents: 130_000, cost_estimate, dates: null });
    expect(priced).toMatchObject({
      difference: 4500,
      unpriced: 0,
      made: { margin: 69_500, share: 69_500 / 130_000 },
    });
    expect(costFigures([], { cents: 130_000, cost_estimate, dates: null }).made).toBeNull();
  });

  it('counts price and estimate once for each date that is done', () => {
    const figures = costFigures(entries, { cents: 65_000, cost_estimate, dates: 2 });
    expect(figures).toMatchObject({ estimate: 130_000, estimated: { margin: 0, share: 0 } });
    const none = costFigures([], { cents: 65_000, cost_estimate, dates: 0 });
    expect(none.estimated).toEqual({ margin: 0, share: null });
  });

  it('has no margin without a price', () => {
    expect(costFigures(entries, { cents: null, cost_estimate, dates: null })).toMatchObject({
      estimated: null,
      made: null,
    });
  });
});

describe('the hours of a project', () => {
  const entries = [
    { kind: 'hours' as const, quantity: 4.1 },
    { kind: 'material' as const, quantity: 20 },
    { kind: 'hours' as const, quantity: 2.2 },
  ];

  it('are estimated once, or for each date that is done, beside what was noted', () => {
    expect(hourFigures(entries, { labor_hours: 6.5 }, null)).toEqual({ estimated: 6.5, noted: 6.3 });
    expect(hourFigures(entries, { labor_hours: 2.1 }, 3)).toEqual({ estimated: 6.3, noted: 6.3 });
    expect(hourFigures([], { labor_hours: 0 }, null)).toEqual({ estimated: null, noted: 0 });
  });
});
