import type { ActivationGuard } from '#features/sites/jobs/server';
import { hasHolder, holdHolders } from './job-holder-repository.ts';

/** Met when the job has an area manager today. */
export const areaManagerGuard: ActivationGuard = {
  gap: 'area_manager',
  isMet: (tenant, jobId, at) => hasHolder(tenant, jobId, 'area-manager', at),
  hold: (tenant, jobId) => holdHolders(tenant, jobId, 'area-manager'),
};
