import {
  clientsByAccountNumber,
  contactsOf,
  createClient,
  insertContact,
  setImported,
} from '#features/clients/server';
import type { WrittenRecord, WrittenRow } from '#features/imports/server';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientImportMapping } from '../contract/index.ts';
import { type ClientChange, type JudgedClient, judgeRows } from './judge-rows.ts';
import { accountNumbersOf, type ClientPlan, loadJudging } from './load-judging.ts';

type Writing = {
  importId: number;
  mapping: ClientImportMapping;
  plan: ClientPlan;
  userId: number;
  record: { file_name: string };
};

type Page = { id: number; label: string };

const writeChange = async (
  tenant: Tenant,
  change: ClientChange,
  { page, userId }: { page: Page; userId: number },
): Promise<WrittenRecord> => {
  const shown = { page: page.id, name: page.label };
  switch (change.type) {
    case 'client':
      return { type: 'client', id: page.id, written_at: '', before: null, ...shown };
    case 'client-change': {
      const { id, difference } = change;
      const written_at = await setImported(tenant, 'clients', id, difference.after);
      return { type: 'client', id, written_at, before: difference.before, ...shown };
    }
    case 'contact': {
      const id = await insertContact(tenant, { ...change.fields, client_id: page.id }, userId);
      return { ...shown, type: 'contact', id, written_at: '', before: null, name: change.fields.name };
    }
    case 'contact-change': {
      const { id, difference } = change;
      const written_at = await setImported(tenant, 'client_contacts', id, difference.after);
      return { type: 'contact', id, written_at, before: difference.before, ...shown };
    }
  }
};

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

/** Rows below the first of a client may be written in a later part: the client is found by its number then. */
const createClients = async (
  tenant: Tenant,
  rows: readonly JudgedClient[],
  userId: number,
): Promise<Map<string, Page>> => {
  const actor = { userId, impersonated: false };
  for (const change of rows.flatMap(({ changes = [] }) => changes)) {
    if (change.type === 'client') await createClient(tenant, actor, change.fields);
  }
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  return new Map(clients.map((client) => [client.account_number, pageOf(client)]));
};

/** When what the rows made was written: inserts do not say it. */
const stamp = async (
  tenant: Tenant,
  rows: readonly JudgedClient[],
  records: readonly WrittenRecord[],
): Promise<WrittenRecord[]> => {
  const clients = await clientsByAccountNumber(tenant, accountNumbersOf(rows));
  const contacts = await contactsOf(
    tenant,
    clients.map(({ id }) => id),
  );
  const times = new Map([
    ...clients.map(({ id, updated_at }): [string, string] => [`client ${id}`, updated_at]),
    ...contacts.map(({ id, updated_at }): [string, string] => [`contact ${id}`, updated_at]),
  ]);
  return records.map((record) => ({
    ...record,
    written_at: record.written_at || (times.get(`${record.type} ${record.id}`) ?? ''),
  }));
};

/** Writes one part of a list of clients. Rows are judged again: somebody may have been faster. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedClient[],
  writing: Writing,
): Promise<WrittenRow[]> => {
  const hopeful = judged.filter(({ changes }) => changes !== undefined);
  const again = judgeRows(
    hopeful.map((row) => ({ ...row, faults: [] })),
    await loadJudging(tenant, hopeful, writing),
  );
  const byLine = new Map(again.map((row) => [row.line, row]));
  const rows = judged.map((row) => byLine.get(row.line) ?? row);
  const pages = await createClients(tenant, rows, writing.userId);
  const written: { line: number; record: WrittenRecord }[] = [];
  for (const { line, row, changes = [] } of rows) {
    const page = pages.get(row.account_number);
    if (!page) continue;
    for (const change of changes) {
      written.push({ line, record: await writeChange(tenant, change, { page, userId: writing.userId }) });
    }
  }
  await writeAuditOfMany(
    tenant,
    { userId: writing.userId, impersonated: false },
    {
      action: 'client.imported',
      entity: 'client',
      note: writing.record.file_name,
      changes: { import_id: [null, writing.importId] },
      records: [...new Set(written.map(({ record }) => record.page))].map((entityId) => ({
        entityId,
        buildingId: null,
      })),
    },
  );
  const stamped = await stamp(
    tenant,
    rows,
    written.map(({ record }) => record),
  );
  return rows.map(({ line, outcome, reasons, warnings }) => ({
    ...{ line, outcome, reasons, warnings },
    records: stamped.filter((_, at) => written[at]?.line === line),
  }));
};
