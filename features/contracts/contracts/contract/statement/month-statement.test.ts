import { describe, expect, it, vi } from 'vitest';
import { toHundredths } from '#platform/contract/money';
import type { BillbackLine, CreditLine, PricingLine } from '../lines.ts';
import { priceOn } from '../price.ts';
import { byDay } from './by-day.ts';
import { type Around, monthStatement, type Stated } from './month-statement.ts';
import { creditedFrom, type VacantRooms } from './vacant-days.ts';

const line = (type: PricingLine['type'], amount: number): PricingLine => ({
  type,
  amount,
  period: 'month',
  note: '',
});

const credit = (given: Partial<CreditLine>): CreditLine => ({
  type: 'Vacancy',
  method: 'per_sqft',
  rate: 0.1,
  sqft: null,
  base: 'all',
  from: null,
  to: null,
  ...given,
});

const supplies: BillbackLine = {
  type: 'supply',
  cost: 1240,
  markup_type: 'percentage',
  markup: 10,
  period: 'month',
};
const insurance: BillbackLine = {
  type: 'health insurance',
  cost: 1800,
  markup_type: 'fixed',
  markup: 100,
  period: 'month',
};

let serial = 0;

const rooms = (given: Partial<VacantRooms>): VacantRooms => ({
  id: ++serial,
  floor_id: serial,
  building: 'Tower',
  floor: String(serial),
  sqft: 10_000,
  kind: 'PF',
  from: '2020-01-01',
  to: null,
  notice_date: null,
  floor_sqft: null,
  ...given,
});

const tower: Stated = {
  start_date: '2025-01-01',
  termination_date: null,
  square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000, vacant_full: 15_000 },
  pricing: [
    line('labor', 27_000),
    line('supply', 2600),
    line('equipment', 1400),
    line('tech', 400),
    line('other', 600),
  ],
  credits: [
    credit({ type: 'FF Vacancy', rate: 0.11 }),
    credit({ type: 'PF Vacancy', rate: 0.08 }),
    credit({ type: 'LPC', method: 'percent', rate: 3, base: 'labor' }),
  ],
  billbacks: [supplies, insurance],
};

const full = rooms({ kind: 'FF', sqft: 15_000 });
const part = rooms({ kind: 'PF', sqft: 10_000 });

const around = (vacancies: VacantRooms[], notice_days = 30): Around => ({ vacancies, notice_days });

const stated = (terms: Stated, month: string, given: Around) => {
  const found = monthStatement(terms, month, given);
  if (!found) throw new Error('not in force');
  return found;
};

const onlyVacancy = (rate = 0.1): Stated => ({
  ...tower,
  credits: [credit({ rate })],
  billbacks: [],
});

const linesOf = (terms: Stated, month: string, given: Around) =>
  stated(terms, month, given).credits.flatMap(({ lines }) =>
    lines.map(({ sqft, from, to, days, amount }) => [sqft, from.slice(8), to.slice(8), days, amount]),
  );

