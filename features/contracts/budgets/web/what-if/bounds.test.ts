import { expect, it } from 'vitest';
import { type ChainInputs, noChanges } from '../../contract/index.ts';
import { boundsOf, outOfBounds } from './bounds.ts';
import { changesOf, type Typed, typedOf } from './typed.ts';

const contract = {
  terms: { square_feet: { gross_cleanable: 200_000, occupied: 175_000 }, pricing: [] },
} as unknown as ChainInputs['contract'];

const inputs = {
  contract,
  basis: { weeks: 43_300, burden: 2200, days_per_week: 5, startup_month: 0 },
  budget: null,
  full: null,
  current: null,
} as unknown as ChainInputs;

const asItIs = noChanges(inputs);

it.each<[Partial<Typed>, string[]]>([
  [{}, []],
  [{ occupied: '', wage_pct: '', burden_pct: '', days_per_week: '' }, []],
  [{ occupied: 200_000, wage_pct: -50, burden_pct: 0, days_per_week: 7 }, []],
  [{ occupied: 0, wage_pct: 100, burden_pct: 100, days_per_week: 1 }, []],
  [{ occupied: 200_001 }, ['occupied']],
  [{ wage_pct: -50.01 }, ['wage_pct']],
  [{ wage_pct: 101, burden_pct: 100.5, days_per_week: 8 }, ['wage_pct', 'burden_pct', 'days_per_week']],
  [{ days_per_week: 0 }, ['days_per_week']],
])('what is out of bounds is an error, and is not calculated with: %o', (changed, names) => {
  const typed = { ...typedOf(asItIs), ...changed };
  const wrong = outOfBounds(typed, boundsOf(inputs));
  expect(wrong).toEqual(names);
  const changes = changesOf(typed, asItIs, wrong);
  for (const name of wrong) expect(changes[name]).toBe(asItIs[name]);
});
