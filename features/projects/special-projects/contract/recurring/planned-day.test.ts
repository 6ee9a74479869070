import { describe, expect, it } from 'vitest';
import type { RecurrenceRule } from '#features/tasks/tasks/contract';
import { plannedDay, yearDates } from './planned-day.ts';

const monthly = (every: number, start_on: string, end: RecurrenceRule['end'] = { kind: 'never' }) => ({
  rule: {
    freq: 'month' as const,
    every,
    month_mode: 'day_of_month' as const,
    day: Number(start_on.slice(8)),
    start_on,
    end,
    shift_rule: 'none' as const,
    skip_dates: [],
  },
});

const quarterly = monthly(3, '2027-01-31');

describe('the planned day', () => {
  it.each([
    ['the day entered, without a schedule', [], '2027-05-01', '2027-04-01', '2027-05-01'],
    ['the next date of the rule', [quarterly], '2027-05-01', '2027-02-01', '2027-04-30'],
    ['the earliest of several', [quarterly, monthly(12, '2027-03-05')], null, '2027-02-01', '2027-03-05'],
    [
      'none once the rule has ended',
      [monthly(1, '2027-01-31', { kind: 'after', count: 2 })],
      null,
      '2027-03-01',
      null,
    ],
  ])('is %s', (_, schedules, scheduled_date, today, day) => {
    expect(plannedDay({ schedules, scheduled_date }, today)).toBe(day);
  });
});

describe('the dates of a year', () => {
  it.each([
    ['four of a quarterly rule', [quarterly], '2027-01-15', 4],
    ['four from wherever it stands', [quarterly], '2027-06-15', 4],
    ['of all rules together', [quarterly, monthly(6, '2027-02-01')], '2027-01-15', 6],
    [
      'only those that are left',
      [monthly(1, '2027-01-31', { kind: 'on', date: '2027-05-31' })],
      '2027-04-01',
      2,
    ],
    ['none without a rule', [], '2027-01-15', 0],
  ])('are %s', (_, schedules, today, count) => {
    expect(yearDates(schedules, today)).toBe(count);
  });
});
