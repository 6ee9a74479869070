import { expect, it } from 'vitest';
import { differsFromServerTime, happenedAt } from './device-clock.ts';

const received = '2026-11-20T10:00:00Z';

it.each([
  [null, false],
  ['2026-11-20T09:50:00.000Z', false],
  ['2026-11-20T09:49:59.999Z', true],
  ['2026-11-20T10:10:01+00:00', true],
])('an entry of %s received at ten shows both times: %s', (deviceAt, expected) => {
  expect(differsFromServerTime(received, deviceAt)).toBe(expected);
});

it.each([
  [null, received],
  ['2026-11-20T08:00:00.000+00:00', '2026-11-20T08:00:00.000+00:00'],
  ['2026-11-20T10:00:00.001Z', received],
])('an entry of %s received at ten happened at %s', (deviceAt, expected) => {
  expect(happenedAt(received, deviceAt)).toBe(expected);
});
