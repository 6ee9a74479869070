import { activeClientsByName, clientsByAccountNumber } from '#features/clients/server';
import type { Remark } from '#features/imports/contract';
import type { CleanTableRow, OwnRecords } from '#features/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping, ClientLine } from '../contract/index.ts';
import type { JudgedClient } from './judge-rows.ts';

type Row = CleanTableRow<ClientLine>;

type Given = { mapping: Pick<ClientImportMapping, 'existing' | 'match'>; own: OwnRecords };

type Client = { id: number; account_number: string; name: string };

/** Rows of clients found by their names, from here on with the account number and the name of the client; and those refused. */
export type Found = { rows: Row[]; refused: JudgedClient[] };

const refuse = (
  { line, cells, row, warnings }: Row,
  outcome: 'invalid' | 'duplicate',
  reason: Remark,
): JudgedClient => ({ ...{ line, cells, row, warnings }, outcome, reasons: [reason] });

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

/** Finds active clients, in scope or not, whose name is the same without punctuation and without the form of the company. A client
 * that this import has made is found by its account number alone. */
export const findByName = async (
  tenant: Tenant,
  rows: readonly Row[],
  { mapping: { existing, match }, own }: Given,
): Promise<Found> => {
  if (existing !== 'update' || match !== 'name') return { rows: [...rows], refused: [] };
  const isStrange = ({ id }: { id: number }) => own.get(`client ${id}`) !== 'created';
  const names = [...new Set(rows.map(({ row }) => row.name).filter(Boolean))];
  const byName = Map.groupBy(
    (await activeClientsByName(tenant, names)).filter(isStrange),
    ({ asked }) => asked,
  );
  const left = rows.filter(({ row }) => !byName.has(row.name));
  const numbers = left.map(({ row }) => row.account_number).filter(Boolean);
  const taken = new Set(
    (await clientsByAccountNumber(tenant, [...new Set(numbers)]))
      .filter(isStrange)
      .map(({ account_number }) => account_number),
  );
  const found: Found = { rows: [], refused: [] };
  for (const cleaned of rows) {
    const { row } = cleaned;
    const [first, ...others] = byName.get(row.name) ?? [];
    if (first && others.length === 0) found.rows.push(asFound(cleaned, first));
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
