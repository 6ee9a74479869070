import type { LoadBuildingUses } from '#features/sites/buildings/server';
import { namedJobs } from './named-jobs-repository.ts';

/** The jobs that are done at a building, whatever their status. */
export const jobsOfBuilding: LoadBuildingUses = (tenant, buildingId, max) =>
  namedJobs(
    tenant,
    (j) =>
      j.exists(
        j
          .selectFrom('job_buildings as jb')
          .select('jb.job_id')
          .whereRef('jb.organization_id', '=', 'j.organization_id')
          .whereRef('jb.job_id', '=', 'j.id')
          .where('jb.building_id', '=', buildingId),
      ),
    max,
  );
