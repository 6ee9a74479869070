import { expect, it } from 'vitest';
import type { BuildingCard } from '#features/sites/buildings/contract';
import { partly } from '#platform/contract/testing/partly';
import type { Job, JobRow } from '../../contract/index.ts';
import { linkChoices } from './link-choices.ts';

const building = (id: number, area_id: number | null = null) => partly<BuildingCard>({ id, area_id });

it('offers buildings by how near they are to the job, without its own', () => {
  const job = partly<Job>({ client: { id: 7 }, buildings: [building(1, 50), building(2)] });
  const sites = partly<JobRow[]>([
    { client: { id: 7 }, buildings: [building(1, 50), building(3, 50)] },
    { client: { id: 8 }, buildings: [building(4, 50)] },
    { client: { id: 7 } },
  ]);
  const all = [building(1, 50), building(2), building(3, 50), building(4, 50), building(5, 60), building(6)];
  const found = linkChoices(job, sites, all);
  expect(Object.entries(found).map(([near, list]) => [near, list.map(({ id }) => id)])).toEqual([
    ['client', [3]],
    ['area', [4]],
    ['other', [5, 6]],
  ]);
});
