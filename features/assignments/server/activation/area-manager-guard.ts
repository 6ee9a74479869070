import type { ActivationGuard } from '#features/jobs/server';
import { hasHolder } from './job-holder-repository.ts';

/** Somebody is the area manager of the job today. */
export const areaManagerGuard: ActivationGuard = {
  gap: 'area_manager',
  isMet: (tenant, jobId, at) => hasHolder(tenant, jobId, 'area-manager', at),
};
