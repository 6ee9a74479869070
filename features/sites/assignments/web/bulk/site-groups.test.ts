import { expect, it } from 'vitest';
import type { AreaRow } from '#features/sites/areas/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import { siteGroups } from './site-groups.ts';

const site = (id: number, client: number, areas: (number | null)[], status = 'active') =>
  ({
    id,
    status,
    client: { id: client, name: `Client ${client}` },
    buildings: areas.map((area_id) => ({ area_id })),
  }) as unknown as JobRow;

const area = (id: number, parent_area_id: number | null) =>
  ({ id, name: `Area ${id}`, parent_area_id }) as unknown as AreaRow;

it('groups active sites by client and by area, with what lies below an area', () => {
  const sites = [site(1, 1, [2]), site(2, 1, [1, null]), site(3, 2, [3]), site(4, 2, [2], 'inactive')];
  expect(siteGroups(sites, [area(1, null), area(2, 1), area(3, null), area(4, 3)])).toEqual({
    all: ['1', '2', '3'],
    clients: [
      { key: 'client 1', name: 'Client 1', ids: ['1', '2'] },
      { key: 'client 2', name: 'Client 2', ids: ['3'] },
    ],
    areas: [
      { key: 'area 1', name: 'Area 1', ids: ['1', '2'] },
      { key: 'area 2', name: 'Area 2', ids: ['1'] },
      { key: 'area 3', name: 'Area 3', ids: ['3'] },
    ],
  });
});

it('ends where areas name each other as their parent', () => {
  const { areas } = siteGroups([site(1, 1, [2])], [area(1, 2), area(2, 1)]);
  expect(areas.map(({ ids }) => ids)).toEqual([['1'], ['1']]);
});
