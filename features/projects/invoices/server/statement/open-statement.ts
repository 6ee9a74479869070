import { loadOrganization } from '#features/accounts/organizations/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { accountStatement } from './account-statement.ts';
import { loadStatedClient } from './statement-repository.ts';

/** All that a client owes today, as the system sees it. */
export const openStatement = async (tenant: Tenant, clientId: number, now: Date) => {
  const client = await loadStatedClient(tenant, clientId);
  if (!client) throw notFound();
  const { time_zone: timeZone } = await loadOrganization(tenant);
  return { client, ...(await accountStatement({ tenant, person: null, now, timeZone }, clientId)) };
};
