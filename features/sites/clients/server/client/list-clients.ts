import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { emptyPage, presentPage } from '#platform/server/http/page';
import type { clientEndpoints } from '../../contract/index.ts';
import { clientsOfSameName } from '../merge/same-name-repository.ts';
import type { ClientParts } from '../parts.ts';
import { type ClientQuery, listClients as readClients } from './client-list-repository.ts';
import { mayDelete, mayMerge } from './client-policy.ts';
import { presentRow } from './client-presenter.ts';

type Listing = Pick<SignedInCall<(typeof clientEndpoints)['listClients']>, 'tenant' | 'person'>;

/** Without the flag the list is empty, not refused. Pick-lists, which are not cut into pages, offer no merge. */
const list = async (parts: ClientParts, { tenant, person }: Listing, query: ClientQuery) => {
  if (!person.flags.has('clients.canViewClients')) return emptyPage(query);
  if (query.status === 'deleted' && !mayDelete(person)) throw forbidden();
  const page = await readClients(tenant, query);
  const ids = page.rows.map(({ id }) => id);
  const jobs = await parts.countActiveJobs(tenant, ids);
  const offers = mayMerge(person) && query.status === 'active' && query.per_page > 0;
  const alike = offers ? await clientsOfSameName(tenant, ids) : undefined;
  return presentPage(page, (row) => presentRow(row, jobs.get(row.id) ?? 0, alike?.get(row.id)));
};

export const listClients = (parts: ClientParts) => (call: Listing & { query: ClientQuery }) =>
  list(parts, call, call.query);

export const listInactiveClients =
  (parts: ClientParts) => (call: Listing & { query: Omit<ClientQuery, 'status'> }) =>
    list(parts, call, { ...call.query, status: 'inactive' });
