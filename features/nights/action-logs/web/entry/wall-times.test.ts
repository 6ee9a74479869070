import { expect, it } from 'vitest';
import { instantOn, wallTimeOf } from './wall-times.ts';

const day = { log_date: '2026-07-01', building: { time_zone: 'America/Denver' } };

it.each([
  ['08:00', '2026-07-01T14:00:00.000Z'],
  ['23:59', '2026-07-02T05:59:00.000Z'],
  ['04:00', '2026-07-01T10:00:00.000Z'],
  ['03:59', '2026-07-02T09:59:00.000Z'],
])('%s is a moment of the day or of the morning after', (time, instant) => {
  expect(instantOn(time, day)).toBe(instant);
  expect(wallTimeOf(instant, day)).toBe(time);
});
