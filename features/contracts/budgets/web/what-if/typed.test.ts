import { expect, it } from 'vitest';
import type { Changes } from '../../contract/index.ts';
import { rebase, typedOf } from './typed.ts';

const asItIs: Changes = {
  occupied: 175_000,
  for_occupied: false,
  wage_pct: 0,
  wages: {},
  burden_pct: 22,
  days_per_week: 5,
  list_price: 32_000,
};

it('keeps what was typed when the figures change, and lets the rest follow', () => {
  const typed = { ...typedOf(asItIs), list_price: 33_000, wage_pct: '' as const, wages: { 1: 18 } };
  const now = { ...asItIs, occupied: 180_000, list_price: 31_000 };
  expect(rebase(typed, asItIs, now)).toEqual({
    ...typedOf(asItIs),
    occupied: 180_000,
    list_price: 33_000,
    wage_pct: '',
    wages: { 1: 18 },
  });
});
