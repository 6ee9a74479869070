import { expect, it } from 'vitest';
import { vacantBeyond } from './vacant-beyond.ts';

const part = (sqft: number, from: string, to: string | null = null) => ({
  sqft,
  from,
  to,
  kind: 'PF' as const,
});

const year = { from: '2027-01-01', to: '2027-12-31' };

it('adds up the parts of a floor that are vacant on the same day', () => {
  const apart = [part(8000, '2027-01-01', '2027-06-30'), part(8000, '2027-07-01')];
  expect(vacantBeyond(10_000, apart, year)).toBe(0);
  expect(vacantBeyond(10_000, [part(8000, '2027-01-01'), part(8000, '2027-07-01')], year)).toBe(6000);
  expect(vacantBeyond(10_000, [part(10_001, '2027-03-01')], year)).toBe(1);
  expect(vacantBeyond(10_000, [part(10_000, '2027-03-01')], year)).toBe(0);
});

it('judges the days of the period alone', () => {
  const over = [part(8000, '2026-01-01', '2026-12-31'), part(8000, '2026-06-01')];
  expect(vacantBeyond(10_000, over, year)).toBe(0);
  expect(vacantBeyond(10_000, over, { from: '2026-12-31', to: null })).toBe(6000);
});

it('counts a whole floor by itself, beside entries of its parts', () => {
  const whole = { ...part(10_000, '2027-02-01'), kind: 'FF' as const };
  expect(vacantBeyond(10_000, [whole, part(4000, '2027-01-01')], year)).toBe(0);
  expect(vacantBeyond(9000, [whole, part(4000, '2027-01-01')], year)).toBe(1000);
});

it('judges no floor whose size nobody knows', () => {
  expect(vacantBeyond(null, [part(8000, '2027-01-01'), part(8000, '2027-01-01')], year)).toBe(0);
});
