import { forbidden, notFound, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { emptyPage, presentPage } from '#platform/server/http/page';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type ClientRow,
  type ClientTransition,
  type ClientUse,
  type clientEndpoints,
  clientTransitions,
  type contactEndpoints,
  type mergeEndpoints,
} from '../contract/index.ts';
import { removeClientLogo, uploadClientLogo } from './client/change-logo.ts';
import { columnsOf, fieldsOf } from './client/client-columns.ts';
import { type ClientQuery, loadClients } from './client/client-list-repository.ts';
import { mayDelete, mayMerge } from './client/client-policy.ts';
import { presentClient, presentClientNow, presentRow } from './client/client-presenter.ts';
import {
  type ClientColumns,
  loadClient,
  loadClientByAccountNumber,
  loadDeletedClient,
  lockClient,
  saveClient,
  setClient,
} from './client/client-repository.ts';
import { createClientWithLogo } from './client/create-client-with-logo.ts';
import { exportClients } from './client/export-clients.ts';
import { type ClientCall, recordClientChange } from './client/record-client-change.ts';
import { contactActions } from './contact/contact-actions.ts';
import { getMerge } from './merge/get-merge.ts';
import { mergeClient } from './merge/merge-client.ts';
import { loadKeptClient } from './merge/merge-repository.ts';
import { clientsOfSameName } from './merge/same-name-repository.ts';
import type { ClientParts } from './parts.ts';

/** Most records of each kind that a refusal names. */
const max = 10;

/** Refuses while records still need the client, and names them. */
const refuseInUse = async (
  { uses }: Pick<ClientParts, 'uses'>,
  { tenant, now }: { tenant: Tenant; now: Date },
  clientId: number,
  code: 'client_not_deleted' | 'client_not_deactivated',
): Promise<void> => {
  const reasons: ClientUse[] = [];
  let total = 0;
  for (const [kind, find] of Object.entries(uses)) {
    const step = code === 'client_not_deleted' ? 'delete' : 'deactivate';
    const found = await find(tenant, clientId, { max, now, step });
    reasons.push(...found.named.map((record) => ({ kind, ...record })));
    total += found.total;
  }
  if (total > 0) throw refused(code, {}, { reasons, more: total - reasons.length });
};

type TransitionClientCall = SignedInCall<(typeof clientEndpoints)['activateClient']>;

type State = { id: number; status: ClientRow['status'] };

const steps = transitionEngine(clientTransitions, {
  save: ({ tenant }: ClientCall, { id }: State, set: ClientColumns) => setClient(tenant, id, set),
  record: (call, { id }, change) => recordClientChange(call, id, change),
});

const transitionClient =
  (parts: ClientParts, name: ClientTransition) => async (call: TransitionClientCall) => {
    const { tenant, person, params } = call;
    const before = await lockClient(tenant, params.id);
    if (!before || before.deleted_at !== null) throw notFound();
    const effect = async () => {
      if (name === 'deactivate') await refuseInUse(parts, call, before.id, 'client_not_deactivated');
      return {};
    };
    await steps.apply(call, { id: before.id, status: before.status as State['status'] }, { name, effect });
    return presentClientNow(parts, tenant, person, params.id);
  };

type Listing = Pick<SignedInCall<(typeof clientEndpoints)['listClients']>, 'tenant' | 'person'>;

/** Without the flag the list is empty, not refused. Pick-lists, which are not cut into pages, offer no merge. */
const list = async (parts: ClientParts, { tenant, person }: Listing, query: ClientQuery) => {
  if (!person.flags.has('clients.canViewClients')) return emptyPage(query);
  if (query.status === 'deleted' && !mayDelete(person)) throw forbidden();
  const page = await loadClients(tenant, query);
  const ids = page.rows.map(({ id }) => id);
  const jobs = await parts.countActiveJobs(tenant, ids);
  const offers = mayMerge(person) && query.status === 'active' && query.per_page > 0;
  const alike = offers ? await clientsOfSameName(tenant, ids) : undefined;
  return presentPage(page, (row) => presentRow(row, jobs.get(row.id) ?? 0, alike?.get(row.id)));
};

