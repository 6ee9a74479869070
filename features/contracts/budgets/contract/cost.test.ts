import { describe, expect, it } from 'vitest';
import { costOfLine, type StaffingLine } from '#features/contracts/staffing-plans/contract';
import { sum } from '#platform/contract/money';
import {
  amountToMonth,
  type CostedDetail,
  centsOfDetail,
  costOfBudget,
  hoursOfDetail,
  hoursToMonth,
} from './cost.ts';
import type { BudgetBasis } from './details.ts';
import { startUpMonth, startUpMonths, startUpShare, startUpUntil } from './start-up.ts';

const basis: BudgetBasis = { weeks: 43_300, burden: 2200, days_per_week: 5, startup_month: 0 };

const hours = (
  quantity: number,
  wage_rate: number,
  period: CostedDetail['period'] = 'week',
): CostedDetail => ({ type: 'labor', unit: 'hours', amount: null, quantity, wage_rate, period });

const full = (
  type: CostedDetail['type'],
  amount: number,
  period: CostedDetail['period'] = 'month',
): CostedDetail => ({ unit: 'full', quantity: null, wage_rate: null, type, amount, period });

const rest = [
  hours(25, 21),
  hours(40, 18),
  full('supply', 1600),
  full('equipment', 900),
  full('tech', 250),
  full('supply_startup', 3000),
  full('other', 300),
];

describe('a month', () => {
  it('of three hours a day on five days has 64.95 hours', () => {
    expect(hoursToMonth(300, 'day', basis)).toBe(64_950_000);
    expect(hoursToMonth(1500, 'week', basis)).toBe(64_950_000);
    expect(hoursToMonth(6495, 'month', basis)).toBe(64_950_000);
  });

  it('of 52 weeks in a year has a twelfth of them', () => {
    const weeks = { ...basis, weeks: 43_333 };
    expect(hoursToMonth(4000, 'week', weeks)).toBe(173_332_000);
    expect(amountToMonth(100_000, 'week', weeks)).toBe(433_330);
    expect(centsOfDetail(hours(40, 17.5), weeks)).toBe(370_064);
    expect(costOfBudget([hours(40, 17.5)], weeks)).toMatchObject({ monthly_hours: 173.332, labor: 3700.64 });
  });

  it('of an amount is rounded half up once', () => {
    expect(amountToMonth(100_000, 'week', basis)).toBe(433_000);
    expect(amountToMonth(1, 'day', basis)).toBe(22);
    expect(amountToMonth(50, 'week', { ...basis, weeks: 40_100 })).toBe(201);
    expect(amountToMonth(12_345, 'month', basis)).toBe(12_345);
  });
});

describe('a budget', () => {
  it('of the whole building', () => {
    expect(costOfBudget([hours(200, 17), ...rest], basis)).toEqual({
      running: 27_587.68,
      startup: 250,
      total: 27_837.68,
      labor: 24_537.68,
      by_type: [
        { type: 'supply', amount: 1600 },
        { type: 'labor', amount: 24_537.68 },
        { type: 'equipment', amount: 900 },
        { type: 'tech', amount: 250 },
        { type: 'supply_startup', amount: 250 },
        { type: 'other', amount: 300 },
      ],
      monthly_hours: 1147.45,
    });
  });

  it('of what is occupied', () => {
    expect(costOfBudget([hours(175, 17), ...rest], basis)).toMatchObject({
      total: 25_592.58,
      labor: 22_292.58,
    });
  });

  it('has no burden on amounts, and nothing without lines', () => {
    expect(centsOfDetail(full('labor', 1000), basis)).toBe(100_000);
    expect(costOfBudget([], basis)).toMatchObject({ total: 0, labor: 0, by_type: [] });
  });
});

