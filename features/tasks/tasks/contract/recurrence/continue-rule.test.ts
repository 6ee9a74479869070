import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleFrom, ruleUntil } from './continue-rule.ts';
import { recurrenceRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

const far = '2040-12-31';
const rules = fc
  .record({
    cadence: fc.oneof(
      fc.record({ freq: fc.constant('day'), every: fc.integer({ min: 1, max: 40 }) }),
      fc.record({
        freq: fc.constant('week'),
        every: fc.integer({ min: 1, max: 6 }),
        weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      }),
      fc.record({
        freq: fc.constantFrom('month', 'year'),
        every: fc.integer({ min: 1, max: 7 }),
        month_mode: fc.constant('day_of_month'),
        day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)),
      }),
      fc.record({
        freq: fc.constantFrom('month', 'year'),
        every: fc.integer({ min: 1, max: 7 }),
        month_mode: fc.constant('nth_weekday'),
        nth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('last' as const)),
        weekday: fc.integer({ min: 0, max: 6 }),
      }),
    ),
    start_on: fc.constantFrom('2027-01-31', '2028-02-29', '2027-03-05', '2026-08-31'),
    end: fc.oneof(
      fc.constant({ kind: 'never' }),
      fc.constant({ kind: 'on', date: '2031-05-20' }),
      fc.record({ kind: fc.constant('after'), count: fc.integer({ min: 1, max: 30 }) }),
    ),
    skipped: fc.uniqueArray(fc.integer({ min: 0, max: 8 })),
  })
  .map(({ cadence, skipped, ...rest }) => {
    const plain = recurrenceRule.parse({ ...cadence, ...rest });
    const dates = [...ruleDates(plain, plain.start_on, far)].slice(0, 12);
    return { ...plain, skip_dates: skipped.flatMap((place) => dates[place] ?? []) };
  });

describe('a series cut in two', () => {
  it('has the dates of the whole one, whatever the rule and the place of the cut', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 20 }), (rule, place) => {
        const whole = [...ruleDates(rule, rule.start_on, far)];
        const cut = [...ruleDates({ ...rule, skip_dates: [] }, rule.start_on, far)][place];
        fc.pre(cut !== undefined);
        const first = ruleUntil(rule, cut as string);
        const second = ruleFrom(rule, cut as string);
        const parts = [first, second].flatMap((part) =>
          part ? [...ruleDates(recurrenceRule.parse(part), part.start_on, far)] : [],
        );
        expect(parts).toEqual(whole);
      }),
      { numRuns: 400 },
    );
  });

  const weekly = recurrenceRule.parse({
    freq: 'week',
    every: 1,
    weekdays: [5],
    start_on: '2027-03-05',
    end: { kind: 'after', count: 5 },
    skip_dates: ['2027-03-12'],
  });

  it('counts skipped dates among those that were', () => {
    expect(ruleFrom(weekly, '2027-03-19')).toMatchObject({
      start_on: '2027-03-19',
      end: { kind: 'after', count: 3 },
      skip_dates: [],
    });
    expect(ruleFrom(weekly, '2027-04-09')).toBeNull();
    expect(ruleFrom(weekly, '2027-04-09', 2)).toMatchObject({ end: { kind: 'after', count: 3 } });
  });

  it('has no first part before its start, and no second after its end', () => {
    expect(ruleUntil(weekly, '2027-03-05')).toBeNull();
    const ended = { ...weekly, end: { kind: 'on', date: '2027-03-20' } } as const;
    expect(ruleFrom(ended, '2027-03-26')).toBeNull();
  });
});
