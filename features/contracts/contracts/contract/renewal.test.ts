import { describe, expect, it } from 'vitest';
import { certainEnd } from './renewal.ts';

/** A year that renews itself for another one, unless notice is given by 2027-11-01. */
const term = {
  status: 'approved',
  termination_date: '2027-12-31',
  auto_renew: true,
  term_months: 12,
  renewal_notice_days: 60,
  renewal_notice_on: null,
  next_start: null,
  is_served: true,
};

describe('the last day that is certain', () => {
  it('is the end of the term as long as notice can be given', () => {
    expect(certainEnd(term, '2027-11-01')).toBe('2027-12-31');
  });

  it('is the end of the next term once the last day for notice has passed, and no further', () => {
    expect(certainEnd(term, '2027-11-02')).toBe('2028-12-31');
    expect(certainEnd(term, '2028-01-05')).toBe('2028-12-31');
    expect(certainEnd(term, '2028-11-02')).toBe('2029-12-31');
  });

  it('follows short terms with a long notice one by one', () => {
    const monthly = { ...term, termination_date: '2027-01-31', term_months: 1, renewal_notice_days: 90 };
    expect(certainEnd(monthly, '2027-01-15')).toBe('2027-04-30');
  });

  it.each([
    ['notice was given', { renewal_notice_on: '2027-10-01' }],
    ['it does not renew itself', { auto_renew: false }],
    ['it has no term', { term_months: null }],
    ['it was ended', { status: 'terminated' }],
    ['it is a draft', { status: 'draft' }],
    ['the site is no longer served', { is_served: false }],
    ['the next contract begins in the next term', { next_start: '2028-12-31' }],
  ])('is the end of the term when %s', (_why, more) => {
    expect(certainEnd({ ...term, ...more }, '2027-12-15')).toBe('2027-12-31');
  });

  it('is in the term before the next contract', () => {
    expect(certainEnd({ ...term, next_start: '2029-01-01' }, '2027-12-15')).toBe('2028-12-31');
    expect(certainEnd({ ...term, next_start: '2029-01-01' }, '2028-12-15')).toBe('2028-12-31');
  });

  it('is none without an end', () => {
    expect(certainEnd({ ...term, termination_date: null }, '2027-12-15')).toBeNull();
  });
});
