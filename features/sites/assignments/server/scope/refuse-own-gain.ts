import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** A person who sees only some jobs must not give an assignment or access to themselves. They could keep seeing a job for
 * longer than intended by the person who let them see it. */
export const refuseOwnGain = (tenant: Tenant, userIds: Iterable<number | null>): void => {
  if (!tenant.seesAllJobs && [...userIds].includes(tenant.userId)) throw forbidden('own_assignment');
};
