import type { CleanTableRow } from '#features/imports/imports/server';
import { clientsByAccountNumber, contactsOf, lockImported } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientLine } from '../contract/index.ts';
import { followMerged } from './follow-merged.ts';
import { accountNumbersOf } from './load-judging.ts';

/** Maximum number of times that rows follow merges which ended while their clients were being locked. */
const maxFollowed = 5;

/** Locks the clients that rows name, and then their contacts, as the undo does: a change made at this moment is either seen by what
 * is read next or comes after. A merge may have ended only then, so rows follow it until all their clients are locked. */
export const lockClients = async <R extends Pick<CleanTableRow<ClientLine>, 'row' | 'warnings'>>(
  tenant: Tenant,
  rows: readonly R[],
): Promise<R[]> => {
  const locked = new Set<number>();
  let followed = await followMerged(tenant, rows);
  for (let tries = 0; tries < maxFollowed; tries += 1) {
    const clients = await clientsByAccountNumber(tenant, accountNumbersOf(followed));
    const left = clients.map(({ id }) => id).filter((id) => !locked.has(id));
    if (left.length === 0) break;
    await lockImported(tenant, 'clients', left);
    for (const id of left) locked.add(id);
    followed = await followMerged(tenant, followed);
  }
  const contacts = (await contactsOf(tenant, [...locked])).map(({ id }) => id);
  await lockImported(tenant, 'client_contacts', contacts);
  return followed;
};
