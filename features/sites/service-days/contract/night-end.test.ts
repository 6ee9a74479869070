import { expect, it } from 'vitest';
import { endOfNight } from './night-end.ts';

it.each([
  ['in winter', '2027-01-15', 'America/Denver', '2027-01-16T18:59:00.000Z'],
  ['when the clocks go forward at night', '2027-03-13', 'America/Denver', '2027-03-14T17:59:00.000Z'],
  ['when they go back', '2027-11-06', 'America/Denver', '2027-11-07T18:59:00.000Z'],
  ['over the turn of the year', '2026-12-31', 'America/Chicago', '2027-01-01T17:59:00.000Z'],
  ['where it is tomorrow already', '2027-01-15', 'Asia/Tokyo', '2027-01-16T02:59:00.000Z'],
])('a service night ends before the noon after it, %s', (_when, day, zone, end) => {
  expect(endOfNight(day, zone)).toBe(end);
});
