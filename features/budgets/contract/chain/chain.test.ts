import { describe, expect, it } from 'vitest';
import { type StaffingLine, scaleToOccupied } from '#features/staffing-plans/contract';
import type { BudgetDetail } from '../details.ts';
import { chainOf, figureOf } from './chain.ts';
import type { ChainInputs, ChainPlan } from './inputs.ts';

const line = (type: StaffingLine['schedule_type'], headcount: number, hours: number, wage_rate: number) => ({
  ...{ schedule_type: type, title: '', shift: 'night' as const, start_time: null, zone: '' },
  ...{ headcount, shift_length_hours: hours, days: [1, 2, 3, 4, 5], wage_rate },
});

const full: ChainPlan = {
  ...{ id: 1, parent_type: 'contract', parent_id: 1, sqft_basis: 200_000 },
  lines: [line('cleaner', 10, 4, 17), line('supervisor', 1, 5, 21), line('day-porter', 1, 8, 18)],
};

const hours = (quantity: number, wage_rate: number): BudgetDetail => ({
  ...{ type: 'labor', unit: 'hours', period: 'week', amount: null, staffing_plan_id: null, note: '' },
  ...{ quantity, wage_rate },
});

const amount = (type: BudgetDetail['type'], dollars: number): BudgetDetail => ({
  ...{ unit: 'full', period: 'month', quantity: null, wage_rate: null, staffing_plan_id: null, note: '' },
  ...{ type, amount: dollars },
});

const priced = (type: 'labor' | 'supply' | 'equipment' | 'tech' | 'other', dollars: number) => ({
  ...{ type, amount: dollars, period: 'month' as const, note: '' },
});

const credit = { sqft: null, base: 'labor' as const, from: null, to: null };

const inputs: ChainInputs = {
  on: '2027-03-10',
  basis: { weeks: 433, burden: 2200, days_per_week: 5 },
  contract: {
    ...{ id: 1, number: 'C-1' },
    terms: {
      square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000, vacant_full: 15_000 },
      pricing: [
        priced('labor', 27_000),
        priced('supply', 2600),
        priced('equipment', 1400),
        priced('tech', 400),
        priced('other', 600),
      ],
      credits: [
        { ...credit, type: 'FF Vacancy', method: 'per_sqft', rate: 0.11 },
        { ...credit, type: 'PF Vacancy', method: 'per_sqft', rate: 0.08 },
        { ...credit, type: 'LPC', method: 'percent', rate: 3 },
      ],
      billbacks: [],
    },
  },
  budget: {
    ...{ id: 1, name: 'As agreed', status: 'approved', effective_from: '2027-01-01' },
    details: [
      hours(200, 17),
      hours(25, 21),
      hours(40, 18),
      amount('supply', 1600),
      amount('equipment', 900),
      amount('tech', 250),
      amount('supply_startup', 3000),
      amount('other', 300),
    ],
  },
  full,
  current: { ...full, id: 2, lines: scaleToOccupied({ lines: full.lines, sqft_basis: 200_000 }, 175_000) },
};

const valuesOf = (given: ChainInputs) =>
  chainOf(given).map(({ figures }) => Object.fromEntries(figures.map(({ key, value }) => [key, value])));

describe('the chain of a service', () => {
  it('goes from square feet to the margin in three ways', () => {
    expect(valuesOf(inputs)).toEqual([
      {
        ...{ gross: 200_000, occupied: null, list: 32_000, credits: null, net: null },
        ...{ hours: 1147.45, wages: 20_112.85, loaded: 24_537.68, total: 27_837.68, margin: 13 },
      },
      {
        ...{ gross: 200_000, occupied: 175_000, list: 32_000, credits: 3260, net: 28_740 },
        ...{ hours: 1147.45, wages: 20_112.85, loaded: 24_537.68, total: 27_837.68, margin: 3.1 },
      },
      {
        ...{ gross: 200_000, occupied: 175_000, list: 32_000, credits: 3260, net: 28_740 },
        ...{ hours: 1039.2, wages: 18_272.6, loaded: 22_292.58, total: 25_592.58, margin: 11 },
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
      ...{ group: 'shift', key: 'cleaner', note: '', amount: 757.75 },
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
