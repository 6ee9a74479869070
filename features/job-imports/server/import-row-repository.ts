import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { Remark, RowFilter, RowOutcome } from '../contract/index.ts';

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

const ofKind = `($3::text is null or outcome = $3
  or $3 = 'warning' and outcome = 'created' and warnings <> '[]'
  or $3 = 'error' and (outcome <> 'created' or warnings <> '[]'))`;

/** `error`: everything that was not created, or with a warning. */
export type StoredKind = RowFilter | 'error';

export const listRows = (
  tenant: Tenant,
  importId: number,
  query: PageQuery & { outcome?: RowFilter | undefined; order: 'asc' | 'desc' },
): Promise<PageOf<StoredRow>> => {
  const values = [tenant.organizationId, importId, query.outcome ?? null];
  const where = `organization_id = $1 and import_id = $2 and ${ofKind}`;
  return readPage(query, {
    rows: ({ limit, offset }) =>
      tenant.query<StoredRow>({
        name: `job-import-rows-${query.order}`,
        text: `select line, outcome, warnings, reasons, source, job_id, building_id from job_import_rows
          where ${where} order by line ${query.order} limit $4 offset $5`,
        values: [...values, limit, offset],
      }),
    count: async (most) => {
      const [row] = await tenant.query<{ total: number }>({
        name: 'job-import-rows-count',
        text: `select count(*)::int as total from
          (select from job_import_rows where ${where} limit $4) counted`,
        values: [...values, most],
      });
      return row?.total ?? 0;
    },
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
  tenant.query<StoredRow>({
    name: 'job-import-rows-after',
    text: `select line, outcome, warnings, reasons, source, job_id, building_id from job_import_rows
      where organization_id = $1 and import_id = $2 and line > $4 and ${ofKind} order by line limit $5`,
    values: [tenant.organizationId, importId, kind, line, limit],
  });

export const buildingsOfImport = async (tenant: Tenant, importId: number): Promise<number[]> => {
  const rows = await tenant.query<{ building_id: number }>({
    name: 'job-import-buildings',
    text: `select building_id from job_import_rows
      where organization_id = $1 and import_id = $2 and building_id is not null order by line`,
    values: [tenant.organizationId, importId],
  });
  return rows.map((row) => row.building_id);
};
