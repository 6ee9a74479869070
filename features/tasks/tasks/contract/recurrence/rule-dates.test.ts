import { describe, expect, it } from 'vitest';
import { type RecurrenceRule, recurrenceRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

const daily = (start_on: string, more: object = {}): RecurrenceRule =>
  recurrenceRule.parse({ freq: 'day', every: 1, start_on, ...more });
const weekly = (start_on: string, weekdays: number[], more: object = {}): RecurrenceRule =>
  recurrenceRule.parse({ freq: 'week', every: 1, weekdays, start_on, ...more });
const onDay = (start_on: string, day: number | 'last', more: object = {}): RecurrenceRule =>
  recurrenceRule.parse({ freq: 'month', every: 1, month_mode: 'day_of_month', day, start_on, ...more });
const onNth = (start_on: string, nth: number | 'last', weekday: number, more: object = {}): RecurrenceRule =>
  recurrenceRule.parse({
    freq: 'month',
    every: 1,
    month_mode: 'nth_weekday',
    nth,
    weekday,
    start_on,
    ...more,
  });

const yearly = { freq: 'year' };
const times = (count: number) => ({ end: { kind: 'after', count } });
const until = (date: string) => ({ end: { kind: 'on', date } });

const dates = (rule: RecurrenceRule, from = '0000-01-01', to = '9999-12-31', count = 5): string[] => [
  ...ruleDates(rule, from, to).take(count),
];

const [sunday, monday, wednesday, friday] = [0, 1, 3, 5];

describe('the dates of a rule', () => {
  it.each([
    ['month end', onDay('2027-01-31', 31), '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31'],
    ['month end of a leap year', onDay('2028-01-31', 31), '2028-01-31 2028-02-29 2028-03-31 2028-04-30'],
    ['half a year', onDay('2026-08-31', 31, { every: 6 }), '2026-08-31 2027-02-28 2027-08-31 2028-02-29'],
    ['quarter', onDay('2026-11-30', 30, { every: 3 }), '2026-11-30 2027-02-28 2027-05-30 2027-08-30'],
    ['bi-weekly', weekly('2027-03-05', [friday], { every: 2 }), '2027-03-05 2027-03-19 2027-04-02'],
    ['last day, from a short month', onDay('2027-02-28', 'last'), '2027-02-28 2027-03-31 2027-04-30'],
    ['day 28 is not the last', onDay('2027-02-28', 28), '2027-02-28 2027-03-28 2027-04-28'],
    [
      'leap day yearly',
      onDay('2024-02-29', 29, yearly),
      '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
    ],
    [
      'leap day of 2000',
      onDay('2000-02-29', 29, { ...yearly, every: 50 }),
      '2000-02-29 2050-02-28 2100-02-28',
    ],
    ['yearly in a short month', onDay('2027-04-15', 31, yearly), '2027-04-30 2028-04-30'],
    ['fourth Friday', onNth('2027-01-01', 4, friday), '2027-01-22 2027-02-26 2027-03-26 2027-04-23'],
    ['last Friday', onNth('2027-01-01', 'last', friday), '2027-01-29 2027-02-26 2027-03-26 2027-04-30'],
    ['Thanksgiving', onNth('2026-11-01', 4, 4, yearly), '2026-11-26 2027-11-25 2028-11-23'],
    ['first Sunday on the first', onNth('2027-08-01', 1, sunday), '2027-08-01 2027-09-05'],
    ['every 99 days', daily('2027-01-01', { every: 99 }), '2027-01-01 2027-04-10 2027-07-18'],
    ['every 99 weeks', weekly('2027-01-06', [wednesday], { every: 99 }), '2027-01-06 2028-11-29'],
    ['every 99 months', onDay('2027-01-31', 31, { every: 99 }), '2027-01-31 2035-04-30'],
    ['every 99 years', onDay('2027-02-28', 29, { ...yearly, every: 99 }), '2027-02-28 2126-02-28 2225-02-28'],
    [
      'three weekdays in any order',
      weekly('2027-03-01', [5, 1, 3]),
      '2027-03-01 2027-03-03 2027-03-05 2027-03-08',
    ],
  ])('%s', (_, rule, expected) => {
    const list = expected.split(' ');
    expect(dates(rule, undefined, undefined, list.length)).toEqual(list);
  });

  it.each([
    ['a weekday later in its week', weekly('2027-03-03', [friday]), '2027-03-05 2027-03-12'],
    ['a weekday earlier in its week', weekly('2027-03-03', [monday]), '2027-03-08 2027-03-15'],
    ['the other week', weekly('2027-03-03', [monday], { every: 2 }), '2027-03-15 2027-03-29'],
    ['Sunday begins the week', weekly('2027-03-06', [sunday], { every: 2 }), '2027-03-14 2027-03-28'],
    [
      'and a Sunday start lies in the week it begins',
      weekly('2027-03-07', [6], { every: 2 }),
      '2027-03-13 2027-03-27',
    ],
    ['a day later in its month', onDay('2027-03-03', 20), '2027-03-20 2027-04-20'],
    ['a day that has passed', onDay('2027-03-21', 20, { every: 3 }), '2027-06-20 2027-09-20'],
    ['an nth weekday that has passed', onNth('2027-03-02', 1, monday, { every: 2 }), '2027-05-03 2027-07-05'],
    [
      'a day that has passed this year',
      onDay('2027-03-21', 20, { ...yearly, every: 2 }),
      '2029-03-20 2031-03-20',
    ],
  ])('a start that is no date of the rule: %s', (_, rule, expected) => {
    expect(dates(rule, undefined, undefined, 2)).toEqual(expected.split(' '));
  });

  it.each([
    ['on its start', daily('2027-03-05', until('2027-03-05')), '2027-03-05'],
    [
      'on a day that is one of its dates',
      daily('2027-03-05', until('2027-03-07')),
      '2027-03-05 2027-03-06 2027-03-07',
    ],
    ['before its first date', weekly('2027-03-05', [monday], until('2027-03-07')), ''],
    ['after one', onDay('2027-03-31', 30, times(1)), '2027-04-30'],
    [
      'after five of a week it enters late',
      weekly('2027-03-03', [1, 3, 5], times(5)),
      '2027-03-03 2027-03-05 2027-03-08 2027-03-10 2027-03-12',
    ],
    [
      'after three, one skipped',
      daily('2027-03-05', { ...times(3), skip_dates: ['2027-03-06'] }),
      '2027-03-05 2027-03-07',
    ],
    [
      'after two, the first skipped',
      daily('2027-03-05', { ...times(2), skip_dates: ['2027-03-05'] }),
      '2027-03-06',
    ],
    [
      'a skip that is no date of it',
      weekly('2027-03-05', [5], { ...times(2), skip_dates: ['2027-03-06'] }),
      '2027-03-05 2027-03-12',
    ],
  ])('ends %s', (_, rule, expected) => {
    expect(dates(rule).join(' ')).toBe(expected);
  });

  it('counts 999 dates from the start, whatever the window', () => {
    const rule = weekly('2027-03-03', [1, 3, 5], times(999));
    expect([...ruleDates(rule, '2000-01-01', '2100-01-01')]).toHaveLength(999);
    expect(dates(rule, '2033-07-15', '2100-01-01')).toEqual(['2033-07-15', '2033-07-18']);
  });

  it('takes both ends of a window, and an empty one', () => {
    const rule = daily('2027-03-05');
    expect(dates(rule, '2027-03-06', '2027-03-07')).toEqual(['2027-03-06', '2027-03-07']);
    expect(dates(rule, '2027-03-01', '2027-03-04')).toEqual([]);
    expect(dates(rule, '2027-03-07', '2027-03-06')).toEqual([]);
  });

  it('passes the leap years of 2000 and 2100', () => {
    expect(dates(daily('2000-02-28'), undefined, undefined, 3)).toEqual([
      '2000-02-28',
      '2000-02-29',
      '2000-03-01',
    ]);
    expect(dates(daily('2027-01-01'), '2100-02-28', '2100-03-01')).toEqual(['2100-02-28', '2100-03-01']);
    expect(dates(onDay('2027-01-31', 'last'), '2100-02-01', '2100-02-28')).toEqual(['2100-02-28']);
  });

  it('reaches a window thousands of years ahead at once', () => {
    const start = performance.now();
    for (let round = 0; round < 1000; round += 1) {
      expect(dates(daily('2027-01-01'), '9999-12-30')).toEqual(['9999-12-30', '9999-12-31']);
      dates(weekly('2027-01-01', [1, 2, 3, 4, 5], { every: 7 }), '9990-01-01');
      dates(onNth('2027-01-01', 'last', 5), '9990-01-01');
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('writes a date after the other only when asked for it', () => {
    const endless = ruleDates(daily('2027-01-01'), '2027-01-01', '9999-12-31');
    expect(endless.next().value).toBe('2027-01-01');
    expect(endless.next().value).toBe('2027-01-02');
  });
});
