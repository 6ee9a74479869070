import type { Selectable } from 'kysely';
import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { JobImports } from '../../../db/types.ts';
import type { ImportColumn, ImportCounts, ImportMapping, ImportStatus } from '../contract/index.ts';

export type ImportRecord = Omit<Selectable<JobImports>, 'columns' | 'mapping' | 'counts' | 'status'> & {
  status: ImportStatus;
  columns: ImportColumn[];
  mapping: ImportMapping;
  counts: { preview?: ImportCounts; created_client_ids?: number[] };
  storage_key: string;
  client_name: string | null;
  creator_name: string | null;
};

const source = `job_imports i
  join files f on f.organization_id = i.organization_id and f.id = i.file_id
  left join clients c on c.organization_id = i.organization_id and c.id = i.client_id
  left join memberships m on m.organization_id = i.organization_id and m.user_id = i.created_by
  where i.organization_id = $1 and i.deleted_at is null`;

const columns = 'i.*, f.storage_key, c.name as client_name, m.name as creator_name';

/** `lock` holds it against other writers; `now` refuses to wait for them (SQLSTATE 55P03). */
export const findImport = async (
  tenant: Tenant,
  id: number,
  { lock }: { lock?: 'wait' | 'now' } = {},
): Promise<ImportRecord | undefined> => {
  const clause = lock ? ` for update of i${lock === 'now' ? ' nowait' : ''}` : '';
  const [row] = await tenant.query<ImportRecord>({
    name: `job-import-find-${lock ?? 'read'}`,
    text: `select ${columns} from ${source} and i.id = $2${clause}`,
    values: [tenant.organizationId, id],
  });
  return row;
};

export type ListedImport = Omit<ImportRecord, 'columns' | 'mapping' | 'counts'>;

export const listImports = (
  tenant: Tenant,
  query: PageQuery & { order: 'asc' | 'desc' },
): Promise<PageOf<ListedImport>> =>
  readPage(query, {
    rows: ({ limit, offset }) =>
      tenant.query<ListedImport>({
        name: `job-imports-${query.order}`,
        text: `select i.id, i.organization_id, i.file_id, i.file_name, i.status, i.total_rows, i.done_rows, i.created_rows,
            i.skipped_rows, i.failed_rows, i.warning_rows, i.message, i.client_id, i.started_at, i.finished_at,
            i.created_at, i.created_by, c.name as client_name, m.name as creator_name
          from ${source} order by i.created_at ${query.order}, i.id ${query.order} limit $2 offset $3`,
        values: [tenant.organizationId, limit, offset],
      }),
    count: async (most) => {
      const [row] = await tenant.query<{ total: number }>({
        name: 'job-imports-count',
        text: `select count(*)::int as total from
          (select from job_imports where organization_id = $1 and deleted_at is null limit $2) counted`,
        values: [tenant.organizationId, most],
      });
      return row?.total ?? 0;
    },
  });

export type NewImport = {
  fileId: number;
  fileName: string;
  columns: ImportColumn[];
  mapping: ImportMapping;
  totalRows: number;
};

export const insertImport = async (tenant: Tenant, row: NewImport): Promise<number> => {
  const [inserted] = await tenant.query<{ id: number }>({
    name: 'job-import-insert',
    text: `insert into job_imports (organization_id, file_id, file_name, columns, mapping, total_rows, created_by, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    values: [
      tenant.organizationId,
      row.fileId,
      row.fileName,
      JSON.stringify(row.columns),
      JSON.stringify(row.mapping),
      row.totalRows,
      tenant.userId,
    ],
  });
  if (!inserted) throw new Error('an import without an id');
  return inserted.id;
};
