import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PageOf } from '#platform/contract/pagination';
import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import type { DB, Json } from '../../../../../db/schema/types.ts';
import type { Remark, RowFilter, RowOutcome } from '../../contract/index.ts';

/** A record that a row wrote. */
export type WrittenRecord = {
  type: string;
  id: number;
  /** The id in the address of the page that shows the record. */
  page: number;
  name: string;
  /** Its `updated_at` after the import wrote it; another value means that someone has changed the record since. */
  written_at: string;
  /** Its fields before; null for one the import created. */
  before: object | null;
};

export type StoredRow = {
  line: number;
  outcome: RowOutcome;
  warnings: Remark[];
  reasons: Remark[];
  /** The cells of the file, in the order of its columns. */
  source: string[];
  job_id: number | null;
  building_id: number | null;
  records: WrittenRecord[];
};

/** The database refuses halves of characters, as texts may end with that were cut. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Stores the outcome of rows of the file. The primary key refuses a line that has one already, so that no row is written
 * twice. */
export const insertRows = async (
  tenant: Tenant,
  importId: number,
  rows: readonly StoredRow[],
): Promise<void> => {
  await tenant.query({
    name: 'job-import-rows-insert',
    text: `insert into job_import_rows (organization_id, import_id, line, outcome, warnings, reasons, source, job_id,
        building_id, records)
      select $1, $2, r.line, r.outcome, r.warnings, r.reasons, r.source, r.job_id, r.building_id, r.records
      from json_to_recordset($3::json) as r (line integer, outcome text, warnings jsonb, reasons jsonb, source jsonb,
        job_id integer, building_id integer, records jsonb)`,
    values: [tenant.organizationId, importId, JSON.stringify(rows, wellFormed)],
  });
};

/** `error`: rows that were not written, and rows with a warning. */
export type StoredKind = RowFilter | 'error';

const rowsOf = (tenant: Tenant, importId: number) =>
  tenant.db
    .selectFrom('job_import_rows')
    .where('organization_id', '=', tenant.organizationId)
    .where('import_id', '=', importId);

const isOfKind =
  (kind: StoredKind | undefined) =>
  (eb: ExpressionBuilder<DB, 'job_import_rows'>): Expression<SqlBool> => {
    if (!kind) return eb.lit(true);
    const created = eb('outcome', 'in', ['created', 'updated']);
    const warned = eb('warnings', '<>', sql<Json>`'[]'`);
    if (kind === 'warning') return eb.and([created, warned]);
    return kind === 'error' ? eb.or([eb.not(created), warned]) : eb('outcome', '=', kind);
  };

const columns = [
  'line',
  'outcome',
  'warnings',
  'reasons',
  'source',
  'job_id',
  'building_id',
  'records',
] as const;

export const loadImportRows = (
  tenant: Tenant,
  importId: number,
  query: PageQuery & { outcome?: RowFilter | undefined; order: 'asc' | 'desc' },
): Promise<PageOf<StoredRow>> => {
  const rows = rowsOf(tenant, importId).where(isOfKind(query.outcome));
  return loadPage(query, {
    rows: ({ limit, offset }) =>
      rows
        .select(columns)
        .orderBy('line', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .execute() as Promise<StoredRow[]>,
    count: (max) => countQuery(tenant, rows.select('line'), max),
  });
};

/** At most `limit` rows after a line, in the order of the file. */
export const rowsAfter = (
  tenant: Tenant,
  importId: number,
  kind: StoredKind,
  line: number,
  limit: number,
): Promise<StoredRow[]> =>
  rowsOf(tenant, importId)
    .select(columns)
    .where('line', '>', line)
    .where(isOfKind(kind))
    .orderBy('line')
    .limit(limit)
    .execute() as Promise<StoredRow[]>;

export const buildingsOfImport = async (tenant: Tenant, importId: number): Promise<number[]> => {
  const rows = await rowsOf(tenant, importId)
    .select('building_id')
    .where('building_id', 'is not', null)
    .orderBy('line')
    .$narrowType<{ building_id: number }>()
    .execute();
  return rows.map((row) => row.building_id);
};

export const jobsOfRows = (
  tenant: Tenant,
  importId: number,
): Promise<{ line: number; job_id: number | null }[]> =>
  rowsOf(tenant, importId).select(['line', 'job_id']).where('job_id', 'is not', null).execute();

/** The records that rows after a line wrote, in the order of the file. */
export const recordsAfter = async (
  tenant: Tenant,
  importId: number,
  line: number,
): Promise<Pick<StoredRow, 'line' | 'records'>[]> =>
  rowsOf(tenant, importId)
    .select(['line', 'records'])
    .where('outcome', 'in', ['created', 'updated'])
    .where('line', '>', line)
    .orderBy('line')
    .execute() as Promise<Pick<StoredRow, 'line' | 'records'>[]>;
