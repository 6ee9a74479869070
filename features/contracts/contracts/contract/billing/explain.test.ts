import { expect, it } from 'vitest';
import { toHundredths } from '#platform/contract/money';
import type { CreditLine } from '../lines.ts';
import { monthStatement, type Stated } from '../statement/month-statement.ts';
import type { VacantRooms } from '../statement/vacant-days.ts';
import { explain } from './explain.ts';

const rooms = (id: number, given: Partial<VacantRooms>): VacantRooms => ({
  id,
  floor_id: id,
  building: 'Tower',
  floor: String(id),
  sqft: 10_000,
  kind: 'PF',
  from: '2020-01-01',
  to: null,
  notice_date: null,
  floor_sqft: null,
  ...given,
});

const credit = (given: Partial<CreditLine>): CreditLine => ({
  type: 'PF Vacancy',
  method: 'per_sqft',
  rate: 0.08,
  sqft: null,
  base: 'all',
  from: null,
  to: null,
  ...given,
});

const terms = (given: Partial<Stated> = {}): Stated => ({
  start_date: '2025-01-01',
  termination_date: null,
  square_feet: { gross_cleanable: 200_000, occupied: null, vacant: null, vacant_full: null },
  pricing: [{ type: 'labor', amount: 30_000, period: 'month', note: '' }],
  credits: [credit({})],
  billbacks: [{ type: 'supply', cost: 1000, markup_type: 'percentage', markup: 10, period: 'month' }],
  ...given,
});

const month = (of: Stated, name: string, vacancies: VacantRooms[] = []) =>
  monthStatement(of, name, { vacancies, notice_days: 30 });

const said = (...[before, after]: Parameters<typeof explain>) =>
  explain(before, after).map(({ reason, type, amount, before: was, after: is }) => [
    reason,
    type,
    amount,
    was,
    is,
  ]);

it('says nothing of two months that are alike, however long they are', () => {
  const vacancies = [rooms(1, {})];
  for (const [one, other] of [
    ['2027-01', '2027-02'],
    ['2027-02', '2027-03'],
    ['2028-02', '2028-03'],
  ] as const)
    expect(said(month(terms(), one, vacancies), month(terms(), other, vacancies))).toEqual([]);
});

it('says what became vacant', () => {
  const [before, after] = [[rooms(1, {})], [rooms(1, {}), rooms(2, { from: '2027-04-16', sqft: 6000 })]];
  expect(said(month(terms(), '2027-03', before), month(terms(), '2027-04', after))).toEqual([
    ['vacancy', 'PF Vacancy', -240, 10_000, 13_000],
  ]);
});

it('says what was agreed otherwise', () => {
  const raised = terms({ pricing: [{ type: 'labor', amount: 30_900, period: 'month', note: '' }] });
  const dearer = terms({ credits: [credit({ rate: 0.1 })] });
  const rented = [rooms(1, {})];
  expect(said(month(terms(), '2027-03'), month(raised, '2027-04'))).toEqual([
    ['price', null, 900, 30_000, 30_900],
  ]);
  expect(said(month(terms(), '2027-03', rented), month(dearer, '2027-04', rented))).toEqual([
    ['credit', 'PF Vacancy', -200, 800, 1000],
  ]);
  expect(said(month(terms(), '2027-03'), month(terms({ billbacks: [] }), '2027-04'))).toEqual([
    ['billback', 'supply', -1100, 1100, 0],
  ]);
});

it('says that a contract begins, ends, or is in force for a part of the month', () => {
  const ending = terms({ termination_date: '2027-04-15' });
  expect(said(null, month(terms(), '2027-04'))).toEqual([['begins', null, 31_100, null, null]]);
  expect(said(month(ending, '2027-04'), month(ending, '2027-05'))).toEqual([
    ['ends', null, -15_550, null, null],
  ]);
  expect(said(month(ending, '2027-03'), month(ending, '2027-04'))).toEqual([
    ['part_month', null, -15_550, 31, 15],
  ]);
  expect(said(null, null)).toEqual([]);
});

it('says that credits were limited by the price', () => {
  const low = terms({ credits: [credit({ type: 'LPC', method: 'fixed', rate: 31_000 })], billbacks: [] });
  expect(said(month(terms({ credits: [], billbacks: [] }), '2027-03'), month(low, '2027-04'))).toEqual([
    ['credit', 'LPC', -31_000, 0, 31_000],
    ['limit', null, 1000, null, null],
  ]);
});

it('comes to the difference, whatever changes', () => {
  let state = 7;
  const pick = (max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % max;
  };
  const day = () => new Date(Date.UTC(2027, 0, 1 + pick(120))).toISOString().slice(0, 10);
  const some = (): [Stated, VacantRooms[]] => [
    terms({
      start_date: pick(2) ? '2025-01-01' : day(),
      termination_date: pick(3) ? null : '2027-04-20',
      pricing: [{ type: 'labor', amount: pick(4_000_000) / 100, period: 'month', note: '' }],
      credits: [
        credit({ rate: pick(9999) / 10_000 }),
        credit({ type: 'LPC', method: 'percent', rate: pick(100) }),
      ],
      billbacks: [
        { type: 'supply', cost: pick(99_999) / 100, markup_type: 'percentage', markup: 7.5, period: 'month' },
      ],
    }),
    [rooms(1, { from: day(), sqft: 1 + pick(200_000) })],
  ];
  for (let round = 0; round < 300; round += 1) {
    const [[one, empty], [other, emptied]] = [some(), some()];
    const [before, after] = [month(one, '2027-03', empty), month(other, '2027-04', emptied)];
    const all = toHundredths(after?.invoice ?? 0) - toHundredths(before?.invoice ?? 0);
    const parts = explain(before, after).map(({ amount }) => toHundredths(amount));
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(all);
  }
});
