import type { Tenant } from '#platform/server/db/tenant';
import type { ClientContact, ClientMergePreview } from '../../contract/index.ts';
import type { Client } from '../client/client-repository.ts';
import { contactsOf } from '../contact/contact-repository.ts';
import type { ClientParts } from '../parts.ts';
import type { ContactPair } from './client-merge.ts';
import { type FieldPlan, planFields } from './merge-fields.ts';
import { equalContacts } from './plan-contacts.ts';

export type MergePlan = {
  from: Client;
  into: Client;
  fields: FieldPlan;
  contacts: { gone: ClientContact[]; kept: ClientContact[]; pairs: ContactPair[] };
  counts: ClientMergePreview['moves'];
};

type Records = Pick<ClientParts, 'records'>;

const pairsOf = async (
  { records }: Records,
  tenant: Tenant,
  contacts: Pick<MergePlan['contacts'], 'gone' | 'kept'>,
): Promise<ContactPair[]> => {
  const pairs = equalContacts(contacts.gone, contacts.kept);
  const apart = new Set<number>();
  for (const { apart: find } of Object.values(records))
    for (const id of (await find?.(tenant, pairs)) ?? []) apart.add(id);
  return pairs.filter(({ from }) => !apart.has(from));
};

const countsOf = async ({ records }: Records, tenant: Tenant, clientId: number) => {
  const counts: MergePlan['counts'] = [];
  for (const [kind, { count }] of Object.entries(records))
    if (count) counts.push({ kind, count: await count(tenant, clientId) });
  return counts.filter(({ count }) => count > 0);
};

/** What a merge of these two does. */
export const planMerge = async (
  parts: Records,
  tenant: Tenant,
  { from, into }: Pick<MergePlan, 'from' | 'into'>,
): Promise<MergePlan> => {
  const all = await contactsOf(tenant, [from.id, into.id]);
  const gone = all.filter(({ client_id }) => client_id === from.id);
  const kept = all.filter(({ client_id }) => client_id === into.id);
  return {
    from,
    into,
    fields: planFields(from, into),
    contacts: { gone, kept, pairs: await pairsOf(parts, tenant, { gone, kept }) },
    counts: await countsOf(parts, tenant, from.id),
  };
};

const sideOf = ({ id, account_number, name, updated_at }: Client) => ({
  id,
  account_number,
  name,
  updated_at,
});

export const presentPlan = ({ from, into, fields, contacts, counts }: MergePlan): ClientMergePreview => ({
  from: sideOf(from),
  into: sideOf(into),
  moves: counts,
  contacts: { moved: contacts.gone.length, joined: contacts.pairs.length },
  ...fields,
});
