import { createClient, loadClient, loadClientByAccountNumber } from '#features/sites/clients/server';
import { invalid, Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { JobImportMapping } from '../../contract/index.ts';
import type { CheckedRow } from '../rows/checked-row.ts';
import type { Facts } from '../rows/facts.ts';
import { nameKey } from '../rows/facts.ts';

/** Maximum number of clients that one file may add. */
const max = 1000;

/** Clients whose names begin alike and whose account numbers are made of them. */
const maxOfName = 2000;

export const mayCreateClients = (person: Pick<Person, 'flags'>): boolean =>
  person.flags.has('admin.canAddClient');

/** The client of rows that name none. Refused when the person may not use or create it. */
export const resolveDefaultClient = async (
  tenant: Tenant,
  person: Person,
  { client, create_clients }: JobImportMapping,
): Promise<Facts['defaultClient']> => {
  const creates = create_clients || (client !== null && 'name' in client);
  if (creates && !mayCreateClients(person)) throw new Problem(403, { code: 'import_client_forbidden' });
  if (client === null) return null;
  if ('id' in client) {
    if (!(await loadClient(tenant, client.id))) throw invalid({ 'mapping.client': ['invalid_ids'] });
    return client.id;
  }
  if (await loadClientByAccountNumber(tenant, client.account_number)) {
    throw invalid({ 'mapping.client.account_number': ['account_number_taken'] });
  }
  return 'planned';
};

/** An account number for a client that the file only names: its name in capitals. */
const accountNumberFrom = (name: string, count: number): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return count === 1 ? plain.slice(0, 40) || 'CLIENT' : `${plain.slice(0, 34) || 'CLIENT'}-${count}`;
};

const freeAccountNumber = async (tenant: Tenant, name: string): Promise<string> => {
  for (let count = 1; count <= maxOfName; count += 1) {
    const accountNumber = accountNumberFrom(name, count);
    if (!(await loadClientByAccountNumber(tenant, accountNumber))) return accountNumber;
  }
  throw new Error(`${maxOfName} clients have account numbers such as ${accountNumberFrom(name, 1)}`);
};

/** The clients that accepted rows name and that do not exist yet, each once. */
const newClients = (rows: readonly CheckedRow[]): { name: string; accountNumber: string }[] => {
  const found = new Map<string, { name: string; accountNumber: string }>();
  for (const row of rows) {
    if (row.outcome !== 'created' || row.client === 'planned' || 'id' in row.client) continue;
    const { name, accountNumber } = row.client;
    const key = accountNumber || `name ${nameKey(name)}`;
    if (!found.has(key)) found.set(key, row.client);
  }
  return [...found.values()];
};

/** Creates the clients that rows name and that do not exist yet, and returns their ids. */
export const createNamedClients = async (
  tenant: Tenant,
  person: Person,
  rows: readonly CheckedRow[],
): Promise<number[]> => {
  const named = newClients(rows);
  if (named.length > max) {
    const values = { count: named.length, maximum: max };
    throw invalid({ 'mapping.create_clients': [{ code: 'import_too_many_clients', values }] });
  }
  const createdIds: number[] = [];
  for (const { name, accountNumber } of named) {
    const account_number = accountNumber || (await freeAccountNumber(tenant, name));
    createdIds.push((await createClient(tenant, person, { name, account_number })).id);
  }
  return createdIds;
};
