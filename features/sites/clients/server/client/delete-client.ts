import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { lockClient, setClient } from './client-repository.ts';
import { recordClientChange } from './record-client-change.ts';
import { refuseInUse } from './refuse-in-use.ts';

type Call = SignedInCall<(typeof clientEndpoints)['deleteClient']>;

/** Contacts, files and ended jobs of the client stay, so that it can be restored. */
export const deleteClient = (parts: ClientParts) => async (call: Call) => {
  const { tenant, params, now } = call;
  const before = await lockClient(tenant, params.id);
  if (!before || before.deleted_at !== null) throw notFound();
  await refuseInUse(parts, call, params.id, 'client_not_deleted');
  await setClient(tenant, params.id, { deleted_at: now.toISOString() });
  await recordClientChange(call, params.id, { action: 'client.deleted', from: before.status });
  return { id: params.id };
};
