import { expect, it } from 'vitest';
import type { Building, BuildingTenant } from '../../contract/index.ts';
import { leftVacant } from './left-vacant.ts';

const floor = (id: number) => ({
  id,
  number: id,
  label: `Floor ${id}`,
  cleanable_sqft: 1000,
  updated_at: '',
});

const building = { floors: [floor(1), floor(2)] } as unknown as Building;

const other = (more: object) =>
  ({ floor_ids: [2], move_in: null, move_out: null, ...more }) as unknown as BuildingTenant;

const leaving = { floor_ids: [1, 2], sqft: 900, move_out: '2026-02-28' } as const;

it.each([
  ['nobody else', [], ['FF', 'FF']],
  ['somebody on one floor', [other({})], ['FF', 'PF']],
  ['somebody who leaves the same day', [other({ move_out: '2026-02-28' })], ['FF', 'FF']],
  ['somebody who moves in later', [other({ move_in: '2027-01-01' })], ['FF', 'PF']],
] as const)('frees the rooms of each floor with %s there', (_who, others, kinds) => {
  const left = leftVacant(building, others, leaving);
  expect(left.map(({ kind }) => kind)).toEqual(kinds);
  expect(left.map(({ sqft }) => sqft)).toEqual([450, 450]);
});

it('takes the whole floor where nobody knows the area, and nothing of a shared one', () => {
  const left = leftVacant(building, [other({})], { ...leaving, sqft: '' });
  expect(left.map(({ sqft }) => sqft)).toEqual([1000, '']);
});
