import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { JobParts } from '../parts.ts';
import type { PlacedBuilding } from './job-record-repository.ts';

/** Refuses to remove buildings where the job still has work. */
export const refuseBusy = async (
  { buildingUses }: JobParts,
  tenant: Tenant,
  jobId: number,
  gone: readonly PlacedBuilding[],
): Promise<void> => {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const found = await Promise.all(Object.values(buildingUses).map((find) => find(tenant, jobId, ids)));
  const busy = gone.filter(({ id }) => found.flat().includes(id));
  if (busy.length === 0) return;
  const names = busy.map(({ name }) => name).join(', ');
  throw invalid({ building_ids: [{ code: 'job_building_in_use', values: { names } }] });
};
