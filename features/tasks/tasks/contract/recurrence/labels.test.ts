import { describe, expect, it } from 'vitest';
import { describeRule } from './describe-rule.ts';
import { cadenceOf, labelOf, recurrenceLabels, startingOn } from './labels.ts';
import { recurrenceRule } from './rule.ts';

const plain = recurrenceLabels.filter((label) => label !== 'custom');

describe('labelled recurrences', () => {
  it.each([
    ['daily', { freq: 'day', every: 1 }],
    ['weekly', { freq: 'week', every: 1, weekdays: [0] }],
    ['bi-weekly', { freq: 'week', every: 2, weekdays: [0] }],
    ['monthly', { freq: 'month', every: 1, month_mode: 'day_of_month', day: 31 }],
    ['quarterly', { freq: 'month', every: 3, month_mode: 'day_of_month', day: 31 }],
    ['semi-annual', { freq: 'month', every: 6, month_mode: 'day_of_month', day: 31 }],
    ['annual', { freq: 'year', every: 1, month_mode: 'day_of_month', day: 31 }],
  ] as const)('%s from Sunday 01/31/2027 is %j', (label, cadence) => {
    expect(cadenceOf(label, '2027-01-31')).toEqual(cadence);
  });

  it.each(plain)('%s comes back from its rule, whatever the start', (label) => {
    for (const start_on of ['2027-01-31', '2028-02-29', '2027-03-05']) {
      const rule = recurrenceRule.parse({ ...cadenceOf(label, start_on), start_on });
      expect(labelOf(rule)).toBe(label);
      expect(labelOf({ ...rule, shift_rule: 'next_business_day', end: { kind: 'after', count: 3 } })).toBe(
        label,
      );
    }
  });

  it.each([
    { freq: 'day', every: 2 },
    { freq: 'week', every: 3, weekdays: [5] },
    { freq: 'week', every: 1, weekdays: [1] },
    { freq: 'week', every: 1, weekdays: [1, 5] },
    { freq: 'month', every: 1, month_mode: 'day_of_month', day: 'last' },
    { freq: 'month', every: 1, month_mode: 'day_of_month', day: 6 },
    { freq: 'month', every: 2, month_mode: 'day_of_month', day: 5 },
    { freq: 'month', every: 12, month_mode: 'day_of_month', day: 5 },
    { freq: 'month', every: 1, month_mode: 'nth_weekday', nth: 1, weekday: 5 },
    { freq: 'year', every: 2, month_mode: 'day_of_month', day: 5 },
  ])('%j from Friday 03/05/2027 is custom', (cadence) => {
    expect(labelOf(recurrenceRule.parse({ ...cadence, start_on: '2027-03-05' }))).toBe('custom');
  });
});

describe('the description of a rule', () => {
  const silent = {
    weekdays: [],
    day: null,
    nth: null,
    month: null,
    start_on: '2027-03-05',
    end: { kind: 'never' },
    shift_rule: 'none',
    skipped: 0,
  };

  it.each([
    [
      { freq: 'day', every: 1, end: { kind: 'on', date: '2027-04-05' } },
      { label: 'daily', every: 1, unit: 'day', end: { kind: 'on', date: '2027-04-05' } },
    ],
    [
      { freq: 'week', every: 2, weekdays: [5, 1], skip_dates: ['2027-03-08'] },
      { label: 'custom', every: 2, unit: 'week', weekdays: [1, 5], skipped: 1 },
    ],
    [
      { freq: 'month', every: 3, month_mode: 'day_of_month', day: 'last' },
      { label: 'custom', every: 3, unit: 'month', day: 'last' },
    ],
    [
      { freq: 'year', every: 1, month_mode: 'day_of_month', day: 5, shift_rule: 'next_business_day' },
      { label: 'annual', every: 1, unit: 'year', day: 5, month: 3, shift_rule: 'next_business_day' },
    ],
    [
      { freq: 'year', every: 1, month_mode: 'nth_weekday', nth: 'last', weekday: 5 },
      { label: 'custom', every: 1, unit: 'year', nth: { nth: 'last', weekday: 5 }, month: 3 },
    ],
  ])('of %j', (rule, parts) => {
    const parsed = recurrenceRule.parse({ ...rule, start_on: '2027-03-05' });
    expect(describeRule(parsed)).toEqual({ ...silent, ...parts });
  });
});

describe('another start', () => {
  const moved = (cadence: object) =>
    startingOn(recurrenceRule.parse({ ...cadence, start_on: '2027-03-05' }), '2027-01-31');

  it('takes weekday and day along where they were those of the start', () => {
    expect(moved({ freq: 'week', every: 3, weekdays: [5] })).toMatchObject({ every: 3, weekdays: [0] });
    expect(moved({ freq: 'month', every: 5, month_mode: 'day_of_month', day: 5 })).toMatchObject({ day: 31 });
    expect(moved({ freq: 'day', every: 2 })).toMatchObject({ every: 2, start_on: '2027-01-31' });
  });

  it('leaves what somebody chose', () => {
    expect(moved({ freq: 'week', every: 3, weekdays: [1, 5] })).toMatchObject({ weekdays: [1, 5] });
    expect(moved({ freq: 'month', every: 5, month_mode: 'day_of_month', day: 21 })).toMatchObject({
      day: 21,
    });
    expect(moved({ freq: 'month', every: 1, month_mode: 'nth_weekday', nth: 1, weekday: 5 })).toMatchObject({
      nth: 1,
    });
  });
});
