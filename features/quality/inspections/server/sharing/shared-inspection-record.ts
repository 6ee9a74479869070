import type { SharedRecord } from '#features/sites/sharing/server';
import { forbidden } from '#platform/contract/errors';
import { mayShareStored } from '../inspection/inspection-policy.ts';
import { requireInspection } from '../inspection/require-inspection.ts';
import { loadSharedPlace, showsPicture } from './shared-inspection-repository.ts';

export const sharedInspection: SharedRecord = {
  // The token says which inspection: the address names none.
  path: () => '/inspection',
  checkMayShare: async (tenant, person, id) => {
    const inspection = await requireInspection({ tenant, person }, id);
    if (!mayShareStored(person, inspection)) throw forbidden();
    return { jobId: inspection.job_id, buildingId: inspection.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: loadSharedPlace,
};
