import { expect, it } from 'vitest';
import type { PricingLine } from '#features/contracts/contracts/contract';
import { changesOfContract } from './contract-prices.ts';
import type { JudgedContract } from './judge-rows.ts';

const line = (type: PricingLine['type'], amount: number): PricingLine => ({
  type,
  amount,
  period: 'month',
  note: '',
});

it('names prices and rates as the file has them', () => {
  const change = {
    type: 'update' as const,
    id: 1,
    before: { escalator_pct: 300, notes: '', pricing: [line('labor', 10_000), line('supply', 500)] },
    after: { escalator_pct: 350, notes: 'New', pricing: [line('labor', 12_550), line('supply', 500)] },
  };
  expect(changesOfContract({ change } as unknown as JudgedContract)).toEqual([
    { field: 'notes', before: '', after: 'New' },
    { field: 'escalator_pct', before: 3, after: 3.5 },
    { field: 'labor_price', before: 100, after: 125.5 },
  ]);
});
