import { describe, expect, it } from 'vitest';
import { afterQuietHours, nextDigest } from './delivery-time.ts';

const denver = 'America/Denver';
const kathmandu = 'Asia/Kathmandu';

describe('quiet hours', () => {
  it.each([
    ['in the evening', denver, '2026-11-21T04:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['a minute before', denver, '2026-11-21T03:59:00Z', null],
    ['in the night', denver, '2026-11-21T12:59:00Z', '2026-11-21T13:00:00.000Z'],
    ['at six', denver, '2026-11-21T13:00:00Z', null],
    ['at noon', denver, '2026-11-21T19:00:00Z', null],
    ['far east, the evening', kathmandu, '2026-11-21T15:15:00Z', '2026-11-22T00:15:00.000Z'],
    ['far east, the day', kathmandu, '2026-11-21T15:14:00Z', null],
    ['the night the clocks go forward', denver, '2026-03-08T04:30:00Z', '2026-03-08T12:00:00.000Z'],
    ['the night the clocks go back', denver, '2026-11-01T03:30:00Z', '2026-11-01T13:00:00.000Z'],
  ])('%s', (_, zone, moment, until) => {
    const expected = until ?? new Date(moment).toISOString();
    expect(afterQuietHours(new Date(moment), zone).toISOString()).toBe(expected);
  });
});

describe('the next digest', () => {
  it.each([
    ['today', 'daily', denver, '2026-11-21T13:59:00Z', '2026-11-21', '2026-11-21T14:00:00.000Z'],
    ['tomorrow, at seven', 'daily', denver, '2026-11-21T14:00:00Z', '2026-11-22', '2026-11-22T14:00:00.000Z'],
    ['far east', 'daily', kathmandu, '2026-11-21T14:00:00Z', '2026-11-22', '2026-11-22T01:15:00.000Z'],
    ['Monday', 'weekly', denver, '2026-11-21T14:00:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
    ['Monday itself', 'weekly', denver, '2026-11-23T13:00:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
    ['a week later', 'weekly', denver, '2026-11-23T14:00:00Z', '2026-11-30', '2026-11-30T14:00:00.000Z'],
    [
      'over a change of clocks',
      'daily',
      denver,
      '2026-03-07T15:00:00Z',
      '2026-03-08',
      '2026-03-08T13:00:00.000Z',
    ],
    ['and back', 'weekly', denver, '2026-10-27T15:00:00Z', '2026-11-02', '2026-11-02T14:00:00.000Z'],
  ] as const)('%s', (_, delivery, zone, moment, date, at) => {
    const next = nextDigest(delivery, new Date(moment), zone);
    expect({ date: next.date, at: next.at.toISOString() }).toEqual({ date, at });
  });
});
