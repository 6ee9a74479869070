import { describe, expect, it } from 'vitest';
import { dateWithin, daysLeftOn, type Period, statusOn } from './status.ts';

const period = (status: Period['status'], termination_date: string | null = '2027-06-30'): Period => ({
  status,
  start_date: '2027-01-01',
  termination_date,
});

describe('a contract', () => {
  it.each([
    ['approved', '2026-12-31', 'approved', null],
    ['approved', '2027-01-01', 'active', 180],
    ['approved', '2027-06-30', 'active', 0],
    ['approved', '2027-07-01', 'expired', null],
    ['terminated', '2027-06-30', 'active', 0],
    ['terminated', '2027-07-01', 'terminated', null],
    ['draft', '2027-03-01', 'draft', null],
    ['archived', '2027-03-01', 'archived', null],
  ] as const)('written down as %s is on %s: %s, days left %s', (status, date, shown, left) => {
    expect(statusOn(period(status), date)).toBe(shown);
    expect(daysLeftOn(period(status), date)).toBe(left);
  });

  it('without an end stays active', () => {
    expect(statusOn(period('approved', null), '2099-01-01')).toBe('active');
    expect(daysLeftOn(period('approved', null), '2099-01-01')).toBeNull();
  });

  it.each([
    ['2026-05-05', '2027-01-01'],
    ['2027-05-05', '2027-05-05'],
    ['2028-05-05', '2027-06-30'],
  ])('is priced, asked on %s, as of %s', (date, within) => {
    expect(dateWithin(period('approved'), date)).toBe(within);
  });
});