/** Pseudo-random numbers that are the same in every run. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const anyLine = (next: () => number): CostedDetail => {
  const period = (['day', 'week', 'month'] as const)[Math.floor(next() * 3)] ?? 'month';
  if (next() < 0.5)
    return hours(Math.round(next() * 99_999) / 100, Math.round(next() * 99_999) / 100, period);
  const types = ['supply', 'labor', 'equipment', 'tech', 'supply_startup', 'other'] as const;
  return full(types[Math.floor(next() * 6)] ?? 'other', Math.round(next() * 9_999_999) / 100, period);
};

describe('any budget', () => {
  const next = numbers(118);
  const budgets = Array.from({ length: 200 }, () =>
    Array.from({ length: 1 + next() * 12 }, () => anyLine(next)),
  );

  it('is the sum of its types, and of start-up and the rest', () => {
    for (const details of budgets) {
      const cost = costOfBudget(details, basis);
      expect(Math.round(sum(cost.by_type.map(({ amount }) => Math.round(amount * 100))))).toBe(
        Math.round(cost.total * 100),
      );
      expect(Math.round(cost.running * 100) + Math.round(cost.startup * 100)).toBe(
        Math.round(cost.total * 100),
      );
    }
  });

  it('costs no less with one more line', () => {
    for (const details of budgets)
      expect(costOfBudget([...details, anyLine(next)], basis).total).toBeGreaterThanOrEqual(
        costOfBudget(details, basis).total,
      );
  });

  it('made of the lines of a plan comes to what the plan costs', () => {
    for (let at = 0; at < 200; at++) {
      const line: StaffingLine = {
        schedule_type: 'cleaner',
        title: '',
        shift: 'night',
        start_time: null,
        zone: '',
        headcount: 1 + Math.floor(next() * 99),
        shift_length_hours: (1 + Math.floor(next() * 48)) / 4,
        days: [0, 1, 2, 3, 4, 5, 6].slice(0, 1 + Math.floor(next() * 7)),
        wage_rate: Math.round(next() * 99_999) / 100,
      };
      const quantity = line.headcount * line.shift_length_hours * line.days.length;
      expect(centsOfDetail(hours(quantity, line.wage_rate), basis)).toBe(
        Math.round(costOfLine(line, basis).loaded * 100),
      );
      expect(hoursOfDetail(hours(quantity, 1), basis)).toBe(Math.round(quantity * 4_330_000));
    }
  });
});

describe('start-up supplies', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [100, 8],
    [300_000, 25_000],
    [999_999_999, 83_333_333],
  ])('of %i cents were a twelfth in each month, rounded: %i', (cents, share) => {
    expect(startUpShare(cents, null)).toBe(share);
  });

  const months = Array.from({ length: startUpMonths }, (_, month) => month);

  it('of 1,000.00 come to 1,000.00 over the months', () => {
    const total = months.map(
      (startup_month) => costOfBudget([full('supply_startup', 1000)], { ...basis, startup_month }).startup,
    );
    expect(total).toEqual([83.34, 83.34, 83.34, 83.34, ...Array(8).fill(83.33)]);
  });

  it('of any amounts come to them to the cent, and no month differs by more than one', () => {
    const next = numbers(187);
    for (let at = 0; at < 500; at++) {
      const lines = Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
        Math.floor(next() * 10 ** (1 + Math.floor(next() * 10))),
      );
      for (const cents of lines) {
        const shares = months.map((month) => startUpShare(cents, month));
        expect(sum(shares)).toBe(cents);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }
      const details = lines.map((cents) => full('supply_startup', cents / 100));
      const totals = months.map((startup_month) => costOfBudget(details, { ...basis, startup_month }).total);
      expect(sum(totals.map((total) => Math.round(total * 100)))).toBe(sum(lines));
    }
  });

  it.each([
    ['2027-01-01', '2026-06-01', 0],
    ['2027-01-01', '2027-01-31', 0],
    ['2027-01-01', '2027-02-01', 1],
    ['2027-01-31', '2027-02-27', 0],
    ['2027-01-31', '2027-02-28', 1],
    ['2027-01-31', '2027-03-30', 1],
    ['2027-01-01', '2027-12-31', 11],
    ['2027-01-01', '2029-12-31', 11],
  ])('of a budget from %s are on %s in month %i', (from, on, month) => {
    expect(startUpMonth(from, on)).toBe(month);
  });

  it.each([
    ['2027-01-01', '2027-12-31'],
    ['2027-03-15', '2028-03-14'],
    ['2028-02-29', '2029-02-27'],
  ])('of a budget from %s count until %s', (from, until) => {
    expect(startUpUntil(from)).toBe(until);
  });
});
