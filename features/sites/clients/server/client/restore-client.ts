import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { presentClient, presentClientNow } from './client-presenter.ts';
import { findClientByAccountNumber, lockClient, setClient } from './client-repository.ts';
import { recordClientChange } from './record-client-change.ts';

type Call = SignedInCall<(typeof clientEndpoints)['restoreClient']>;

/** A client comes back inactive: somebody decides anew whether to work for it. */
export const restoreClient = (parts: ClientParts) => async (call: Call) => {
  const { tenant, person, params } = call;
  const before = await lockClient(tenant, params.id);
  if (!before) throw notFound();
  if (before.deleted_at === null) return presentClient(parts, tenant, person, before);
  if (await findClientByAccountNumber(tenant, before.account_number)) {
    throw refused('account_number_taken_since');
  }
  await setClient(tenant, params.id, { deleted_at: null, status: 'inactive' });
  await recordClientChange(call, params.id, { action: 'client.restored', to: 'inactive' });
  return presentClientNow(parts, tenant, person, params.id);
};