describe('the invoice of a month', () => {
  it('of the tower, with a full floor and a part of one vacant, is that of its price', () => {
    const month = stated(tower, '2027-03', around([full, part]));
    expect(month).toMatchObject({
      base: 32_000,
      credited: 3260,
      net: 28_740,
      billed_back: 3264,
      invoice: 32_004,
      days: 31,
      days_in_month: 31,
    });
    expect(month.credits.map(({ amount }) => amount)).toEqual([1650, 800, 810]);
    const { base, credits, net, billbacks, invoice_month } = priceOn(tower, '2027-03-10');
    expect([base, credits, net, billbacks, invoice_month]).toEqual([
      month.base,
      month.credited,
      month.net,
      month.billed_back,
      month.invoice,
    ]);
  });

  it.each([
    ['2027-04', { from: '2027-04-16' }, [[15_000, '16', '30', 15, 825]]],
    ['2027-04', { to: '2027-04-15' }, [[15_000, '01', '15', 15, 825]]],
    ['2027-04', { from: '2027-05-01' }, []],
    ['2027-04', { to: '2027-03-31' }, []],
    ['2028-02', { from: '2028-02-29' }, [[15_000, '29', '29', 1, 56.9]]],
    ['2027-02', { from: '2027-02-28' }, [[15_000, '28', '28', 1, 58.93]]],
    ['2032-12', {}, [[15_000, '01', '31', 31, 1650]]],
  ])('%s with a full floor %o', (month, dates, lines) => {
    const terms = { ...tower, credits: [credit({ type: 'FF Vacancy', rate: 0.11 })] };
    expect(linesOf(terms, month, around([{ ...full, ...dates }]))).toEqual(lines);
  });

  it.each([
    ['the rooms are empty before', { from: '2027-04-01', notice_date: '2027-03-17' }, 30, '2027-04-16'],
    ['notice came long before', { from: '2027-04-10', notice_date: '2027-01-01' }, 30, '2027-04-10'],
    ['nobody gave notice', { from: '2027-04-10' }, 30, '2027-04-10'],
    ['no days are agreed', { from: '2027-04-01', notice_date: '2027-04-05' }, 0, '2027-04-05'],
    [
      'the month before is a leap February',
      { from: '2028-02-01', notice_date: '2028-02-01' },
      30,
      '2028-03-02',
    ],
  ])('credits from the day of notice on when %s', (_, dates, days, begins) => {
    expect(creditedFrom(rooms(dates), days)).toBe(begins);
  });

  it('follows rooms that change twice in it', () => {
    const floor = { floor_id: 9, floor: '9' };
    const changing = [
      rooms({ ...floor, sqft: 4000, to: '2027-04-10' }),
      rooms({ ...floor, sqft: 9000, kind: 'FF', from: '2027-04-11', to: '2027-04-20' }),
      rooms({ ...floor, sqft: 2500, from: '2027-04-21' }),
    ];
    expect(linesOf(onlyVacancy(), '2027-04', around(changing))).toEqual([
      [4000, '01', '10', 10, 133.33],
      [9000, '11', '20', 10, 300],
      [2500, '21', '30', 10, 83.33],
    ]);
    const split = { ...tower, credits: tower.credits.slice(0, 2) };
    expect(linesOf(split, '2027-04', around(changing))).toEqual([
      [9000, '11', '20', 10, 330],
      [4000, '01', '10', 10, 106.67],
      [2500, '21', '30', 10, 66.67],
    ]);
  });

  it('counts a floor that is vacant as a whole once', () => {
    const floor = { floor_id: 7, floor: '7' };
    const part = rooms({ ...floor, sqft: 4000 });
    const whole = rooms({ ...floor, sqft: 9000, kind: 'FF', from: '2027-04-11', to: '2027-04-20' });
    const again = rooms({ ...floor, sqft: 9000, kind: 'FF', from: '2027-04-11', to: '2027-04-20' });
    expect(linesOf(onlyVacancy(), '2027-04', around([part, whole, again]))).toEqual([
      [4000, '01', '10', 10, 133.33],
      [9000, '11', '20', 10, 300],
      [4000, '21', '30', 10, 133.33],
    ]);
  });

  it('credits no more than the floor, the rooms that fell vacant first before the others', () => {
    const on = { floor_id: 77, floor_sqft: 10_000, sqft: 8000 };
    const terms = { ...tower, credits: [credit({ type: 'PF Vacancy', rate: 0.1 })] };
    const both = around([rooms({ ...on, to: '2027-06-20' }), rooms({ ...on, from: '2026-01-01' })]);
    expect(stated(terms, '2027-05', both).credited).toBe(1000);
    expect(stated(terms, '2027-07', both).credited).toBe(800);
    const [{ lines } = { lines: [] }] = stated(terms, '2027-06', both).credits;
    expect(lines.map(({ sqft, days, amount }) => [sqft, days, amount])).toEqual([
      [8000, 20, 533.33],
      [2000, 20, 133.33],
      [8000, 10, 266.67],
    ]);
    const whole = around([rooms({ ...on, kind: 'FF', sqft: 12_000 })]);
    const full = { ...tower, credits: [credit({ type: 'FF Vacancy', rate: 0.1 })] };
    expect(stated(full, '2027-05', whole).credited).toBe(1000);
  });

  it('keeps square feet that were agreed, whatever is vacant', () => {
    const terms = { ...tower, credits: [credit({ sqft: 5000, from: '2027-04-16' })] };
    expect(linesOf(terms, '2027-04', around([full]))).toEqual([[5000, '16', '30', 15, 250]]);
  });

  it('is for the days on which the contract is in force', () => {
    const ending = { ...tower, start_date: '2027-04-11', termination_date: '2027-04-20' };
    expect(stated(ending, '2027-04', around([full, part]))).toMatchObject({
      from: '2027-04-11',
      to: '2027-04-20',
      days: 10,
      base: 10_666.67,
      credited: 1086.67,
      billed_back: 1088,
    });
    expect(monthStatement(ending, '2027-03', around([]))).toBeNull();
    expect(monthStatement(ending, '2027-05', around([]))).toBeNull();
  });

  it('is never less than its bill-backs', () => {
    const terms = { ...tower, credits: [credit({ type: 'LPC', method: 'fixed', rate: 40_000 })] };
    expect(stated(terms, '2027-04', around([]))).toMatchObject({ net: 0, invoice: 3264 });
  });
});

/** A generator with a seed, so that a failure can be repeated. */
const randomOf = (seed: number) => {
  let state = seed;
  return (max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % max;
  };
};

const someDay = (pick: (max: number) => number): string =>
  new Date(Date.UTC(2027, 0, 1 + pick(800))).toISOString().slice(0, 10);

