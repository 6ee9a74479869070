import { membershipStatus } from '#features/accounts/access/contract';
import { viewersOfClient } from '#features/sites/assignments/server';
import { loadKeptClient } from '#features/sites/clients/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { ClientViewer, clientViewerEndpoints } from '../contract/index.ts';

/** The viewers who have an account now. */
export const presentViewers = async (tenant: Tenant, clientId: number): Promise<ClientViewer[]> =>
  (await viewersOfClient(tenant, clientId))
    .filter(({ ended, deleted }) => !ended && !deleted)
    .map(({ contact_id, user_id, name, email, status }) => ({
      contact_id,
      user_id,
      name,
      email,
      status: membershipStatus.parse(status),
    }));

export const listViewers = async ({
  tenant,
  params,
}: SignedInCall<(typeof clientViewerEndpoints)['listClientViewers']>): Promise<ClientViewer[]> => {
  const client = await loadKeptClient(tenant, params.id);
  if (!client) throw notFound();
  return presentViewers(tenant, client.id);
};
