import { describe, expect, it } from 'vitest';
import { recurrenceRule } from './rule.ts';

const start = { every: 1, start_on: '2027-03-05' };
const daily = { freq: 'day', ...start };
const weekly = { freq: 'week', weekdays: [1, 4], ...start };
const monthly = { freq: 'month', month_mode: 'day_of_month', day: 31, ...start };
const lastFriday = { freq: 'year', month_mode: 'nth_weekday', nth: 'last', weekday: 5, ...start };

/** `field: message` of every refused field. */
const faults = (value: unknown): string[] => {
  const parsed = recurrenceRule.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${[...issue.path, ...issue.keys].join('.')}: unknown`
      : `${issue.path.join('.')}: ${/^[a-z_]+$/.test(issue.message) ? issue.message : issue.code}`,
  );
};

describe('the rule of a series', () => {
  it.each([daily, weekly, monthly, lastFriday])('takes %j and fills in what was left out', (rule) => {
    expect(recurrenceRule.parse(rule)).toEqual({
      ...rule,
      end: { kind: 'never' },
      shift_rule: 'none',
      skip_dates: [],
    });
  });

  it.each([
    [{ ...daily, every: 99, end: { kind: 'on', date: '2027-03-05' } }],
    [{ ...daily, end: { kind: 'after', count: 999 } }],
    [{ ...monthly, day: 'last', shift_rule: 'previous_business_day' }],
    [{ ...lastFriday, nth: 4, skip_dates: ['2027-03-26'] }],
    [{ ...weekly, weekdays: [6, 5, 4, 3, 2, 1, 0] }],
  ])('takes %j', (rule) => {
    expect(faults(rule)).toEqual([]);
  });

  it.each([
    ['no frequency', start, ['freq: required']],
    ['an unknown frequency', { ...daily, freq: 'hour' }, ['freq: not_allowed']],
    ['nothing', null, [': required']],
    ['every 0', { ...daily, every: 0 }, ['every: too_small']],
    ['every 100', { ...daily, every: 100 }, ['every: too_big']],
    ['every half', { ...daily, every: 1.5 }, ['every: invalid_type']],
    ['no start', { freq: 'day', every: 1 }, ['start_on: invalid_type']],
    ['no such day', { ...daily, start_on: '2027-02-29' }, ['start_on: invalid_format']],
    ['weekdays of a daily rule', { ...daily, weekdays: [1] }, ['weekdays: unknown']],
    ['a day of a weekly rule', { ...weekly, day: 3 }, ['day: unknown']],
    ['no weekday', { ...weekly, weekdays: [] }, ['weekdays: required']],
    ['no weekdays', { freq: 'week', ...start }, ['weekdays: invalid_type']],
    ['a weekday twice', { ...weekly, weekdays: [1, 1] }, ['weekdays: not_allowed']],
    ['an eighth weekday', { ...weekly, weekdays: [7] }, ['weekdays.0: too_big']],
    ['no month mode', { freq: 'month', day: 3, ...start }, ['month_mode: required']],
    ['an unknown month mode', { ...monthly, month_mode: 'workday' }, ['month_mode: not_allowed']],
    ['no day', { freq: 'year', month_mode: 'day_of_month', ...start }, ['day: required']],
    ['day 32', { ...monthly, day: 32 }, ['day: too_big']],
    ['day 0', { ...monthly, day: 0 }, ['day: too_small']],
    ['a day and a weekday', { ...monthly, nth: 1, weekday: 1 }, ['nth.weekday: unknown']],
    ['the first day in words', { ...monthly, day: 'first' }, ['day: not_allowed']],
    ['a fifth weekday', { ...lastFriday, nth: 5 }, ['nth: too_big']],
    ['an nth of nothing', { ...lastFriday, weekday: undefined }, ['weekday: invalid_type']],
    ['an end without a kind', { ...daily, end: {} }, ['end.kind: required']],
    ['an unknown end', { ...daily, end: { kind: 'soon' } }, ['end.kind: not_allowed']],
    ['an end after 0', { ...daily, end: { kind: 'after', count: 0 } }, ['end.count: too_small']],
    ['an end after 1000', { ...daily, end: { kind: 'after', count: 1000 } }, ['end.count: too_big']],
    ['two ends', { ...daily, end: { kind: 'never', count: 3 } }, ['end.count: unknown']],
    [
      'an end before the start',
      { ...weekly, end: { kind: 'on', date: '2027-03-04' } },
      ['end.date: end_before_start'],
    ],
    ['an unknown shift', { ...daily, shift_rule: 'nearest' }, ['shift_rule: not_allowed']],
    ['a skip that is no date', { ...daily, skip_dates: ['soon'] }, ['skip_dates.0: invalid_format']],
  ])('refuses %s', (_, rule, expected) => {
    expect(faults(rule)).toEqual(expected);
  });
});
