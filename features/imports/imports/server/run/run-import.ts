import { z } from 'zod';
import { loadOrganization } from '#features/accounts/organizations/server';
import { Problem } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Scope, Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type ImportRecord, loadImport, loadKind } from '../import-repository.ts';
import type { AnyKind, JudgedRow } from '../kind.ts';
import { moveImport, type Totals } from './import-state-repository.ts';
import { judgeRows, rowsToWrite } from './judge-rows.ts';
import { rememberOwn } from './own-records.ts';
import { readImportFile } from './read-import-file.ts';
import { entityOf } from './start-import.ts';
import { writeChunk } from './write-chunk.ts';

export const importWork = z.object({ organizationId: z.int(), importId: z.int(), userId: z.int() });

export type ImportWork = z.output<typeof importWork>;

type Tools = Pick<Wiring, 'database' | 'storage' | 'log' | 'clock' | 'queue'>;

type Run = {
  tools: Tools;
  scope: Scope;
  kind: AnyKind;
  record: ImportRecord;
  own: ReturnType<typeof rememberOwn>;
};

/** Number of rows in one transaction. */
const chunkSize = 500;

/** Maximum number of tries at a part that collides with what someone else creates at the same moment. */
const maxTries = 3;

const begin = ({ database }: Tools, scope: Scope, kinds: Entries<'importKinds'>, id: number) =>
  database.withTenant(scope, async (tenant) => {
    const kind = kinds[(await loadKind(tenant, id)) ?? ''];
    if (!kind || !(await moveImport(tenant, id, ['queued', 'running', 'failed'], 'running')))
      return undefined;
    const record = await loadImport(tenant, { kind: kind.name, id });
    return record && { kind, record };
  });

const planOf = (kind: AnyKind, record: ImportRecord): unknown =>
  kind.planOfRun ? kind.planOfRun(record) : record.counts.plan;

const loadRows = async ({ tools, scope, kind, record, own }: Run): Promise<JudgedRow[]> => {
  const { mapping } = record;
  const cleaned = await readImportFile(tools, { kind, record, mapping });
  return tools.database.withTenant(scope, async (tenant) => {
    const { time_zone: timeZone } = await loadOrganization(tenant);
    const plan = planOf(kind, record);
    return judgeRows(kind, tenant, cleaned, {
      importId: record.id,
      mapping,
      plan,
      own: await own(tenant),
      timeZone,
      now: tools.clock.now(),
    });
  });
};

const finish = async (
  tenant: Tenant,
  kind: AnyKind,
  { id, file_name }: ImportRecord,
  totals: Totals,
): Promise<void> => {
  await writeAudit(
    tenant,
    { userId: tenant.userId ?? 0, impersonated: false },
    {
      action: `${kind.entity}.finished`,
      entity: entityOf(kind),
      entityId: id,
      from: 'running',
      to: 'done',
      note: file_name,
      changes: Object.fromEntries(Object.entries(totals).map(([name, rows]) => [name, [0, rows]])),
    },
  );
};

/** Writes the next rows without an outcome; returns false when nothing is left to do. Locks the import, so that two workers
 * never write the same row. */
const writeNext = async (
  { tools, scope, kind, record: { id }, own }: Run,
  judged: readonly JudgedRow[],
): Promise<boolean> =>
  tools.database.withTenant(scope, async (tenant) => {
    const record = await loadImport(tenant, { kind: kind.name, id }, { lock: 'wait' });
    if (record?.status !== 'running') return false;
    const end = record.done_rows + chunkSize;
    const last = end >= judged.length;
    const { time_zone: timeZone } = await loadOrganization(tenant);
    const writing = {
      importId: id,
      mapping: record.mapping,
      plan: planOf(kind, record),
      own: await own(tenant),
      timeZone,
      now: tools.clock.now(),
      record,
      userId: scope.userId ?? 0,
      wiring: tools,
    };
    const rows = judged.slice(record.done_rows, end);
    const totals = await writeChunk(tenant, kind, rows, { ...writing, last });
    if (last) {
      await kind.finish?.(tenant, rowsToWrite(judged));
      await finish(tenant, kind, record, totals);
    }
    return !last;
  });

const writeAll = async (run: Run, judged: readonly JudgedRow[]) => {
  let isMore = true;
  for (let tries = 1; isMore; ) {
    try {
      isMore = await writeNext(run, judged);
      tries = 1;
    } catch (error) {
      tries += 1;
      if (tries > maxTries || !run.kind.isTaken?.(error)) throw error;
    }
  }
};

/** Runs an import in parts. It may be killed at any point and run again: a part and its progress are written together or not
 * at all. A failure that a person can resolve (a missing file) ends it as failed; the queue tries again after any other. */
export const runImport = async (
  tools: Tools,
  kinds: Entries<'importKinds'>,
  work: ImportWork,
): Promise<void> => {
  const scope: Scope = { ...systemScope(work.organizationId), userId: work.userId };
  const begun = await begin(tools, scope, kinds, work.importId);
  if (!begun) return;
  const run: Run = { tools, scope, ...begun, own: rememberOwn(work.importId) };
  let judged: JudgedRow[] = [];
  try {
    judged = await loadRows(run);
    await writeAll(run, judged);
  } catch (error) {
    tools.log.error({ err: error, importId: work.importId }, 'import stopped');
    const message =
      error instanceof Problem
        ? (Object.values(error.fields)[0]?.[0]?.code ?? error.messageRef.code)
        : 'import_interrupted';
    await tools.database.withTenant(scope, async (tenant) => {
      await run.kind.finish?.(tenant, rowsToWrite(judged));
      await moveImport(tenant, work.importId, ['running'], 'failed', message);
    });
    if (!(error instanceof Problem)) throw error;
  }
};
