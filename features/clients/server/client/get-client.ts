import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { clientEndpoints } from '../../contract/index.ts';
import { findMergedInto } from '../merge/merge-repository.ts';
import type { ClientParts } from '../parts.ts';
import { mayDelete } from './client-policy.ts';
import { presentClient } from './client-presenter.ts';
import { findClient, findDeletedClient } from './client-repository.ts';

type Get = SignedInCall<(typeof clientEndpoints)['getClient']>;

/** A client that was merged is answered by the one that was kept; its id says so. */
export const getClient = (parts: ClientParts) => async (call: Get) => {
  const { tenant, person, params, query } = call;
  const deleted = query.deleted && mayDelete(person);
  const client =
    (await findClient(tenant, params.id)) ??
    (deleted ? await findDeletedClient(tenant, params.id) : undefined) ??
    (await findMergedInto(tenant, params.id));
  if (!client) throw notFound();
  return presentClient(parts, tenant, person, client);
};
