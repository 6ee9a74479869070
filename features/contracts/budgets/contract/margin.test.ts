import { describe, expect, it } from 'vitest';
import { marginOf, priceAtMargin, priceAtMarkup } from './margin.ts';

const whole = { total: 27_837.68, labor: 24_537.68 };
const occupied = { total: 25_592.58, labor: 22_292.58 };

describe('a margin', () => {
  it.each([
    ['the list price', 32_000, whole, 13],
    ['the net price', 28_740, whole, 3.1],
    ['the net price with the plan of what is occupied', 28_740, occupied, 11],
    ['less than the cost', 20_000, { total: 25_000, labor: 15_000 }, -25],
  ])('on %s', (_, net, cost, margin_pct) => {
    expect(marginOf(net, cost).margin_pct).toBe(margin_pct);
  });

  it('is noted where it, or the share of labor, is outside the usual', () => {
    expect(marginOf(28_740, whole).notes).toEqual(['low_margin']);
    expect(marginOf(28_740, occupied).notes).toEqual([]);
    expect(marginOf(100, { total: 95, labor: 55 }).notes).toEqual([]);
    expect(marginOf(100, { total: 95.01, labor: 54.99 }).notes).toEqual(['low_margin', 'low_labor']);
    expect(marginOf(100, { total: 95, labor: 90 }).notes).toEqual([]);
    expect(marginOf(100, { total: 95, labor: 90.01 }).notes).toEqual(['high_labor']);
  });

  it('is none without a price', () => {
    expect(marginOf(0, whole)).toEqual({
      left: -27_837.68,
      margin_pct: null,
      labor_share_pct: null,
      notes: [],
    });
  });
});

describe('a margin of nothing', () => {
  it('is none', () => {
    const nothing = { left: 28_740, margin_pct: null, labor_share_pct: null, notes: [] };
    expect(marginOf(28_740, { total: 0, labor: 0 })).toEqual(nothing);
  });
});

describe('a price', () => {
  it('at 20 % margin or mark-up over the golden budget', () => {
    expect(priceAtMargin(27_837.68, 20)).toBe(34_797.1);
    expect(priceAtMarkup(27_837.68, 20)).toBe(33_405.22);
    expect(marginOf(34_797.1, whole).margin_pct).toBe(20);
  });
});
