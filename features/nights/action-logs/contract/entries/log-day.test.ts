import { expect, it } from 'vitest';
import { isEarlyMorning, isOnLogDay } from './log-day.ts';

const denver = 'America/Denver';

it.each([
  ['midnight', '2026-07-01T06:00:00Z', true],
  ['the minute before', '2026-07-01T05:59:00Z', false],
  ['four in the next morning', '2026-07-02T10:00:00Z', true],
  ['a minute later', '2026-07-02T10:01:00Z', false],
  ['by another offset', '2026-07-01T08:00:00-06:00', true],
])('%s is on the day of the log or not', (_, instant, expected) => {
  expect(isOnLogDay(instant, '2026-07-01', denver)).toBe(expected);
});

it('keeps to the clocks of the building when they change', () => {
  // 02:30 does not exist on this night, and 04:00 is an hour earlier than the night before.
  expect(isOnLogDay('2026-03-08T10:00:00Z', '2026-03-07', denver)).toBe(true);
  expect(isOnLogDay('2026-03-08T10:01:00Z', '2026-03-07', denver)).toBe(false);
});

it('knows the early morning', () => {
  expect(isEarlyMorning('2026-07-02T09:59:00Z', denver)).toBe(true);
  expect(isEarlyMorning('2026-07-02T10:00:00Z', denver)).toBe(false);
});
