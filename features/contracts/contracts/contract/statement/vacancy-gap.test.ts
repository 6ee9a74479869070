import { expect, it } from 'vitest';
import type { CreditLine, PricedTerms } from '../lines.ts';
import { vacancyGapOn } from './vacancy-gap.ts';
import type { VacantRooms } from './vacant-days.ts';

const credit = (given: Partial<CreditLine>): CreditLine => ({
  type: 'FF Vacancy',
  method: 'per_sqft',
  rate: 0.11,
  sqft: null,
  base: 'all',
  from: null,
  to: null,
  ...given,
});

const terms: PricedTerms = {
  square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000, vacant_full: 15_000 },
  pricing: [{ type: 'labor', amount: 32_000, period: 'month', note: '' }],
  credits: [credit({}), credit({ type: 'PF Vacancy', rate: 0.08 })],
  billbacks: [],
};

const rooms = (id: number, sqft: number, kind: 'FF' | 'PF'): VacantRooms => ({
  id,
  floor_id: id,
  building: 'Tower',
  floor: String(id),
  floor_sqft: 16_000,
  sqft,
  kind,
  from: '2026-01-01',
  to: null,
  notice_date: null,
});

const both = [rooms(1, 15_000, 'FF'), rooms(2, 10_000, 'PF')];

it('says what was agreed to be vacant and what is recorded', () => {
  expect(vacancyGapOn(terms, [], '2027-04-30')).toEqual({ agreed: 25_000, recorded: 0 });
  expect(vacancyGapOn(terms, both.slice(0, 1), '2027-04-30')).toEqual({ agreed: 25_000, recorded: 15_000 });
  expect(vacancyGapOn(terms, both, '2025-12-31')).toEqual({ agreed: 25_000, recorded: 0 });
});

it('is none where both are the same, whenever notice was given', () => {
  expect(vacancyGapOn(terms, both, '2027-04-30')).toBeNull();
  const noticed = both.map((each) => ({ ...each, notice_date: '2027-04-29' }));
  expect(vacancyGapOn(terms, noticed, '2027-04-30')).toBeNull();
});

it.each([
  ['are for square feet of their own', [credit({ sqft: 9000 })]],
  ['are fixed', [credit({ method: 'fixed', rate: 500 })]],
  ['are not for vacancies', [credit({ type: 'LPC', method: 'percent', rate: 3 })]],
  ['are over', [credit({ to: '2027-03-31' })]],
])('is none when the credits %s', (_how, credits) => {
  expect(vacancyGapOn({ ...terms, credits }, [], '2027-04-30')).toBeNull();
});

it('compares the kind that is credited, and nothing that nobody has entered', () => {
  const full = { ...terms, credits: [credit({})] };
  expect(vacancyGapOn(full, both, '2027-04-30')).toBeNull();
  const unknown = { ...terms, square_feet: { ...terms.square_feet, vacant: null } };
  expect(vacancyGapOn(unknown, [], '2027-04-30')).toBeNull();
});
