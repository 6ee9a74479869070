import { expect, it } from 'vitest';
import { outcomeOf } from './plan-replacement.ts';

const [day, today] = ['2026-03-10', '2026-03-10'];
const always = { from_date: null, to_date: null };
const dates = (from_date: string | null, to_date: string | null = null) => ({ from_date, to_date });

it.each([
  ['ends, and nobody follows', always, null, 'end'],
  ['goes when it has not begun', dates('2026-03-10'), null, 'cancel'],
  ['is followed', always, [], 'replace'],
  ['is handed over as a whole when it has not begun', dates('2026-04-01'), [], 'move'],
  ['ends alone when the other one is there anyway', always, [dates('2026-01-01')], 'holds'],
  ['stays when the other one comes later', always, [dates('2026-05-01')], 'clash'],
  ['stays when the other one goes before its end', always, [dates(null, '2026-03-10')], 'clash'],
  ['is followed when the other one was there before', always, [dates(null, '2026-03-09')], 'replace'],
  ['stays when it began meanwhile', dates('2026-03-11'), [], 'begun', '2026-03-12'],
] as const)('a period %s', (_, period, by, expected, now: string = today) => {
  expect(outcomeOf(period, { day, today: now, by })).toBe(expected);
});
