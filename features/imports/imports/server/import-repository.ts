import type { Selectable } from 'kysely';
import type { MessageRef } from '#platform/contract/errors';
import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import type { JobImports } from '../../../../db/schema/types.ts';
import type {
  ImportColumn,
  ImportCounts,
  ImportMapping,
  ImportStatus,
  KeptRecord,
} from '../contract/index.ts';
import type { Description, StoredReading } from './read/description.ts';

/** A record that an undo left as it is, with the reason unless the reason is that someone has changed it. */
export type KeptRow = Omit<KeptRecord, 'reason'> & { reason?: MessageRef };

export type KeptRows = { total: number; records: readonly KeptRow[] };

type Counts = { preview?: ImportCounts; kept?: KeptRows; plan?: unknown; created_client_ids?: number[] };

type Kept<M> = {
  status: ImportStatus;
  columns: ImportColumn[];
  mapping: M;
  counts: Counts;
  /** Empty for imports from before it was kept. */
  reading: Partial<StoredReading>;
};

export type ImportRecord<M = ImportMapping> = Omit<Selectable<JobImports>, keyof Kept<M>> &
  Kept<M> & { storage_key: string; creator_name: string | null };

const listed = [
  'i.id',
  'i.organization_id',
  'i.kind',
  'i.file_id',
  'i.file_name',
  'i.status',
  'i.total_rows',
  'i.done_rows',
  'i.created_rows',
  'i.updated_rows',
  'i.skipped_rows',
  'i.failed_rows',
  'i.left_out_rows',
  'i.warning_rows',
  'i.message',
  'i.client_id',
  'i.started_at',
  'i.finished_at',
  'i.created_at',
  'i.created_by',
] as const;

/** A file can hold rows of any site, including refused ones. So only the person who uploaded it and people who see all job
 * sites may see the import. */
const imports = (tenant: Tenant, kind: string) =>
  tenant.db
    .selectFrom('job_imports as i')
    .where('i.organization_id', '=', tenant.organizationId)
    .where('i.kind', '=', kind)
    .where('i.deleted_at', 'is', null)
    .$if(!tenant.seesAllJobs, (found) => found.where('i.created_by', '=', tenant.userId));

const withNames = (tenant: Tenant, kind: string) =>
  imports(tenant, kind)
    .innerJoin('files as f', (join) =>
      join.onRef('f.organization_id', '=', 'i.organization_id').onRef('f.id', '=', 'i.file_id'),
    )
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.organization_id', '=', 'i.organization_id').onRef('m.user_id', '=', 'i.created_by'),
    )
    .select('m.name as creator_name');

export type Finding = { kind: string; id: number };

/** `lock` locks it against other writers; with `now` it fails with SQLSTATE 55P03 instead of waiting for them. */
export const loadImport = (
  tenant: Tenant,
  { kind, id }: Finding,
  { lock }: { lock?: 'wait' | 'now' } = {},
): Promise<ImportRecord | undefined> =>
  withNames(tenant, kind)
    .selectAll('i')
    .select('f.storage_key')
    .where('i.id', '=', id)
    .$if(lock !== undefined, (found) => found.forUpdate('i'))
    .$if(lock === 'now', (found) => found.noWait())
    .executeTakeFirst() as Promise<ImportRecord | undefined>;

export const loadKind = async (tenant: Tenant, id: number): Promise<string | undefined> => {
  const found = await tenant.db
    .selectFrom('job_imports')
    .select('kind')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.kind;
};

export const loadImports = (tenant: Tenant, kind: string, query: PageQuery & { order: 'asc' | 'desc' }) =>
  loadPage(query, {
    rows: ({ limit, offset }) =>
      withNames(tenant, kind)
        .select(listed)
        .orderBy('i.created_at', query.order)
        .orderBy('i.id', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .$narrowType<{ status: ImportStatus }>()
        .execute(),
    count: (max) => countQuery(tenant, imports(tenant, kind).select('i.id'), max),
  });

export type ListedRecord = Awaited<ReturnType<typeof loadImports>>['rows'][number];

export type NewImport = Description & { kind: string; fileId: number; fileName: string };

export const insertImport = async (
  tenant: Tenant,
  { kind, fileId, fileName, columns, mapping, totalRows, reading }: NewImport,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('job_imports')
    .values({
      organization_id: tenant.organizationId,
      kind,
      file_id: fileId,
      file_name: fileName,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      total_rows: totalRows,
      reading: JSON.stringify(reading),
      created_by: tenant.userId,
      updated_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
