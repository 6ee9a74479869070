import { describe, expect, it } from 'vitest';
import { businessHoursLater, isClosedAtWeekends } from './due-by-sla.ts';

const zone = 'America/New_York';
const open = { start: '08:00', end: '18:00' };

describe('a building', () => {
  it.each([
    ['without hours is not known to be closed', null, false],
    ['with hours for every day is open at weekends', open, false],
    ['with hours for Saturday is open at weekends', { '5': open, '6': open }, false],
    ['with hours from Monday to Friday is closed', { '1': open, '5': open }, true],
    ['without any day says nothing', {}, false],
  ])('%s', (_, hours, closed) => expect(isClosedAtWeekends(hours)).toBe(closed));
});

describe('hours on business days', () => {
  const holidays = new Set(['2027-01-18']);
  it.each([
    ['count as they are during the week', '2027-01-12T15:00Z', 24, '2027-01-13T15:00:00.000Z'],
    ['pass the weekend', '2027-01-08T15:00Z', 24, '2027-01-11T15:00:00.000Z'],
    ['pass a holiday after the weekend', '2027-01-15T15:00Z', 24, '2027-01-19T15:00:00.000Z'],
    ['begin on Monday when it is Saturday', '2027-01-09T15:00Z', 24, '2027-01-12T05:00:00.000Z'],
    [
      'end at the same time of the day after the clocks change',
      '2027-03-12T15:00Z',
      72,
      '2027-03-17T14:00:00.000Z',
    ],
    [
      'go on after the weekend when they are part of a day',
      '2027-01-09T01:00Z',
      8,
      '2027-01-11T09:00:00.000Z',
    ],
    ['are five weeks of business days for 25 days', '2027-02-01T15:00Z', 600, '2027-03-08T15:00:00.000Z'],
  ])('%s', (_, from, hours, due) =>
    expect(businessHoursLater(new Date(from), hours, zone, holidays)).toBe(due),
  );
});
