import { expect, it } from 'vitest';
import { stackFloors } from './stack-floors.ts';

const floors = [1, 2, 3].map((number) => ({
  id: number,
  number,
  label: `Floor ${number}`,
  cleanable_sqft: 10_000,
}));

const tenant = (id: number, sqft: number | null, floor_ids: number[]) => ({
  id,
  name: `Tenant ${id}`,
  suite: String(id),
  color: 'blue' as const,
  sqft,
  floor_ids,
});

const vacant = (id: number, floor_id: number, sqft: number) => ({ id, floor_id, sqft, kind: 'PF' as const });

it('puts the highest floor first, with its tenants and what is vacant', () => {
  const plan = stackFloors({
    building: { id: 1, gross_cleanable_sqft: 30_000 },
    floors,
    tenants: [tenant(1, 7000, [2])],
    vacancies: [vacant(1, 2, 3000)],
  });
  expect(plan.floors.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(plan.floors[1]?.segments).toEqual([
    { kind: 'tenant', id: 1, name: 'Tenant 1', suite: '1', vacancy: null, color: 'blue', sqft: 7000 },
    { kind: 'vacant', id: 1, name: '', suite: '', vacancy: 'PF', color: null, sqft: 3000 },
  ]);
});

it('25,000 vacant of 200,000 are 12.5 %', () => {
  const plan = stackFloors({
    building: { id: 1, gross_cleanable_sqft: 200_000 },
    floors,
    tenants: [],
    vacancies: [vacant(1, 1, 10_000), vacant(2, 2, 10_000), vacant(3, 3, 5000)],
  });
  expect(plan).toMatchObject({ vacant_sqft: 25_000, vacant_percent: 12.5 });
});

it('takes the floors for the building where its area was not entered', () => {
  const plan = stackFloors({
    building: { id: 1, gross_cleanable_sqft: null },
    floors,
    tenants: [],
    vacancies: [vacant(1, 1, 3000)],
  });
  expect(plan).toMatchObject({ gross_sqft: 30_000, vacant_percent: 10 });
});

it.each([
  ['in proportion', [10_000, 5000], 3000, [2000, 1000]],
  ['in equal parts where an area is unknown', [10_000, null], 3000, [1500, 1500]],
  ['in parts that add up', [1, 1, 1], 100, [33, 34, 33]],
])('shares a tenant among its floors %s', (_case, areas, sqft, expected) => {
  const own = areas.map((cleanable_sqft, nth) => ({
    id: nth + 1,
    number: -nth,
    label: 'Floor',
    cleanable_sqft,
  }));
  const plan = stackFloors({
    building: { id: 1, gross_cleanable_sqft: 1 },
    floors: own,
    tenants: [
      tenant(
        1,
        sqft,
        own.map(({ id }) => id),
      ),
    ],
    vacancies: [],
  });
  expect(plan.floors.map(({ segments }) => segments[0]?.sqft)).toEqual(expected);
});

it('says which floors hold more than they have', () => {
  const plan = stackFloors({
    building: { id: 1, gross_cleanable_sqft: 30_000 },
    floors: [...floors, { id: 4, number: 4, label: 'Roof', cleanable_sqft: null }],
    tenants: [tenant(1, 8000, [1]), tenant(2, 500, [4])],
    vacancies: [vacant(1, 1, 2001)],
  });
  expect(plan.floors.map(({ is_over }) => is_over)).toEqual([false, false, false, true]);
});

it('a building without floors and areas is not vacant', () => {
  const building = { id: 1, gross_cleanable_sqft: null };
  const plan = stackFloors({ building, floors: [], tenants: [tenant(1, 10, [])], vacancies: [] });
  expect(plan).toMatchObject({ occupied_sqft: 10, vacant_percent: 0, floors: [] });
});
