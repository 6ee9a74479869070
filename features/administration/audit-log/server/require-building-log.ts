import { loadBuilding } from '#features/sites/buildings/server';
import { jobsAtBuildings } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import { auditedKinds } from '../contract/index.ts';
import type { BuildingLog } from './building-log-repository.ts';

/** The log of a building in the person's scope, or 404. */
export const requireBuildingLog = async (
  tenant: Tenant,
  flags: Person['flags'],
  buildingId: number,
  kinds: Entries<'audited'>,
): Promise<BuildingLog> => {
  const [building, jobs] = await Promise.all([
    loadBuilding(tenant, buildingId),
    jobsAtBuildings(tenant, [buildingId]),
  ]);
  if (!building) throw notFound();
  return {
    buildingId,
    zone: building.time_zone,
    jobIds: [...new Set(jobs.map(({ job_id }) => job_id))],
    kinds: auditedKinds.filter((kind) => {
      const allowed = kinds[kind]?.flags;
      return !allowed || allowed.some((flag) => flags.has(flag));
    }),
  };
};
