import { distinct, type OwnRecords } from '#features/imports/imports/server';
import { clientsByAccountNumber, contactsOf, withKeptClients } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping, ClientLine } from '../contract/index.ts';
import { isPrimary, type Judging } from './judge-rows.ts';

/** What the person who started the import sees: clients that may be changed, and account numbers of clients by names of the
 * file that are the same, or that clients had who were merged into them. */
export type ClientPlan = {
  changeable: readonly number[];
  alike?: Readonly<Record<string, string>>;
  merged?: Readonly<Record<string, string>>;
};

type Load = { mapping: ClientImportMapping; plan: ClientPlan; own: OwnRecords };

export const accountNumbersOf = (rows: readonly { row: ClientLine }[]): string[] =>
  distinct(rows, ({ account_number }) => account_number);

/** Loads the clients that rows name. */
export const loadJudging = async (
  tenant: Tenant,
  rows: readonly { row: ClientLine }[],
  { mapping, plan, own }: Load,
): Promise<Judging> => {
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  const contacts = Map.groupBy(
    await contactsOf(
      tenant,
      clients.map(({ id }) => id),
    ),
    ({ client_id }) => client_id,
  );
  const isMade = ({ id }: { id: number }): boolean => own.get(`client ${id}`) === 'created';
  const strange = clients.filter((client) => !isMade(client));
  return {
    known: new Map(
      strange.map((client) => [client.account_number, { client, contacts: contacts.get(client.id) ?? [] }]),
    ),
    made: new Map(
      clients
        .filter(isMade)
        .map(({ id, account_number }) => [account_number, (contacts.get(id) ?? []).some(isPrimary)]),
    ),
    changeable: await withKeptClients(tenant, plan.changeable),
    existing: mapping.existing,
    alike: new Map(Object.entries(plan.alike ?? {})),
    merged: new Map(Object.entries(plan.merged ?? {})),
  };
};
