import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import type { JobRow } from '../../contract/index.ts';
import { type ColumnReader, columnsFor, columnValues, type JobColumns } from './job-column.ts';
import { ownColumnsOfJobs } from './own-columns-repository.ts';

const textOf = (value: ExportValue): string =>
  typeof value === 'object' && value !== null ? value.wall : String(value ?? '');

/** Adds the values of columns that are not fields of the job: services, areas and the columns of other features. */
export const addColumns = async (
  declared: JobColumns,
  { tenant, ...reader }: ColumnReader & { tenant: Tenant },
  page: PageOf<JobRow>,
): Promise<PageOf<JobRow>> => {
  const ids = page.rows.map(({ id }) => id);
  const listed = columnsFor(declared, reader.person).filter(([, column]) => column.listed);
  const [own, added] = await Promise.all([
    ownColumnsOfJobs(tenant, ids),
    columnValues(listed, tenant, ids, reader),
  ]);
  const byId = new Map(own.map((row) => [row.id, row]));
  const factsOf = (id: number): Record<string, string> =>
    Object.fromEntries(
      [...added].flatMap(([name, values]) => {
        const value = values.get(id) ?? null;
        return value === null ? [] : [[name, textOf(value)]];
      }),
    );
  const rows = page.rows.map((row) => {
    const { services = [], areas = [] } = byId.get(row.id) ?? {};
    return { ...row, services, areas, facts: factsOf(row.id) };
  });
  return { ...page, rows };
};
