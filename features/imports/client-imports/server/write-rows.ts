import {
  recordImported,
  type Writing,
  type WrittenRecord,
  type WrittenRow,
  withJudged,
} from '#features/imports/imports/server';
import {
  clientsByAccountNumber,
  contactsOf,
  createClients,
  insertContacts,
  setImported,
} from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping } from '../contract/index.ts';
import { type ClientChange, type JudgedClient, judgeRows, shownWarnings } from './judge-rows.ts';
import { accountNumbersOf, type ClientPlan, loadJudging } from './load-judging.ts';
import { lockClients } from './lock-clients.ts';

type Page = { id: number; label: string };

const pageOf = ({
  id,
  account_number,
  name,
}: {
  id: number;
  account_number: string;
  name: string;
}): Page => ({
  id,
  label: `${account_number} ${name}`,
});

/** The client of each row. Later rows of a client may be in a later part, so it is found by its account number then. */
const pagesOf = async (
  tenant: Tenant,
  rows: readonly JudgedClient[],
  userId: number,
): Promise<Map<string, Page>> => {
  const added = rows.flatMap(({ changes = [] }) => changes.filter((change) => change.type === 'client'));
  await createClients(
    tenant,
    { userId, impersonated: false },
    added.map(({ fields }) => fields),
  );
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  return new Map(clients.map((client) => [client.account_number, pageOf(client)]));
};

type Step = { line: number; page: Page; change: ClientChange };

const ofType = <T extends ClientChange['type']>(steps: readonly Step[], type: T) =>
  steps.filter(
    (step): step is Step & { change: Extract<ClientChange, { type: T }> } => step.change.type === type,
  );

/** Writes the changes, with one statement for each kind of change, and returns the id of each step's record. */
const writeSteps = async (
  tenant: Tenant,
  steps: readonly Step[],
  userId: number,
): Promise<ReadonlyMap<Step, number>> => {
  const contacts = ofType(steps, 'contact');
  const ids = await insertContacts(
    tenant,
    contacts.map(({ page, change }) => ({ ...change.fields, client_id: page.id })),
    userId,
  );
  const changed = (type: 'client-change' | 'contact-change') =>
    ofType(steps, type).map(({ change: { id, difference } }) => ({ id, change: difference.after }));
  await setImported(tenant, 'clients', changed('client-change'));
  await setImported(tenant, 'client_contacts', changed('contact-change'));
  const added = new Map<Step, number>(contacts.map((step, at) => [step, ids[at] ?? 0]));
  return new Map(
    steps.map((step) => {
      const { change, page } = step;
      return [step, 'id' in change ? change.id : (added.get(step) ?? page.id)];
    }),
  );
};

const recordOf = ({ page, change }: Step, id: number, times: ReadonlyMap<string, string>): WrittenRecord => {
  const type = change.type.startsWith('client') ? 'client' : 'contact';
  return {
    type,
    id,
    page: page.id,
    written_at: times.get(`${type} ${id}`) ?? '',
    name: change.type === 'contact' ? change.fields.name : page.label,
    before: 'difference' in change ? change.difference.before : null,
  };
};

/** The time at which each client and contact of these rows was written, by `type id`. */
const timesOf = async (
  tenant: Tenant,
  rows: readonly JudgedClient[],
): Promise<ReadonlyMap<string, string>> => {
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  const contacts = await contactsOf(
    tenant,
    clients.map(({ id }) => id),
  );
  return new Map([
    ...clients.map(({ id, updated_at }): [string, string] => [`client ${id}`, updated_at]),
    ...contacts.map(({ id, updated_at }): [string, string] => [`contact ${id}`, updated_at]),
  ]);
};

/** Writes one part of a list of clients. Rows are checked again, because clients may have changed meanwhile. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedClient[],
  writing: Writing<ClientImportMapping, ClientPlan>,
): Promise<WrittenRow[]> => {
  const hopeful = await lockClients(
    tenant,
    judged.filter(({ changes }) => changes !== undefined),
  );
  const again = judgeRows(
    hopeful.map((row) => ({ ...row, faults: [], warnings: shownWarnings(row) })),
    await loadJudging(tenant, hopeful, writing),
  );
  const rows = withJudged(judged, again);
  const pages = await pagesOf(tenant, rows, writing.userId);
  const steps = rows.flatMap(({ line, row, changes = [] }) => {
    const page = pages.get(row.account_number);
    return page ? changes.map((change) => ({ line, page, change })) : [];
  });
  const ids = await writeSteps(tenant, steps, writing.userId);
  await recordImported(tenant, writing, {
    action: 'client.imported',
    entity: 'client',
    records: [...new Set(steps.map(({ page }) => page.id))].map((entityId) => ({
      entityId,
      buildingId: null,
    })),
  });
  const times = await timesOf(tenant, rows);
  const byLine = Map.groupBy(steps, ({ line }) => line);
  return rows.map((row) => ({
    ...row,
    records: (byLine.get(row.line) ?? []).map((step) => recordOf(step, ids.get(step) ?? 0, times)),
  }));
};
