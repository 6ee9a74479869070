import { describe, expect, it } from 'vitest';
import { occurrences } from './occurrences.ts';
import { datesTooLate, previewDates } from './preview-dates.ts';
import { recurrenceRule } from './rule.ts';

const series = (more: object) => recurrenceRule.parse({ freq: 'day', every: 1, ...more });

const biWeekly = series({
  freq: 'week',
  every: 2,
  weekdays: [5],
  start_on: '2027-03-05',
  shift_rule: 'next_business_day',
});
const holiday = new Set(['2027-03-19']);

const lines = (found: Iterable<{ occurrence_date: string; shown_on: string }>): string[] =>
  Array.from(found, ({ occurrence_date, shown_on }) =>
    occurrence_date === shown_on ? occurrence_date : `${occurrence_date} shown ${shown_on}`,
  );

describe('occurrences', () => {
  it('show a date that falls on a holiday on the next business day, and go on from the date itself', () => {
    expect(lines(occurrences(biWeekly, '2027-03-01', '2027-04-02', holiday))).toEqual([
      '2027-03-05',
      '2027-03-19 shown 2027-03-22',
      '2027-04-02',
    ]);
  });

  it.each([
    ['none', '2027-03-20', '2027-03-20'],
    ['next_business_day', '2027-03-20', '2027-03-22'],
    ['next_business_day', '2027-03-21', '2027-03-22'],
    ['next_business_day', '2027-03-19', '2027-03-22'],
    ['next_business_day', '2027-03-18', '2027-03-18'],
    ['previous_business_day', '2027-03-21', '2027-03-18'],
    ['previous_business_day', '2027-03-20', '2027-03-18'],
    ['previous_business_day', '2027-03-22', '2027-03-22'],
    ['next_business_day', '2027-12-31', '2028-01-03'],
    ['previous_business_day', '2028-01-01', '2027-12-30'],
  ])('%s shows %s on %s', (shift_rule, date, shown_on) => {
    const rule = series({ start_on: date, shift_rule, end: { kind: 'after', count: 1 } });
    const holidays = new Set(['2027-03-19', '2027-12-31']);
    expect([...occurrences(rule, date, date, holidays)]).toEqual([{ occurrence_date: date, shown_on }]);
  });

  it.each([
    // Saturday to Tuesday: Sunday's work cannot be done on Friday any more.
    ['2027-03-05', '2027-03-07', '2027-03-05'],
    ['2027-03-08', '2027-03-08', '2027-03-08'],
    ['2027-03-08', '2027-03-07', '2027-03-05'],
  ])(
    'on %s a date %s that moves back is shown on %s, not on a day that has passed',
    (today, date, shown_on) => {
      const rule = series({ start_on: '2027-03-01', shift_rule: 'previous_business_day' });
      expect([...occurrences(rule, date, date, new Set(), today)]).toEqual([
        { occurrence_date: date, shown_on },
      ]);
      expect(previewDates(rule, date, 1, new Set(), today)).toEqual([{ occurrence_date: date, shown_on }]);
    },
  );

  it.each(['2027-03-06', '2027-03-07'])(
    'on %s leave out a date whose business day before has passed, and name it',
    (today) => {
      const rule = series({ start_on: '2027-03-07', shift_rule: 'previous_business_day' });
      expect([...occurrences(rule, '2027-03-07', '2027-03-07', new Set(), today)]).toEqual([]);
      expect(previewDates(rule, today, 1, new Set(), today)[0]?.occurrence_date).not.toBe('2027-03-07');
      expect(datesTooLate(rule, today, new Set())).toEqual(['2027-03-07']);
      expect(datesTooLate({ ...rule, shift_rule: 'next_business_day' }, today, new Set())).toEqual([]);
    },
  );

  it('belong to a window by their own date', () => {
    expect(lines(occurrences(biWeekly, '2027-03-20', '2027-03-31', holiday))).toEqual([]);
    expect(lines(occurrences(biWeekly, '2027-03-19', '2027-03-19', holiday))).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('is the next five from today, today included', () => {
    expect(lines(previewDates(biWeekly, '2027-03-19', undefined, holiday))).toEqual([
      '2027-03-19 shown 2027-03-22',
      '2027-04-02',
      '2027-04-16',
      '2027-04-30',
      '2027-05-14',
    ]);
  });

  it('begins with the start of a series still to come, and passes over skipped dates', () => {
    const rule = series({ start_on: '2027-03-05', skip_dates: ['2027-03-06'] });
    expect(lines(previewDates(rule, '2026-01-01', 3))).toEqual(['2027-03-05', '2027-03-07', '2027-03-08']);
  });

  it('is as short as the series, and empty once it has ended', () => {
    const rule = series({ start_on: '2027-03-05', end: { kind: 'after', count: 2 } });
    expect(lines(previewDates(rule, '2027-01-01'))).toEqual(['2027-03-05', '2027-03-06']);
    expect(previewDates(rule, '2027-03-07')).toEqual([]);
    expect(previewDates(rule, '2027-01-01', 0)).toEqual([]);
  });
});