const listClients = (parts: ClientParts) => (call: Listing & { query: ClientQuery }) =>
  list(parts, call, call.query);

const listInactiveClients =
  (parts: ClientParts) => (call: Listing & { query: Omit<ClientQuery, 'status'> }) =>
    list(parts, call, { ...call.query, status: 'inactive' });

type UpdateClientCall = SignedInCall<(typeof clientEndpoints)['updateClient']>;

/** Saves the fields that were sent; the others stay as they are. */
const updateClient = (parts: ClientParts) => async (call: UpdateClientCall) => {
  const { tenant, person, params } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const before = await loadClient(tenant, params.id);
  if (!before) throw notFound();
  const changes = changesOf(fieldsOf(before), fields);
  const present = () => presentClientNow(parts, tenant, person, params.id);
  if (readAt === before.updated_at && Object.keys(changes).length === 0) return present();
  if (!(await saveClient(tenant, params.id, readAt, columnsOf(fields)))) throw stale(await present());
  await recordClientChange(call, params.id, { action: 'client.updated', changes });
  return present();
};

type RestoreClientCall = SignedInCall<(typeof clientEndpoints)['restoreClient']>;

/** A client comes back inactive: somebody decides anew whether to work for it. */
const restoreClient = (parts: ClientParts) => async (call: RestoreClientCall) => {
  const { tenant, person, params } = call;
  const before = await lockClient(tenant, params.id);
  if (!before) throw notFound();
  if (before.deleted_at === null) return presentClient(parts, tenant, person, before);
  if (await loadClientByAccountNumber(tenant, before.account_number)) {
    throw refused('account_number_taken_since');
  }
  await setClient(tenant, params.id, { deleted_at: null, status: 'inactive' });
  await recordClientChange(call, params.id, { action: 'client.restored', to: 'inactive' });
  return presentClientNow(parts, tenant, person, params.id);
};

type Get = SignedInCall<(typeof clientEndpoints)['getClient']>;

/** A client that was merged is answered by the one that was kept; its id says so. */
const getClient = (parts: ClientParts) => async (call: Get) => {
  const { tenant, person, params, query } = call;
  const deleted = query.deleted && mayDelete(person);
  const client =
    (await loadKeptClient(tenant, params.id)) ??
    (deleted ? await loadDeletedClient(tenant, params.id) : undefined);
  if (!client) throw notFound();
  return presentClient(parts, tenant, person, client);
};

type Call = SignedInCall<(typeof clientEndpoints)['deleteClient']>;

/** Contacts, files and ended jobs of the client stay, so that it can be restored. */
const deleteClient = (parts: ClientParts) => async (call: Call) => {
  const { tenant, params, now } = call;
  const before = await lockClient(tenant, params.id);
  if (!before || before.deleted_at !== null) throw notFound();
  await refuseInUse(parts, call, params.id, 'client_not_deleted');
  await setClient(tenant, params.id, { deleted_at: now.toISOString() });
  await recordClientChange(call, params.id, { action: 'client.deleted', from: before.status });
  return { id: params.id };
};

export const clientHandlers = (
  parts: ClientParts,
): Handlers<typeof clientEndpoints & typeof contactEndpoints & typeof mergeEndpoints> => ({
  exportClients: exportClients(parts),
  listClients: listClients(parts),
  listInactiveClients: listInactiveClients(parts),
  getClient: getClient(parts),
  createClient: createClientWithLogo(parts),
  updateClient: updateClient(parts),
  uploadClientLogo: uploadClientLogo(parts),
  removeClientLogo: removeClientLogo(parts),
  activateClient: transitionClient(parts, 'activate'),
  deactivateClient: transitionClient(parts, 'deactivate'),
  deleteClient: deleteClient(parts),
  restoreClient: restoreClient(parts),
  getClientMerge: getMerge(parts),
  mergeClient: mergeClient(parts),
  ...contactActions(parts),
});
