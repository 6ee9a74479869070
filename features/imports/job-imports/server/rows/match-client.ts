import type { Remark } from '#features/imports/imports/contract';
import type { CleanedRow } from '../../contract/index.ts';
import type { ClientOfRow } from './checked-row.ts';
import { type Facts, nameKey } from './facts.ts';

/** The client that a row names, found by account number before name; the default client when it names none. */
export const matchClient = (
  { client_name: name, client_account_number: accountNumber }: CleanedRow,
  { clients, defaultClient, createClients }: Facts,
): { client: ClientOfRow } | { fault: Remark } => {
  if (name === '' && accountNumber === '') {
    if (defaultClient === null) return { fault: { field: 'client_name', code: 'import_client_missing' } };
    return { client: defaultClient === 'planned' ? 'planned' : { id: defaultClient } };
  }
  const id = accountNumber === '' ? clients.byName.get(nameKey(name)) : clients.byAccount.get(accountNumber);
  if (id !== undefined) return { client: { id } };
  if (createClients && name !== '' && !clients.hidden.has(accountNumber))
    return { client: { name, accountNumber } };
  const values = { name: name || accountNumber };
  return { fault: { field: 'client_name', code: 'import_client_unknown', values } };
};
