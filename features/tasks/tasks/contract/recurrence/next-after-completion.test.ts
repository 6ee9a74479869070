import { describe, expect, it } from 'vitest';
import { nextAfterCompletion } from './next-after-completion.ts';
import { recurrenceRule } from './rule.ts';

const series = (more: object) => recurrenceRule.parse({ every: 1, start_on: '2027-01-04', ...more });

const day = (every: number, more: object = {}) => series({ freq: 'day', every, ...more });
const week = (every: number, ...weekdays: number[]) => series({ freq: 'week', every, weekdays });
const month = (every: number, on: number | 'last', more: object = {}) =>
  series({ freq: 'month', every, month_mode: 'day_of_month', day: on, ...more });
const nth = (every: number, which: number | 'last', weekday: number) =>
  series({ freq: 'month', every, month_mode: 'nth_weekday', nth: which, weekday });
const year = (every: number) => series({ freq: 'year', every, month_mode: 'day_of_month', day: 4 });

describe('the next date after the work was done', () => {
  it.each([
    ['30 days', day(30), '2027-02-10', '2027-03-12'],
    ['a week', week(1, 1), '2027-03-03', '2027-03-10'],
    ['two weeks', week(2, 1), '2027-03-07', '2027-03-21'],
    ['the next of several weekdays', week(1, 1, 3, 5), '2027-03-03', '2027-03-05'],
    ['the first of several in the week that is due', week(2, 1, 3, 5), '2027-03-05', '2027-03-15'],
    ['a month', month(1, 4), '2027-02-10', '2027-03-10'],
    ['a month, from its end', month(1, 4), '2027-01-31', '2027-02-28'],
    ['a month, from the end of a short one', month(1, 31), '2027-02-28', '2027-03-28'],
    ['three months', month(3, 4), '2027-11-30', '2028-02-29'],
    ['the last day of the next month', month(1, 'last'), '2027-02-10', '2027-03-31'],
    ['the first Monday of the next month', nth(1, 1, 1), '2027-03-10', '2027-04-05'],
    ['not the same month again', nth(1, 'last', 5), '2027-03-10', '2027-04-30'],
    ['the first Monday of the next quarter', nth(3, 1, 1), '2027-03-10', '2027-06-07'],
    ['a year', year(1), '2028-02-29', '2029-02-28'],
    ['two years', year(2), '2027-07-09', '2029-07-09'],
  ])('%s', (_, rule, servicedOn, next) => {
    expect(nextAfterCompletion(rule, servicedOn, 1)).toBe(next);
  });

  it('passes over skipped dates by a whole interval', () => {
    const rule = month(1, 31, { skip_dates: ['2027-02-28'] });
    expect(nextAfterCompletion(rule, '2027-01-31', 1)).toBe('2027-03-31');
  });

  it.each([
    ['of two weekdays', week(1, 2, 5), '2027-03-08', '2027-03-09', '2027-03-12'],
    ['the last day of a month', month(1, 'last'), '2027-02-26', '2027-03-31', '2027-04-30'],
    ['the first Monday', nth(1, 1, 1), '2027-03-10', '2027-04-05', '2027-05-03'],
  ])('is the one after a date that was done early: %s', (_, rule, servicedOn, taken, next) => {
    expect(nextAfterCompletion(rule, servicedOn, 1)).toBe(taken);
    expect(nextAfterCompletion(rule, servicedOn, 1, new Set([taken]))).toBe(next);
  });

  it('never lies before the start', () => {
    expect(nextAfterCompletion(day(5), '2026-12-31', 0)).toBe('2027-01-05');
  });

  it('is none when the series has ended', () => {
    const until = { end: { kind: 'on', date: '2027-03-12' } };
    expect(nextAfterCompletion(day(30, until), '2027-02-10', 1)).toBe('2027-03-12');
    expect(nextAfterCompletion(day(30, until), '2027-02-11', 1)).toBeNull();
    const thrice = { end: { kind: 'after', count: 3 } };
    expect(nextAfterCompletion(day(30, thrice), '2027-02-10', 2)).toBe('2027-03-12');
    expect(nextAfterCompletion(day(30, thrice), '2027-02-10', 3)).toBeNull();
  });
});
