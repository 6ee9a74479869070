import { expect, it } from 'vitest';
import { addMonths, weekOf, weeksOfMonth } from './days.ts';

it('begins a week on Sunday, across months and years', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
});

it('shows a month in whole weeks, four to six of them', () => {
  const shape = (day: string) => {
    const weeks = weeksOfMonth(day);
    return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]];
  };
  expect(shape('2026-02-15')).toEqual([4, '2026-02-01', '2026-02-28']);
  expect(shape('2026-11-30')).toEqual([5, '2026-11-01', '2026-12-05']);
  expect(shape('2026-08-01')).toEqual([6, '2026-07-26', '2026-09-05']);
  expect([addMonths('2026-12-31', 1), addMonths('2026-03-31', -1)]).toEqual(['2027-01-01', '2026-02-01']);
});
