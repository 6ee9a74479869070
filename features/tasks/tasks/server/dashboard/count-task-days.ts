import { findOrganization } from '#features/accounts/organizations/server';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { beginSnapshot, foldDayChanges, lockDayState, recountDays } from './count-days-repository.ts';

const zoneOf = async (tenant: Tenant): Promise<string> => (await findOrganization(tenant)).time_zone;

/** Adds what changed to the roll-ups of an organization; counts all anew when it has none yet or moved to another zone. */
export const countTaskDays = async (
  withTenant: Database['withTenant'],
  organizationId: number,
): Promise<void> => {
  const scope = systemScope(organizationId);
  const folded = await withTenant(scope, async (tenant) => {
    const counted = await lockDayState(tenant, await zoneOf(tenant));
    if (counted) await foldDayChanges(tenant);
    return counted;
  });
  if (folded) return;
  await withTenant(scope, async (tenant) => {
    await beginSnapshot(tenant);
    await recountDays(tenant, await zoneOf(tenant));
  });
};
