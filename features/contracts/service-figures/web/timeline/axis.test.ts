import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';

describe('the months across', () => {
  const axis = axisOf('2027-11-20', 90);

  it('are whole, from that of today to that of the last day', () => {
    expect(axis.months.map(({ date }) => date)).toEqual([
      '2027-11-01',
      '2027-12-01',
      '2028-01-01',
      '2028-02-01',
    ]);
    expect(axis.months[0]?.place).toBe(0);
  });

  it('give each day its place, and what lies before or after the margin', () => {
    expect(axis.placeOf('2028-03-01')).toBe(1);
    expect(axis.placeOf('2027-12-01')).toBeCloseTo(30 / 121);
    expect(axis.placeOf('2027-01-01')).toBe(0);
    expect(axis.isShown('2027-10-31')).toBe(false);
    expect(axis.isShown('2027-11-01')).toBe(true);
    expect(axis.isShown('2028-02-29')).toBe(true);
    expect(axis.isShown('2028-03-01')).toBe(false);
  });
});
