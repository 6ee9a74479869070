import { z } from 'zod';
import { refreshAreaScope } from '#features/assignments/server';
import { findOrganization } from '#features/organizations/server';
import { Problem } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Scope, Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { findImport, type ImportRecord } from '../job-import-repository.ts';
import { checkRows } from '../rows/check-rows.ts';
import type { CheckedRow } from '../rows/checked-row.ts';
import { loadFacts } from '../rows/load-facts.ts';
import { createDefaultClient } from './create-default-client.ts';
import { moveImport, type Totals } from './import-state-repository.ts';
import { readImport } from './load-import.ts';
import { writeChunk } from './write-chunk.ts';

export const importWork = z.object({ organizationId: z.int(), importId: z.int(), userId: z.int() });

export type ImportWork = z.output<typeof importWork>;

type Tools = Pick<Wiring, 'database' | 'storage' | 'log'>;

/** Rows written in one transaction. */
const chunkSize = 500;

/** Tries at a part whose job number somebody took at the same moment. */
const maxTries = 3;

const begin = async ({ database }: Tools, scope: Scope, id: number) =>
  database.withTenant(scope, async (tenant) => {
    const moved = await moveImport(tenant, id, ['queued', 'running', 'failed'], 'running');
    return moved ? findImport(tenant, id) : undefined;
  });

const loadRows = async (tools: Tools, scope: Scope, record: ImportRecord): Promise<CheckedRow[]> => {
  const cleaned = await readImport(tools, scope.organizationId, record, record.mapping);
  return tools.database.withTenant(scope, async (tenant) => {
    const { time_zone } = await findOrganization(tenant);
    const facts = await loadFacts(tenant, cleaned, {
      importId: record.id,
      timeZone: time_zone,
      defaultClient: record.client_id ?? (record.mapping.client && 'planned'),
      createClients: false,
    });
    return checkRows(cleaned, facts);
  });
};

/** Once an import, not once a part: the sites of a manager are written anew as a whole. */
const showToManagers = async (tenant: Tenant, checked: readonly CheckedRow[]): Promise<void> => {
  const areas = checked.map((row) => (row.outcome === 'created' ? row.areaId : null));
  const areaIds = [...new Set(areas)].filter((id) => id !== null);
  if (areaIds.length > 0) await refreshAreaScope(tenant, { areaIds });
};

const finish = async (
  tenant: Tenant,
  { id, file_name }: ImportRecord,
  userId: number,
  totals: Totals,
): Promise<void> => {
  await writeAudit(
    tenant,
    { userId, impersonated: false },
    {
      action: 'job-import.finished',
      entity: 'job_import',
      entityId: id,
      from: 'running',
      to: 'done',
      note: file_name,
      changes: Object.fromEntries(Object.entries(totals).map(([name, rows]) => [name, [0, rows]])),
    },
  );
};

/** The next rows that have no end yet; false when nothing is left to do. Whoever holds the import writes its rows, so
 * that two workers never write one twice. */
const writeNext = async (
  { database }: Tools,
  scope: Scope,
  importId: number,
  checked: readonly CheckedRow[],
): Promise<boolean> =>
  database.withTenant(scope, async (tenant) => {
    const record = await findImport(tenant, importId, { lock: 'wait' });
    if (record?.status !== 'running') return false;
    const end = record.done_rows + chunkSize;
    const last = end >= checked.length;
    const userId = scope.userId ?? 0;
    const defaultClient = () => createDefaultClient(tenant, record, userId);
    const target = { importId, fileName: record.file_name, userId, defaultClient };
    const totals = await writeChunk(tenant, checked.slice(record.done_rows, end), { ...target, last });
    if (last) {
      await showToManagers(tenant, checked);
      await finish(tenant, record, userId, totals);
    }
    return !last;
  });

const isTakenNumber = (error: unknown): boolean => error instanceof Problem && 'job_number' in error.fields;

const writeAll = async (tools: Tools, scope: Scope, importId: number, checked: readonly CheckedRow[]) => {
  for (let tries = 1; ; ) {
    try {
      if (!(await writeNext(tools, scope, importId, checked))) return;
      tries = 1;
    } catch (error) {
      tries += 1;
      if (tries > maxTries || !isTakenNumber(error)) throw error;
    }
  }
};

/** Works an import off in parts. It may be killed anywhere and run again: a part is written with its progress or not at
 * all. What a person can mend (a file that is gone) ends as failed; anything else is tried again by the queue. */
export const runImport = async (tools: Tools, work: ImportWork): Promise<void> => {
  const scope: Scope = { ...systemScope(work.organizationId), userId: work.userId };
  const record = await begin(tools, scope, work.importId);
  if (!record) return;
  let checked: CheckedRow[] = [];
  try {
    checked = await loadRows(tools, scope, record);
    await writeAll(tools, scope, record.id, checked);
  } catch (error) {
    tools.log.error({ err: error, importId: record.id }, 'import stopped');
    const message =
      error instanceof Problem
        ? (Object.values(error.fields)[0]?.[0]?.code ?? error.said.code)
        : 'import_interrupted';
    await tools.database.withTenant(scope, async (tenant) => {
      await showToManagers(tenant, checked);
      await moveImport(tenant, record.id, ['running'], 'failed', message);
    });
    if (!(error instanceof Problem)) throw error;
  }
};
