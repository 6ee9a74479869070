import { clientsByAccountNumber, contactsOf, lockImported } from '#features/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientLine } from '../contract/index.ts';
import { accountNumbersOf } from './load-judging.ts';

/** Locks the clients that rows name, and then their contacts, as the undo does: a change made at this moment is either seen by what
 * is read next or comes after. */
export const lockClients = async (tenant: Tenant, rows: readonly { row: ClientLine }[]): Promise<void> => {
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  const ids = clients.map(({ id }) => id);
  await lockImported(tenant, 'clients', ids);
  const contacts = await contactsOf(tenant, ids);
  await lockImported(
    tenant,
    'client_contacts',
    contacts.map(({ id }) => id),
  );
};
