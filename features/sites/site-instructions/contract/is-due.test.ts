import { describe, expect, it } from 'vitest';
import { type Rhythm, tidyRhythm } from './frequency.ts';
import { isDue, serviceDay } from './is-due.ts';

const rhythm = (frequency: Rhythm['frequency'], more: Partial<Rhythm> = {}): Rhythm =>
  tidyRhythm({ frequency, weekdays: [], day: null, month: null, ...more });

const weekdaysOnly = [1, 2, 3, 4, 5];

describe('what is due', () => {
  const cases: [string, Rhythm, string, readonly number[], boolean][] = [
    ['each visit', rhythm('nightly'), '2027-03-03', weekdaysOnly, true],
    ['never by itself', rhythm('as_needed'), '2027-03-03', [], false],
    ['on its weekday', rhythm('weekly', { weekdays: [3] }), '2027-03-03', [], true],
    ['not on others', rhythm('weekly', { weekdays: [1, 5] }), '2027-03-03', [], false],
    ['on its day of the month', rhythm('monthly', { day: 3 }), '2027-03-03', weekdaysOnly, true],
    ['on the last of a short month', rhythm('monthly', { day: 31 }), '2027-02-28', [], true],
    ['not before that', rhythm('monthly', { day: 31 }), '2027-02-27', [], false],
    ['on Monday instead of Saturday', rhythm('monthly', { day: 6 }), '2027-03-08', weekdaysOnly, true],
    ['not on Saturday then', rhythm('monthly', { day: 6 }), '2027-03-06', weekdaysOnly, false],
    ['and not on Tuesday again', rhythm('monthly', { day: 6 }), '2027-03-09', weekdaysOnly, false],
    ['a week later at a weekly site', rhythm('monthly', { day: 4 }), '2027-03-10', [3], true],
    ['moved into the next month', rhythm('monthly', { day: 31 }), '2027-11-01', weekdaysOnly, true],
    ['each third month', rhythm('quarterly', { day: 3, month: 12 }), '2027-03-03', [], true],
    ['not between', rhythm('quarterly', { day: 3, month: 1 }), '2027-03-03', [], false],
    ['once a year', rhythm('yearly', { day: 3, month: 3 }), '2027-03-03', [], true],
    ['not in other months', rhythm('yearly', { day: 3, month: 6 }), '2027-03-03', [], false],
  ];
  it.each(cases)('%s', (_, given, date, serviceDays, due) => {
    expect(isDue(given, date, serviceDays)).toBe(due);
  });
});

it('says which day it is at a site that is serviced at night', () => {
  const early = new Date('2027-06-02T07:30:00Z');
  expect(serviceDay(early, 'America/Denver', true)).toBe('2027-06-01');
  expect(serviceDay(early, 'America/Denver', false)).toBe('2027-06-02');
  expect(serviceDay(new Date('2027-06-02T18:00:00Z'), 'America/Denver', true)).toBe('2027-06-02');
});
