import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { emptyPage, presentPage } from '#platform/server/http/page';
import type { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { type ClientQuery, listClients as readClients } from './client-list-repository.ts';
import { mayDelete } from './client-policy.ts';
import { presentRow } from './client-presenter.ts';

type Listing = Pick<SignedInCall<(typeof clientEndpoints)['listClients']>, 'tenant' | 'person'>;

/** Without the flag the list is empty, not refused. */
const list = async (parts: ClientParts, { tenant, person }: Listing, query: ClientQuery) => {
  if (!person.flags.has('clients.canViewClients')) return emptyPage(query);
  if (query.status === 'deleted' && !mayDelete(person)) throw forbidden();
  const page = await readClients(tenant, query);
  const jobs = await parts.countActiveJobs(
    tenant,
    page.rows.map(({ id }) => id),
  );
  return presentPage(page, (row) => presentRow(row, jobs.get(row.id) ?? 0));
};

export const listClients = (parts: ClientParts) => (call: Listing & { query: ClientQuery }) =>
  list(parts, call, call.query);

export const listInactiveClients =
  (parts: ClientParts) => (call: Listing & { query: Omit<ClientQuery, 'status'> }) =>
    list(parts, call, { ...call.query, status: 'inactive' });
