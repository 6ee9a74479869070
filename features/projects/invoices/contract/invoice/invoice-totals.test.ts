import { describe, expect, it } from 'vitest';
import { sum } from '#platform/contract/money';
import { balanceOf, invoiceTotals, lineCents } from './invoice-totals.ts';

const line = (quantity: number, unit_price: number, taxable = true) => ({ quantity, unit_price, taxable });

const worked = [line(3, 450), line(1, 120)];

describe('the amounts of an invoice', () => {
  it('are those of the worked case', () => {
    const totals = invoiceTotals(worked, 5000, 8250);
    expect(totals).toEqual({ subtotal: 142_000, tax: 11_715, total: 153_715 });
    expect(balanceOf(totals.total, [{ cents: 100_000 }, { cents: 3715 }])).toBe(50_000);
    expect(invoiceTotals([line(1, 450)], 0, 8250)).toEqual({ subtotal: 45_000, tax: 3713, total: 48_713 });
  });

  it.each([
    [1, 0.005, 1],
    [1, 0.0049, 0],
    [2.5, 19.99, 4998],
    [0.33, 0.0312, 1],
    [99_999.99, 99.9999, 999_998_900],
  ])('round a line half up: %s × %s', (quantity, unit_price, cents) => {
    expect(lineCents({ quantity, unit_price })).toBe(cents);
  });

  it('tax only what is taxable, after its part of the discount', () => {
    expect(invoiceTotals([line(1, 100), line(1, 100, false)], 5000, 10_000)).toEqual({
      subtotal: 15_000,
      tax: 750,
      total: 15_750,
    });
    expect(invoiceTotals([line(1, 100, false)], 0, 8250).tax).toBe(0);
    expect(invoiceTotals(worked, 0, 0).tax).toBe(0);
    expect(invoiceTotals([], 0, 8250)).toEqual({ subtotal: 0, tax: 0, total: 0 });
    expect(invoiceTotals([line(1, 10)], 1000, 8250)).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  it.each([
    ['New Jersey', 6625, 9_464],
    ['New York City', 8875, 12_678],
    ['Minneapolis', 9025, 12_892],
  ])('keep the three decimals of a rate: %s', (_place, rate, tax) => {
    expect(invoiceTotals([line(1, 1428.49)], 0, rate).tax).toBe(tax);
  });

  it('come to the same in any order, and to what stands on paper', () => {
    const lines = [line(3, 450), line(2.5, 19.9999), line(0.5, 0.01, false), line(7, 33.3333)];
    for (const [discount, rate] of [
      [0, 8250],
      [1, 1],
      [4999, 100_000],
    ] as const) {
      const { subtotal, tax, total } = invoiceTotals(lines, discount, rate);
      expect(invoiceTotals(lines.toReversed(), discount, rate)).toEqual({ subtotal, tax, total });
      const printed = [...lines.map((one) => lineCents(one) / 100), -discount / 100, tax / 100];
      expect(sum(printed.map((amount) => Math.round(amount * 100)))).toBe(total);
      expect(tax).toBeLessThanOrEqual(subtotal);
    }
  });

  it('hold the largest invoice exactly', () => {
    const max = Array.from({ length: 50 }, () => line(1, 199_999.99));
    expect(invoiceTotals(max, 1, 100_000)).toEqual({
      subtotal: 999_999_949,
      tax: 999_999_949,
      total: 1_999_999_898,
    });
  });
});
