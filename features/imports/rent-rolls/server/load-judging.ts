import type { OwnRecords } from '#features/imports/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { RentRollMapping } from '../contract/index.ts';
import type { Judging } from './judging.ts';
import { buildingFinder, type RentRollPlan } from './places/find-building.ts';
import { loadPlaces } from './places/place-repository.ts';

type Basis = { mapping: RentRollMapping; plan: RentRollPlan; own: OwnRecords };

const jobOfBuilding = (
  { buildings }: RentRollPlan,
  buildingIds: ReadonlySet<number> | undefined,
): Map<number, number> => {
  const jobs = new Map<number, number>();
  for (const { id, job_id } of buildings) {
    if (!jobs.has(id) && (!buildingIds || buildingIds.has(id))) jobs.set(id, job_id);
  }
  return jobs;
};

/** Loads what is needed to decide about rows. With `buildingIds` only these buildings, locked until the transaction ends. */
export const loadJudging = async (
  tenant: Tenant,
  { mapping, plan, own }: Basis,
  buildingIds?: ReadonlySet<number>,
): Promise<Judging> => ({
  find: buildingFinder(plan),
  places: await loadPlaces(tenant, jobOfBuilding(plan, buildingIds), { locked: buildingIds !== undefined }),
  existing: mapping.existing,
  own,
  seen: new Map(),
});
