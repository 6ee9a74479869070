import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientEndpoints } from '../../contract/index.ts';
import { findKeptClient } from '../merge/merge-repository.ts';
import type { ClientParts } from '../parts.ts';
import { mayDelete } from './client-policy.ts';
import { presentClient } from './client-presenter.ts';
import { findDeletedClient } from './client-repository.ts';

type Get = SignedInCall<(typeof clientEndpoints)['getClient']>;

/** A client that was merged is answered by the one that was kept; its id says so. */
export const getClient = (parts: ClientParts) => async (call: Get) => {
  const { tenant, person, params, query } = call;
  const deleted = query.deleted && mayDelete(person);
  const client =
    (await findKeptClient(tenant, params.id)) ??
    (deleted ? await findDeletedClient(tenant, params.id) : undefined);
  if (!client) throw notFound();
  return presentClient(parts, tenant, person, client);
};
