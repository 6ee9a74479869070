import { describe, expect, it } from 'vitest';
import { costCents, lineCents, linesCents, marginOf, priceOf } from './project-price.ts';

const line = (quantity: number, unit_price: number) => ({ quantity, unit_price });

describe('the price of a special project', () => {
  it.each([
    [line(3, 450), 135_000],
    [line(1250, 0.35), 43_750],
    [line(0.5, 0.01), 1],
    [line(0.33, 0.01), 0],
    [line(2.5, 19.99), 4998],
    [line(0, 450), 0],
  ])('counts %o as whole cents', (given, cents) => {
    expect(lineCents(given)).toBe(cents);
  });

  it('is the sum of its lines, each rounded for itself, in any order', () => {
    const lines = [line(3, 450), line(2.5, 19.99), line(0.5, 0.01)];
    expect(linesCents(lines)).toBe(lines.map(lineCents).reduce((a, b) => a + b));
    expect(linesCents(lines.toReversed())).toBe(linesCents(lines));
    expect(priceOf(lines, null)).toEqual({ price: 139_999, overridden: false });
  });

  it('is what somebody entered instead, and says so', () => {
    expect(priceOf([line(3, 450)], 1200)).toEqual({ price: 120_000, overridden: true });
    expect(priceOf([line(3, 450)], 1350)).toEqual({ price: 135_000, overridden: false });
    expect(priceOf([], 1200)).toEqual({ price: 120_000, overridden: false });
    expect(priceOf([], null)).toEqual({ price: null, overridden: false });
    expect(priceOf([line(3, 450)], 0)).toEqual({ price: 0, overridden: true });
  });

  it('leaves a margin after its costs', () => {
    const cost = costCents({ labor: 600.1, supply: 40.2, equipment: 0, subcontract: 9.7 });
    expect(cost).toBe(65_000);
    expect(marginOf(130_000, cost)).toEqual({ margin: 65_000, share: 0.5 });
    expect(marginOf(0, cost)).toEqual({ margin: -65_000, share: null });
  });
});
