import { expect, it } from 'vitest';
import { countsOf } from './counts-of.ts';

const counts = countsOf([
  { filter: 'status', capped: false, counts: [{ value: 'active', rows: 12 }] },
  { filter: 'client_id', capped: true, counts: [{ value: '7', rows: 3 }] },
]);

it.each([
  ['status', 'active', 12],
  ['status', 'draft', 0],
  ['client_id', '7', 3],
  ['client_id', '8', undefined],
  ['manager', '8', undefined],
] as const)('of %s %s is %s', (filter, value, expected) => {
  expect(counts(filter, value)).toBe(expected);
});

it('knows nothing before the answer', () => {
  expect(countsOf(undefined)('status', 'active')).toBeUndefined();
});
