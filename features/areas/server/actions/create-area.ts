import { findMembership } from '#features/users/server';
import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { depthOf, insertArea, maxDepth, type NewArea } from '../area-repository.ts';

/** An area below the given one, or a region. `person` null: the system creates it. */
export const createArea = async (tenant: Tenant, person: Person | null, input: NewArea): Promise<number> => {
  if (input.parent_area_id) {
    const depth = await depthOf(tenant, input.parent_area_id);
    if (depth === 0) throw invalid({ parent_area_id: ['invalid_ids'] });
    if (depth >= maxDepth) throw invalid({ parent_area_id: ['area_too_deep'] });
  }
  if (input.manager_user_id && !(await findMembership(tenant, input.manager_user_id))) {
    throw invalid({ manager_user_id: ['invalid_ids'] });
  }
  const id = await insertArea(tenant, input, person?.userId ?? null);
  await writeAudit(tenant, person, { action: 'area.created', entity: 'area', entityId: id });
  return id;
};
