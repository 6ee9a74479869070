import { describe, expect, it } from 'vitest';
import { shownDays, stepped } from './shown-days.ts';

describe('the days of the calendar', () => {
  it.each([
    ['day', '2027-02-28', '2027-02-28', '2027-02-28'],
    ['week', '2027-03-03', '2027-02-28', '2027-03-06'],
    ['month', '2027-02-14', '2027-01-31', '2027-03-13'],
    ['agenda', '2028-02-14', '2028-02-01', '2028-02-29'],
  ] as const)('of a %s around %s are %s to %s', (span, date, from, to) => {
    expect(shownDays(span, date)).toEqual({ from, to });
  });

  it.each([
    ['day', '2027-02-28', 1, '2027-03-01'],
    ['week', '2027-03-03', -1, '2027-02-24'],
    ['month', '2027-01-31', 1, '2027-02-01'],
    ['agenda', '2027-01-31', -1, '2026-12-01'],
  ] as const)('of a %s go on from %s by %i to %s', (span, date, step, next) => {
    expect(stepped(span, date, step)).toBe(next);
  });
});
