import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** Whoever sees some of the jobs gives others duties there, and adds none of their own: what they see would last longer
 * than those who gave it meant. */
export const refuseOwnGain = (tenant: Tenant, userIds: Iterable<number | null>): void => {
  if (!tenant.seesAllJobs && [...userIds].includes(tenant.userId)) throw forbidden('own_assignment');
};
