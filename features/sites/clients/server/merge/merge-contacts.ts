import { stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { removeContact, saveContact, stepDown } from '../contact/contact-repository.ts';
import { moveContacts } from './merge-repository.ts';
import { joinContacts } from './plan-contacts.ts';
import { type MergePlan, presentPlan } from './plan-merge.ts';

/** Moves the contacts. Of two equal ones the kept one is filled, and the other one is deleted; exactly one stays primary. */
export const mergeContacts = async (tenant: Tenant, plan: MergePlan, now: Date): Promise<void> => {
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
