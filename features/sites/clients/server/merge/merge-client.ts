import { giveFile } from '#features/accounts/files/server';
import { repointViews } from '#features/accounts/saved-views/server';
import { notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { mergeEndpoints } from '../../contract/index.ts';
import { clientsInScope } from '../client/client-import-repository.ts';
import { presentClientNow } from '../client/client-presenter.ts';
import { type Client, setClient } from '../client/client-repository.ts';
import { type ClientCall, recordClientChange } from '../client/record-client-change.ts';
import { removeContact, saveContact, stepDown } from '../contact/contact-repository.ts';
import type { ClientParts } from '../parts.ts';
import { checkInto } from './get-merge.ts';
import { fieldChanges, filledColumns } from './merge-fields.ts';
import { loadMergedInto, lockClients, moveContacts, redirectMerged } from './merge-repository.ts';
import { joinContacts } from './plan-contacts.ts';
import { type MergePlan, planMerge, presentPlan } from './plan-merge.ts';

const labelOf = ({ account_number, name }: Client): string => `${account_number} ${name}`;

/** Both audit logs say who merged what into what and how much moved, and one of them what the other client had. Features
 * above follow the events. */
const recordMerge = async (call: ClientCall, plan: MergePlan): Promise<void> => {
  const { from, into, contacts, counts } = plan;
  const { came, lost } = fieldChanges(from, into, plan.fields);
  const numbers = [
    ...counts,
    { kind: 'contacts', count: contacts.gone.length },
    { kind: 'contacts_joined', count: contacts.pairs.length },
  ].map(({ kind, count }): [string, [unknown, unknown]] => [kind, [null, count]]);
  const moved = Object.fromEntries(numbers);
  await writeAudit(call.tenant, call.person, {
    action: 'client.merged',
    entity: 'client',
    entityId: into.id,
    note: labelOf(from),
    changes: { ...came, ...moved, merged_id: [null, from.id] },
  });
  await recordClientChange(call, from.id, {
    action: 'client.merged-into',
    from: from.status,
    note: labelOf(into),
    changes: { ...lost, ...moved, merged_into_id: [null, into.id] },
  });
  await call.wiring.events.publish(call.tenant, {
    name: 'client.merged',
    entity: 'client',
    entityId: into.id,
    jobId: null,
    actorUserId: call.person.userId,
    data: { merged_id: from.id },
  });
};

/** Moves the contacts. Of two equal ones the kept one is filled, and the other one is deleted; exactly one stays primary. */
const mergeContacts = async (tenant: Tenant, plan: MergePlan, now: Date): Promise<void> => {
  const { gone, kept, pairs } = plan.contacts;
  const ranked = kept.some(({ rank }) => rank === 'primary');
  const find = (id: number) => [...gone, ...kept].find((contact) => contact.id === id);
  const joined = pairs.flatMap((pair) => {
    const [from, into] = [find(pair.from), find(pair.into)];
    return from && into ? [{ from, into }] : [];
  });
  for (const { from } of joined) await removeContact(tenant, from, now);
  if (ranked) await stepDown(tenant, plan.from.id, null);
  await moveContacts(tenant, plan.from.id, plan.into.id);
  for (const { from, into } of joined) {
    const saved = await saveContact(tenant, into, into.updated_at, joinContacts(from, into, ranked));
    if (!saved) throw stale(presentPlan(plan));
  }
};

type Call = SignedInCall<(typeof mergeEndpoints)['mergeClient']>;

/** The names that lists give their filter by client. */
const clientFilters = ['client', 'client_id'] as const;

const isThere = ({ deleted_at }: Client): boolean => deleted_at === null;

/** Looks again at what the person has agreed to. */
const openPlan = async (
  parts: ClientParts,
  { tenant, params, body }: Call,
  locked: readonly Client[],
): Promise<MergePlan> => {
  const [from, into] = [params.id, body.into_id].map((id) => locked.find((client) => client.id === id));
  if (!from || !into || !isThere(from) || !isThere(into)) throw notFound();
  const seen = await clientsInScope(tenant, [from.id, into.id]);
  if (![from, into].every(({ id }) => seen.includes(id))) throw notFound();
  const plan = await planMerge(parts, tenant, { from, into });
  if (from.updated_at !== body.updated_at || into.updated_at !== body.into_updated_at)
    throw stale(presentPlan(plan));
  checkInto(from.id, into);
  return plan;
};

const moveRecords = async (parts: ClientParts, { tenant, now }: Call, plan: MergePlan): Promise<void> => {
  const { from, into, contacts, fields } = plan;
  await mergeContacts(tenant, plan, now);
  const merge = { from: from.id, into: into.id, contacts: contacts.pairs };
  for (const { move } of Object.values(parts.records)) await move(tenant, merge);
  await redirectMerged(tenant, from.id, into.id);
  for (const filter of clientFilters) await repointViews(tenant, filter, merge);
  if (fields.filled.includes('logo') && from.logo_file_id !== null)
    await giveFile(tenant, from.logo_file_id, into.id);
};

/** Everything of one client becomes the other's, for good. The row that is left leads to the one that is kept. Sent twice, the
 * second answers as the first. */
export const mergeClient = (parts: ClientParts) => async (call: Call) => {
  const { tenant, person, params, body, now } = call;
  const present = () => presentClientNow(parts, tenant, person, body.into_id);
  const locked = await lockClients(tenant, [params.id, body.into_id]);
  if ((await loadMergedInto(tenant, params.id))?.id === body.into_id) return present();
  const plan = await openPlan(parts, call, locked);
  const { from, into, fields } = plan;
  await moveRecords(parts, call, plan);
  await setClient(tenant, from.id, {
    deleted_at: now.toISOString(),
    merged_into_id: into.id,
    ...(fields.filled.includes('logo') ? { logo_file_id: null } : {}),
  });
  await setClient(tenant, into.id, filledColumns(from, into, fields));
  await recordMerge(call, plan);
  return present();
};
