import { clientsByAccountNumber, contactsOf } from '#features/clients/server';
import { recordsWritten } from '#features/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping, ClientLine } from '../contract/index.ts';
import type { Judging } from './judge-rows.ts';

/** Clients in scope of who started the import. */
export type ClientPlan = { changeable: readonly number[] };

type Given = { importId: number; mapping: ClientImportMapping; plan: ClientPlan };

export const accountNumbersOf = (rows: readonly { row: ClientLine }[]): string[] => [
  ...new Set(rows.map(({ row }) => row.account_number).filter(Boolean)),
];

/** What is known of the clients that rows name. */
export const loadJudging = async (
  tenant: Tenant,
  rows: readonly { row: ClientLine }[],
  { importId, mapping, plan }: Given,
): Promise<Judging> => {
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  const contacts = Map.groupBy(
    await contactsOf(
      tenant,
      clients.map(({ id }) => id),
    ),
    ({ client_id }) => client_id,
  );
  const written = await recordsWritten(tenant, importId);
  const own = new Set(
    written.filter(({ type, before }) => type === 'client' && before === null).map(({ id }) => id),
  );
  const strange = clients.filter(({ id }) => !own.has(id));
  return {
    known: new Map(
      strange.map((client) => [client.account_number, { client, contacts: contacts.get(client.id) ?? [] }]),
    ),
    made: new Set(clients.filter(({ id }) => own.has(id)).map(({ account_number }) => account_number)),
    changeable: new Set(plan.changeable),
    existing: mapping.existing,
  };
};
