import { describe, expect, it } from 'vitest';
import { linesCents } from '#features/projects/special-projects/contract';
import {
  type BilledProject,
  isAllBilled,
  isOpenEnded,
  maxFor,
  nextDraft,
  partMonthOf,
} from './next-draft.ts';
import type { BilledBefore } from './shares.ts';

const today = '2027-03-10';

const scope = [
  { description: 'Entrance', quantity: 3, unit_of_measure: 'each' as const, unit_price: 450 },
  { description: 'Materials', quantity: 1, unit_of_measure: 'lump sum' as const, unit_price: 120 },
];

const project = (more: Partial<BilledProject> = {}): BilledProject => ({
  invoice_type: 'one time',
  price: 147_000,
  price_basis: 'total',
  occurrences: 2,
  named_dates: 1,
  scope_lines: scope,
  start: '2027-01-15',
  end: null,
  ...more,
});

const earlier = (more: Partial<BilledBefore> = {}): BilledBefore => ({
  subtotal: 0,
  discount: 0,
  period_from: null,
  task_ids: [],
  ...more,
});

const tasks = [
  { id: 90, done_on: '2027-01-31' },
  { id: 91, done_on: '2027-02-28' },
];

describe('the next invoice of work that is billed once', () => {
  it('counts the dates that somebody named of work without tasks', () => {
    const named = {
      invoice_type: 'per occurrence',
      price_basis: 'per_occurrence',
      end: '2027-03-01',
    } as const;
    const work = project({ ...named, price: 45_000, scope_lines: [], named_dates: 4 });
    expect(nextDraft(work, [], [], today)).toMatchObject({
      left: 180_000,
      lines: [{ quantity: 4, unit_price: 450 }],
    });
    expect(nextDraft(work, [earlier({ subtotal: 180_000 })], [], today).left).toBe(0);
  });

  it('has the lines of the project when they make its price', () => {
    const { lines, left } = nextDraft(project(), [], [], today);
    expect(lines.map(({ about }) => about)).toEqual([
      { kind: 'scope', text: 'Entrance' },
      { kind: 'scope', text: 'Materials' },
    ]);
    expect([left, linesCents(lines)]).toEqual([147_000, 147_000]);
  });

  it('has one line of what is left after others, and none when nothing is', () => {
    const { lines } = nextDraft(project(), [earlier({ subtotal: 100_050 })], [], today);
    expect(lines).toMatchObject([{ about: { kind: 'all' }, quantity: 1, unit_price: 469.5 }]);
    expect(nextDraft(project(), [earlier({ subtotal: 200_000 })], [], today)).toMatchObject({
      lines: [],
      left: 0,
    });
    expect(nextDraft(project({ price: 120_000 }), [], [], today).lines).toMatchObject([{ unit_price: 1200 }]);
  });

  it('is never more than what is left', () => {
    for (const subtotal of [0, 1, 33_333, 146_999, 147_000, 150_000]) {
      const others = [earlier({ subtotal })];
      const { lines, left } = nextDraft(project(), others, [], today);
      expect(linesCents(lines)).toBeLessThanOrEqual(left);
      expect(left).toBe(maxFor(project(), others, earlier(), []));
    }
  });
});

describe('the next invoice of work that is billed by occurrence', () => {
  const washing = project({
    invoice_type: 'per occurrence',
    price: 45_000,
    price_basis: 'per_occurrence',
    scope_lines: [],
  });

  it('has a line for each occurrence that is done and on no invoice', () => {
    expect(nextDraft(washing, [earlier({ task_ids: [91] })], tasks, today)).toEqual({
      period: null,
      lines: [
        {
          about: { kind: 'day', date: '2027-01-31' },
          quantity: 1,
          unit_of_measure: 'each',
          unit_price: 450,
          task_id: 90,
        },
      ],
      left: 45_000,
    });
    expect(nextDraft(washing, [earlier({ task_ids: [90, 91] })], tasks, today).lines).toEqual([]);
    expect(maxFor(washing, [], { task_ids: [90, 91] }, tasks)).toBe(90_000);
  });

  it('is the last one when every occurrence is billed', () => {
    expect(isAllBilled(washing, [earlier({ task_ids: [90] })], tasks, today)).toBe(false);
    expect(isAllBilled(washing, [earlier({ task_ids: [90, 91] })], tasks, today)).toBe(true);
    expect(isAllBilled(washing, [], [], today)).toBe(false);
  });

  it('is one for work without tasks, once it has ended', () => {
    expect(nextDraft(washing, [], [], today).lines).toEqual([]);
    const ended = { ...washing, end: '2027-03-01' };
    expect(nextDraft(ended, [], [], today)).toMatchObject({
      left: 45_000,
      lines: [{ about: { kind: 'all' } }],
    });
    expect(maxFor(ended, [], earlier(), [])).toBe(45_000);
    expect(isAllBilled(ended, [earlier({ subtotal: 45_000 })], [], today)).toBe(true);
  });
});