const someCase = (seed: number) => {
  const pick = randomOf(seed);
  const vacancies = Array.from({ length: pick(7) }, (_, at): VacantRooms => {
    const [from, to] = [someDay(pick), someDay(pick)].sort();
    const more = { from: from ?? '', to: pick(2) ? (to ?? '') : null, sqft: 1 + pick(30_000) };
    const kind = pick(2) ? 'FF' : 'PF';
    const notice_date = pick(3) ? null : someDay(pick);
    return { ...rooms({}), ...more, id: at, floor_id: pick(4), kind, notice_date };
  });
  const credits = Array.from({ length: pick(5) }, () => {
    const [from, to] = [someDay(pick), someDay(pick)].sort();
    return credit({
      type: (['LPC', 'Vacancy', 'FF Vacancy', 'PF Vacancy'] as const)[pick(4)] ?? 'LPC',
      method: (['per_sqft', 'percent', 'fixed'] as const)[pick(3)] ?? 'fixed',
      rate: pick(9999) / 10_000,
      sqft: pick(2) ? null : pick(20_000),
      base: pick(2) ? 'all' : 'labor',
      from: pick(2) ? null : (from ?? null),
      to: pick(2) ? null : (to ?? null),
    });
  });
  const [start, end] = [someDay(pick), someDay(pick)].sort();
  const terms: Stated = {
    ...tower,
    start_date: start ?? '',
    termination_date: pick(2) ? null : (end ?? null),
    credits,
    pricing: Array.from({ length: 1 + pick(4) }, () => line('labor', pick(3_000_000) / 100)),
  };
  const month = someDay(pick).slice(0, 7);
  return { terms, month, given: around(vacancies, pick(60)) };
};

const cents = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + toHundredths(amount), 0);

describe('whatever the terms and the vacancies', () => {
  const cases = Array.from({ length: 400 }, (_, seed) => someCase(seed + 1));

  it('the parts come to the total, and it is never below nothing', () => {
    for (const { terms, month, given } of cases) {
      const found = monthStatement(terms, month, given);
      if (!found) continue;
      expect(cents(found.pricing)).toBe(toHundredths(found.base));
      expect(cents(found.credits)).toBe(toHundredths(found.credited));
      for (const { lines, amount } of found.credits) expect(cents(lines)).toBe(toHundredths(amount));
      expect(found.net).toBe(Math.max(0, toHundredths(found.base) - toHundredths(found.credited)) / 100);
      expect(toHundredths(found.invoice)).toBe(toHundredths(found.net) + toHundredths(found.billed_back));
      expect(found.net).toBeGreaterThanOrEqual(0);
    }
  });

  it('the days come to the month', () => {
    for (const { terms, month, given } of cases) {
      const found = monthStatement(terms, month, given);
      if (!found) continue;
      const days = byDay(found);
      expect(days).toHaveLength(found.days);
      expect(cents(days.map(({ base }) => ({ amount: base })))).toBe(toHundredths(found.base));
      expect(cents(days.map(({ credited }) => ({ amount: credited })))).toBe(toHundredths(found.credited));
    }
  });

  it('a month whose rooms do not change is credited as the price says', () => {
    for (const sqft of [1, 333, 7777, 15_000, 99_999]) {
      for (const month of ['2027-02', '2028-02', '2027-04', '2027-12']) {
        const terms = { ...onlyVacancy(0.0333), square_feet: { ...tower.square_feet, vacant: sqft } };
        const found = stated(terms, month, around([rooms({ sqft })]));
        expect(found.credited).toBe(priceOn(terms, `${month}-01`).credits);
      }
    }
  });

  it('is the same in every zone of the process', () => {
    const all = () => cases.map(({ terms, month, given }) => monthStatement(terms, month, given));
    const expected = JSON.stringify(all());
    for (const other of ['Pacific/Kiritimati', 'America/Denver', 'Pacific/Pago_Pago', 'UTC']) {
      vi.stubEnv('TZ', other);
      expect(JSON.stringify(all())).toBe(expected);
    }
  });
});

describe('a vacancy credit that is a percentage or an amount', () => {
  const percent = credit({ method: 'percent', rate: 10 });
  const amount = credit({ type: 'PF Vacancy', method: 'fixed', rate: 310 });
  const only = (given: CreditLine): Stated => ({ ...tower, credits: [given], billbacks: [] });

  it('counts on the days on which something of its kind is vacant', () => {
    const first = rooms({ from: '2027-03-01', to: '2027-03-10' });
    const again = rooms({ from: '2027-03-22' });
    expect(linesOf(only(amount), '2027-03', around([first, again]))).toEqual([
      [null, '01', '10', 10, 100],
      [null, '22', '31', 10, 100],
    ]);
    const month = stated(only(percent), '2027-03', around([first, again]));
    expect(month.credited).toBe(Math.round((3200 * 100 * 10) / 31) / 50);
    expect(byDay(month).filter(({ credited }) => credited > 0)).toHaveLength(20);
  });

  it('takes nothing off while nothing is, or only what it is not for', () => {
    expect(stated(only(percent), '2027-03', around([]))).toMatchObject({ credited: 0, invoice: 32_000 });
    expect(linesOf(only(amount), '2027-03', around([full]))).toEqual([]);
  });

  it('with square feet of its own counts whatever is recorded', () => {
    const agreed = { ...amount, sqft: 4000 };
    expect(linesOf(only(agreed), '2027-03', around([]))).toEqual([[null, '01', '31', 31, 310]]);
  });
});
