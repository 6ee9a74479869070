import { expect, it } from 'vitest';
import { clockOffset, enteredAt } from './later-entry.ts';

const received = '2027-03-12T12:00:00.000Z';
const day = 86_400_000;

it.each([
  ['an hour earlier', '2027-03-12T11:00:00Z', 0, '2027-03-12T11:00:00.000Z'],
  ['as long as an entry may wait', '2027-03-05T12:00:00Z', 0, '2027-03-05T12:00:00.000Z'],
  ['longer than that', '2027-03-05T11:59:59Z', 0, received],
  ['weeks earlier', '2027-02-16T12:00:00Z', 0, received],
  ['by a clock that is ahead, put right', '2027-03-12T14:00:00Z', -3 * 3_600_000, '2027-03-12T11:00:00.000Z'],
  ['put back too far', '2027-03-12T12:00:00Z', -8 * day, received],
  ['still to come', '2027-03-12T14:00:00Z', 0, received],
  ['at no time that the device names', undefined, 5, received],
])('something entered %s', (_when, deviceAt, offset, at) => {
  expect(enteredAt(deviceAt, offset, received)).toBe(at);
});

it('a clock may be off by decades, as after an empty battery, and is put right', () => {
  const isTaken = (offset: number) => clockOffset.safeParse(offset).success;
  expect([-4e12, -1e12, 1.8e12, 4e12].map(isTaken)).toEqual([false, true, true, false]);
  const since1970 = Date.parse(received) - 3_600_000;
  expect(enteredAt('1970-01-01T00:00:00Z', since1970, received)).toBe('2027-03-12T11:00:00.000Z');
});