describe('a price for all of the work that is billed by occurrence', () => {
  const divided = (occurrences: number | null, price = 10_000): BilledProject =>
    project({ invoice_type: 'per occurrence', scope_lines: [], price, occurrences });
  const cents = ({ lines }: ReturnType<typeof nextDraft>) =>
    lines.map(({ unit_price }) => Math.round(unit_price * 100));

  it('is divided over all of them, and the last one takes the rest', () => {
    const third = { id: 92, done_on: '2027-03-05' };
    expect(cents(nextDraft(divided(3), [], tasks, today))).toEqual([3333, 3333]);
    expect(cents(nextDraft(divided(3), [], [...tasks, third], today))).toEqual([3333, 3333, 3334]);
    const before = [earlier({ subtotal: 6666, task_ids: [90, 91] })];
    expect(cents(nextDraft(divided(3), before, [...tasks, third], today))).toEqual([3334]);
    expect(maxFor(divided(3), before, { task_ids: [92] }, tasks)).toBe(3334);
  });

  it('comes to the price in whatever parts it is billed', () => {
    for (const price of [1, 99, 10_000, 10_001, 123_457])
      for (const count of [1, 2, 3, 7, 12])
        for (const batch of [1, 2, 5]) {
          const done = Array.from({ length: count }, (_, id) => ({ id, done_on: '2027-02-01' }));
          const invoices: BilledBefore[] = [];
          for (let end = Math.min(batch, count); ; end = Math.min(end + batch, count)) {
            const { lines, left } = nextDraft(divided(count, price), invoices, done.slice(0, end), today);
            expect(left).toBeLessThanOrEqual(price);
            const task_ids = lines.flatMap(({ task_id }) => task_id ?? []);
            invoices.push(earlier({ subtotal: linesCents(lines), task_ids }));
            if (end === count) break;
          }
          expect(invoices.reduce((all, { subtotal }) => all + subtotal, 0)).toBe(price);
          expect(isAllBilled(divided(count, price), invoices, done, today)).toBe(true);
        }
  });

  it('is open-ended while the rules of the work are', () => {
    expect(isOpenEnded(divided(null))).toBe(true);
    expect(isOpenEnded(divided(4))).toBe(false);
    expect(isOpenEnded({ ...divided(null), price_basis: 'per_occurrence' })).toBe(false);
  });
});

describe('the next invoice of work that is billed by month', () => {
  const care = project({ invoice_type: 'monthly', price: 80_000 });

  it('is for the earliest month since the start that has none', () => {
    const january = earlier({ period_from: '2027-01-01' });
    expect(nextDraft(care, [], [], today)).toMatchObject({
      period: { from: '2027-01-01', to: '2027-01-31' },
      lines: [{ about: { kind: 'month', month: '2027-01-01' }, unit_price: 800 }],
      left: 240_000,
    });
    expect(nextDraft(care, [january], [], today).period).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    const later = [january, earlier({ period_from: '2027-03-01' })];
    expect(nextDraft(care, later, [], today).period?.from).toBe('2027-02-01');
  });

  it('asks in a month within which the work began', () => {
    const begun = { ...care, start: '2026-11-30' };
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(partMonthOf(begun, november)).toEqual({
      from: '2026-11-30',
      days: 1,
      days_in_month: 30,
      cents: 2667,
    });
    expect(partMonthOf(begun, { from: '2026-12-01', to: '2026-12-31' })).toBeNull();
    expect(partMonthOf({ ...begun, start: '2026-11-01' }, november)).toBeNull();
    expect(partMonthOf({ ...begun, invoice_type: 'one time' }, null)).toBeNull();
  });

  it('ends with the work', () => {
    const ended = { ...care, end: '2027-02-10' };
    const both = [earlier({ period_from: '2027-01-01' }), earlier({ period_from: '2027-02-01' })];
    expect(nextDraft(ended, both, [], today)).toEqual({ period: null, lines: [], left: 0 });
    expect(isAllBilled(ended, both, [], today)).toBe(true);
    expect(nextDraft({ ...care, start: '2027-04-01' }, [], [], today).lines).toEqual([]);
  });
});

it('is all billed once the subtotals reach the price', () => {
  expect(isAllBilled(project(), [earlier({ subtotal: 146_999 })], [], today)).toBe(false);
  expect(isAllBilled(project(), [earlier({ subtotal: 147_000 })], [], today)).toBe(true);
});

it('is billed once for each time that it was done, where that is what the price is for', () => {
  const each = project({ price: 45_000, price_basis: 'per_occurrence', scope_lines: [] });
  expect(nextDraft(each, [], tasks, today)).toMatchObject({
    left: 90_000,
    lines: [{ quantity: 2, unit_of_measure: 'each', unit_price: 450 }],
  });
  expect(nextDraft(each, [], [], today).left).toBe(45_000);
  expect(maxFor(each, [earlier({ subtotal: 45_000 })], earlier(), tasks)).toBe(45_000);
});

it('does not ask again for a discount that was given', () => {
  const given = [earlier({ subtotal: 137_000, discount: 10_000 })];
  expect(nextDraft(project(), given, [], today)).toMatchObject({ lines: [], left: 0 });
  expect(isAllBilled(project(), given, [], today)).toBe(true);
});
