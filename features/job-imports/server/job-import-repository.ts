import type { Selectable } from 'kysely';
import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { JobImports } from '../../../db/types.ts';
import type { ImportColumn, ImportCounts, ImportMapping, ImportStatus } from '../contract/index.ts';

type Kept = {
  status: ImportStatus;
  columns: ImportColumn[];
  mapping: ImportMapping;
  counts: { preview?: ImportCounts; created_client_ids?: number[] };
};

export type ImportRecord = Omit<Selectable<JobImports>, keyof Kept> &
  Kept & { storage_key: string; client_name: string | null; creator_name: string | null };

const listed = [
  'i.id',
  'i.organization_id',
  'i.file_id',
  'i.file_name',
  'i.status',
  'i.total_rows',
  'i.done_rows',
  'i.created_rows',
  'i.skipped_rows',
  'i.failed_rows',
  'i.warning_rows',
  'i.message',
  'i.client_id',
  'i.started_at',
  'i.finished_at',
  'i.created_at',
  'i.created_by',
] as const;

const imports = (tenant: Tenant) =>
  tenant.db
    .selectFrom('job_imports as i')
    .where('i.organization_id', '=', tenant.organizationId)
    .where('i.deleted_at', 'is', null);

const withNames = (tenant: Tenant) =>
  imports(tenant)
    .innerJoin('files as f', (join) =>
      join.onRef('f.organization_id', '=', 'i.organization_id').onRef('f.id', '=', 'i.file_id'),
    )
    .leftJoin('clients as c', (join) =>
      join.onRef('c.organization_id', '=', 'i.organization_id').onRef('c.id', '=', 'i.client_id'),
    )
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.organization_id', '=', 'i.organization_id').onRef('m.user_id', '=', 'i.created_by'),
    )
    .select(['c.name as client_name', 'm.name as creator_name']);

/** `lock` holds it against other writers; `now` refuses to wait for them (SQLSTATE 55P03). */
export const findImport = (
  tenant: Tenant,
  id: number,
  { lock }: { lock?: 'wait' | 'now' } = {},
): Promise<ImportRecord | undefined> =>
  withNames(tenant)
    .selectAll('i')
    .select('f.storage_key')
    .where('i.id', '=', id)
    .$if(lock !== undefined, (found) => found.forUpdate('i'))
    .$if(lock === 'now', (found) => found.noWait())
    .$narrowType<Kept>()
    .executeTakeFirst();

export const listImports = (tenant: Tenant, query: PageQuery & { order: 'asc' | 'desc' }) =>
  readPage(query, {
    rows: ({ limit, offset }) =>
      withNames(tenant)
        .select(listed)
        .orderBy('i.created_at', query.order)
        .orderBy('i.id', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .$narrowType<Pick<Kept, 'status'>>()
        .execute(),
    count: (most) => countQuery(tenant, imports(tenant).select('i.id'), most),
  });

export type ListedImport = Awaited<ReturnType<typeof listImports>>['rows'][number];

export type NewImport = {
  fileId: number;
  fileName: string;
  columns: ImportColumn[];
  mapping: ImportMapping;
  totalRows: number;
};

export const insertImport = async (
  tenant: Tenant,
  { fileId, fileName, columns, mapping, totalRows }: NewImport,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('job_imports')
    .values({
      organization_id: tenant.organizationId,
      file_id: fileId,
      file_name: fileName,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      total_rows: totalRows,
      created_by: tenant.userId,
      updated_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
