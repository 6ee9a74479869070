import type { CleanTableRow } from '#features/imports/imports/server';
import { clientsByAccountNumber, type KeptClient, keptClientsNamed } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientLine } from '../contract/index.ts';
import { accountNumbersOf } from './load-judging.ts';

const merged = { field: 'account_number', code: 'client_import_merged' };

/** A row of a client that was merged is one of the client that was kept, whose name no file takes from the other one. */
export const asKept = <R extends Pick<CleanTableRow<ClientLine>, 'row' | 'warnings'>>(
  cleaned: R,
  { account_number, name }: Pick<KeptClient, 'account_number' | 'name'>,
): R => ({
  ...cleaned,
  row: { ...cleaned.row, account_number, name },
  warnings: [...cleaned.warnings.filter(({ code }) => code !== merged.code), merged],
});

/** Rows with the account number of a merged client become those of the client that was kept, unless another client has the number
 * by now. */
export const followMerged = async <R extends Pick<CleanTableRow<ClientLine>, 'row' | 'warnings'>>(
  tenant: Tenant,
  rows: readonly R[],
): Promise<R[]> => {
  const found = await keptClientsNamed(tenant, { accountNumbers: accountNumbersOf(rows), names: [] });
  const numbers = found.map(({ former_number }) => former_number);
  const own = new Set(
    (await clientsByAccountNumber(tenant, numbers)).map(({ account_number }) => account_number),
  );
  const keptOf = new Map(found.map((client) => [client.former_number, client]));
  return rows.map((cleaned) => {
    const { account_number } = cleaned.row;
    const kept = own.has(account_number) ? undefined : keptOf.get(account_number);
    return kept ? asKept(cleaned, kept) : cleaned;
  });
};
