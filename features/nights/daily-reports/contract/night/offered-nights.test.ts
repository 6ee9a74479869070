import { expect, it } from 'vitest';
import { nightName, offeredNights } from './offered-nights.ts';

const denver = 'America/Denver';

it.each([
  [
    'at noon',
    '2027-01-16T19:01:00Z',
    ['2027-01-16 tonight', '2027-01-15 lastNight', '2027-01-14 nightBefore'],
  ],
  [
    'a minute before noon',
    '2027-01-16T18:59:00Z',
    ['2027-01-15 lastNight', '2027-01-14 nightBefore', '2027-01-13 '],
  ],
  [
    'over the turn of the year',
    '2027-01-02T03:00:00Z',
    ['2027-01-01 tonight', '2026-12-31 lastNight', '2026-12-30 nightBefore'],
  ],
])('offers %s the current night and two before', (_when, now, nights) => {
  expect(
    offeredNights(now, denver).map((night) => `${night} ${nightName(night, now, denver) ?? ''}`),
  ).toEqual(nights);
});
