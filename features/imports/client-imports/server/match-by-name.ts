import type { Remark } from '#features/imports/imports/contract';
import { type CleanTableRow, distinct, type OwnRecords } from '#features/imports/imports/server';
import {
  activeClientsByName,
  clientsByAccountNumber,
  keptClientsNamed,
} from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping, ClientLine } from '../contract/index.ts';
import { asKept, followMerged } from './follow-merged.ts';
import type { JudgedClient } from './judge-rows.ts';
import { accountNumbersOf } from './load-judging.ts';

type Row = CleanTableRow<ClientLine>;

type Known = { mapping: Pick<ClientImportMapping, 'existing' | 'match'>; own: OwnRecords };

type Client = { id: number; account_number: string; name: string };

/** Rows of clients found by their names, from here on with the account number and the name of the client; and those refused. */
export type Found = { rows: Row[]; refused: JudgedClient[] };

const refuse = (
  { line, cells, row, warnings }: Row,
  outcome: 'invalid' | 'duplicate',
  reason: Remark,
): JudgedClient => ({ line, cells, row, warnings, outcome, reasons: [reason] });

const asFound = (cleaned: Row, { account_number, name }: Client): Row => {
  const { row, faults, warnings } = cleaned;
  const isOther = row.account_number !== '' && row.account_number !== account_number;
  const kept = { field: 'account_number', code: 'client_import_number_kept' };
  return {
    ...cleaned,
    row: { ...row, account_number, name },
    faults: faults.filter(({ field, code }) => field !== 'account_number' || code !== 'required'),
    warnings: isOther ? [...warnings, kept] : warnings,
  };
};

/** Finds active clients, in scope or not, whose name is the same without punctuation and without the form of the company, and then
 * what those became that were merged and had the very name. A client that this import has made is found by its account number
 * alone. Where names find nobody, account numbers of merged clients stand for those that were kept. */
export const matchByName = async (
  tenant: Tenant,
  rows: readonly Row[],
  { mapping: { existing, match }, own }: Known,
): Promise<Found> => {
  if (existing !== 'update' || match !== 'name')
    return { rows: await followMerged(tenant, rows), refused: [] };
  const isStrange = ({ id }: { id: number }) => own.get(`client ${id}`) !== 'created';
  const names = distinct(rows, ({ name }) => name);
  const byName = Map.groupBy(
    (await activeClientsByName(tenant, names)).filter(isStrange),
    ({ asked }) => asked,
  );
  const left = rows.filter(({ row }) => !byName.has(row.name));
  const numbers = accountNumbersOf(left);
  const merged = await keptClientsNamed(tenant, {
    accountNumbers: numbers,
    names: distinct(left, ({ name }) => name.toLowerCase()),
  });
  const formerly = Map.groupBy(merged, ({ former_name }) => former_name);
  const keptOf = ({ name }: ClientLine): Client[] => [
    ...new Map((formerly.get(name.toLowerCase()) ?? []).map((client) => [client.id, client])).values(),
  ];
  const living = (await clientsByAccountNumber(tenant, numbers)).filter(isStrange);
  const taken = new Set([
    ...living.map(({ account_number }) => account_number),
    ...merged.map(({ former_number }) => former_number),
  ]);
  const found: Found = { rows: [], refused: [] };
  for (const cleaned of rows) {
    const { row } = cleaned;
    const named = byName.get(row.name);
    const [first, ...others] = named ?? keptOf(row);
    if (first && others.length === 0)
      found.rows.push(named ? asFound(cleaned, first) : asKept(asFound(cleaned, first), first));
    else if (first) {
      const values = { count: others.length + 1 };
      const several = { field: 'name', code: 'client_import_several', values };
      found.refused.push(refuse(cleaned, 'invalid', several));
    } else if (taken.has(row.account_number))
      found.refused.push(refuse(cleaned, 'duplicate', { field: 'account_number', code: 'import_exists' }));
    else found.rows.push(cleaned);
  }
  return found;
};
