import { expect, it } from 'vitest';
import { linkChoices } from './link-choices.ts';

const building = (id: number, area_id: number | null = null) => ({ id, area_id });

it('offers buildings by how near they are to the job, without its own', () => {
  const job = { client: { id: 7 }, buildings: [building(1, 50), building(2)] };
  const sites = [
    { client: { id: 7 }, buildings: [building(1, 50), building(3, 50)] },
    { client: { id: 8 }, buildings: [building(4, 50)] },
    { client: { id: 7 } },
  ];
  const all = [building(1, 50), building(2), building(3, 50), building(4, 50), building(5, 60), building(6)];
  const found = linkChoices(job as never, sites as never, all as never);
  expect(Object.entries(found).map(([near, list]) => [near, list.map(({ id }) => id)])).toEqual([
    ['client', [3]],
    ['area', [4]],
    ['other', [5, 6]],
  ]);
});
