import { Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { unreportedDoors } from '../../contract/index.ts';
import { loadDoorChecks } from './door-check-repository.ts';

const code = 'daily_report_doors_left';

/** Refuses with 422, naming each suite whose door is neither checked nor explained. */
export const refuseUnreportedDoors = async (
  tenant: Tenant,
  reportId: number,
  comments: string,
): Promise<void> => {
  const left = unreportedDoors(await loadDoorChecks(tenant, reportId), comments);
  if (left.length === 0) return;
  const unchecked = left.map(({ place_id, suite, name }) => ({ tenant_id: place_id, suite, name }));
  throw new Problem(422, { code }, { tenant_checks: [{ code }] }, { unchecked });
};
