import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PageOf } from '#platform/contract/pagination';
import { countQuery } from '#platform/server/db/count-query';
import type { Tenant } from '#platform/server/db/tenant';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { DB, Json } from '../../../../db/types.ts';
import type { Remark, RowFilter, RowOutcome } from '../../contract/index.ts';

export type StoredRow = {
  line: number;
  outcome: RowOutcome;
  warnings: Remark[];
  reasons: Remark[];
  /** The cells of the file, in the order of its columns. */
  source: string[];
  job_id: number | null;
  building_id: number | null;
};

/** The end of some rows of the file. A line that has one already breaks the key: it is never written twice. */
export const insertRows = async (
  tenant: Tenant,
  importId: number,
  rows: readonly StoredRow[],
): Promise<void> => {
  await tenant.query({
    name: 'job-import-rows-insert',
    text: `insert into job_import_rows (organization_id, import_id, line, outcome, warnings, reasons, source, job_id,
        building_id)
      select $1, $2, r.line, r.outcome, r.warnings, r.reasons, r.source, r.job_id, r.building_id
      from json_to_recordset($3::json) as r (line integer, outcome text, warnings jsonb, reasons jsonb, source jsonb,
        job_id integer, building_id integer)`,
    values: [tenant.organizationId, importId, JSON.stringify(rows)],
  });
};

/** `error`: everything that was not created, or with a warning. */
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
    const created = eb('outcome', '=', 'created');
    const warned = eb('warnings', '<>', sql<Json>`'[]'`);
    if (kind === 'warning') return eb.and([created, warned]);
    return kind === 'error' ? eb.or([eb.not(created), warned]) : eb('outcome', '=', kind);
  };

const columns = ['line', 'outcome', 'warnings', 'reasons', 'source', 'job_id', 'building_id'] as const;

type Kept = Pick<StoredRow, 'outcome' | 'warnings' | 'reasons' | 'source'>;

export const listRows = (
  tenant: Tenant,
  importId: number,
  query: PageQuery & { outcome?: RowFilter | undefined; order: 'asc' | 'desc' },
): Promise<PageOf<StoredRow>> => {
  const rows = rowsOf(tenant, importId).where(isOfKind(query.outcome));
  return readPage(query, {
    rows: ({ limit, offset }) =>
      rows
        .select(columns)
        .orderBy('line', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .$narrowType<Kept>()
        .execute(),
    count: (most) => countQuery(tenant, rows.select('line'), most),
  });
};

/** A page of rows behind a line, in the order of the file. */
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
    .$narrowType<Kept>()
    .execute();

export const buildingsOfImport = async (tenant: Tenant, importId: number): Promise<number[]> => {
  const rows = await rowsOf(tenant, importId)
    .select('building_id')
    .where('building_id', 'is not', null)
    .orderBy('line')
    .$narrowType<{ building_id: number }>()
    .execute();
  return rows.map((row) => row.building_id);
};
