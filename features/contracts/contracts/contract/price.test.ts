import { describe, expect, it } from 'vitest';
import { portion } from '#platform/contract/money';
import { creditCents } from './credit.ts';
import type { BillbackLine, CreditLine, PricedTerms, PricingLine } from './lines.ts';
import { billbackCents, priceOn } from './price.ts';

const line = (type: PricingLine['type'], amount: number): PricingLine => ({
  type,
  amount,
  period: 'month',
  note: '',
});

const credit = (given: Partial<CreditLine>): CreditLine => ({
  type: 'LPC',
  method: 'fixed',
  rate: 0,
  sqft: null,
  base: 'all',
  from: null,
  to: null,
  ...given,
});

const billback = (given: Partial<BillbackLine>): BillbackLine => ({
  type: 'supply',
  cost: 0,
  markup_type: 'percentage',
  markup: 0,
  period: 'month',
  ...given,
});

const fullFloor = credit({ type: 'FF Vacancy', method: 'per_sqft', rate: 0.11, sqft: 15_000 });
const partOfFloor = credit({ type: 'PF Vacancy', method: 'per_sqft', rate: 0.08, sqft: 10_000 });
const attendance = credit({ method: 'percent', rate: 3, base: 'labor' });
const supplies = billback({ cost: 1240, markup: 10 });
const insurance = billback({ type: 'health insurance', cost: 1800, markup_type: 'fixed', markup: 100 });

/** A tower of 200,000 square feet with 25,000 of them vacant. */
const tower: PricedTerms = {
  square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000, vacant_full: 15_000 },
  pricing: [
    line('labor', 27_000),
    line('supply', 2600),
    line('equipment', 1400),
    line('tech', 400),
    line('other', 600),
  ],
  credits: [fullFloor, partOfFloor, attendance],
  billbacks: [supplies, insurance],
};

const day = '2027-03-10';

describe('the price of a tower', () => {
  it('is its base less the credits, and its invoice adds the bill-backs', () => {
    expect(priceOn(tower, day)).toEqual({
      on: day,
      base: 32_000,
      credits: 3260,
      net: 28_740,
      billbacks: 3264,
      invoice_month: 32_004,
      contract_value: 344_880,
      price_per_sqft_month: 0.16,
      occupied_rate_month: 0.1642,
    });
  });

  it.each([
    ['a full vacant floor', fullFloor, 1650],
    ['part of a floor', partOfFloor, 800],
    ['a percent of labor', attendance, 810],
    ['a percent of everything', credit({ method: 'percent', rate: 2.5 }), 800],
    ['a fixed amount', credit({ rate: 99.99 }), 99.99],
    ['a rate on what the contract says is vacant', credit({ method: 'per_sqft', rate: 0.0333 }), 832.5],
  ])('takes off %s', (_, given, dollars) => {
    expect(creditCents(given, tower) / 100).toBe(dollars);
  });

  it.each([
    ['supplies at cost and a percent', supplies, 1364],
    ['insurance at cost and a fixed amount', insurance, 1900],
  ])('bills back %s', (_, given, dollars) => {
    expect(billbackCents(given) / 100).toBe(dollars);
  });
});

describe('a credit', () => {
  it('in force later changes net price and invoice of a whole month once it has begun', () => {
    const terms = { ...tower, credits: [{ ...fullFloor, from: '2027-04-16' }], billbacks: [] };
    expect(priceOn(terms, '2027-04-10')).toMatchObject({ net: 32_000, invoice_month: 32_000 });
    expect(priceOn(terms, '2027-04-16')).toMatchObject({ net: 30_350, invoice_month: 30_350 });
  });

  it.each([
    ['a percentage', credit({ type: 'Vacancy', method: 'percent', rate: 10 })],
    ['an amount', credit({ type: 'FF Vacancy', rate: 500 })],
  ])('for vacant rooms, as %s, counts only where some are vacant', (_, given) => {
    const rented = { ...tower, square_feet: { ...tower.square_feet, vacant: 0, vacant_full: 0 } };
    expect(creditCents(given, tower)).toBeGreaterThan(0);
    expect(creditCents(given, rented)).toBe(0);
    expect(priceOn({ ...rented, credits: [given] }, day).net).toBe(32_000);
  });

  it('never takes the price below nothing', () => {
    const terms = { ...tower, credits: [credit({ rate: 40_000 })] };
    expect(priceOn(terms, day)).toMatchObject({ net: 0, contract_value: 0, invoice_month: 3264 });
  });
});

describe('an amount', () => {
  it.each([
    [1, 1, 2, 1],
    [333, 1, 2, 167],
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [99_999_999_999, 9999, 10_000, 99_989_999_999],
  ])('%i × %i ÷ %i is rounded half up', (amount, numerator, denominator, expected) => {
    expect(portion(amount, numerator, denominator)).toBe(expected);
  });

  it('is not lost in binary fractions', () => {
    const terms = { ...tower, pricing: [line('labor', 0.1), line('other', 0.2)], credits: [], billbacks: [] };
    expect(priceOn(terms, day).base).toBe(0.3);
    expect(creditCents(credit({ method: 'per_sqft', rate: 1.005, sqft: 100 }), tower)).toBe(10_050);
  });

  it('for each square foot needs square feet', () => {
    const bare = {
      ...tower,
      square_feet: { gross_cleanable: null, occupied: 0, vacant: null, vacant_full: null },
    };
    expect(priceOn(bare, day)).toMatchObject({ price_per_sqft_month: null, occupied_rate_month: null });
    expect(creditCents({ ...fullFloor, sqft: null }, bare)).toBe(0);
  });
});
