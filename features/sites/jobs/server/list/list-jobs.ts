import { z } from 'zod';
import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import { type Handler, notModified } from '#platform/server/http/call';
import { type JobRow, type jobEndpoints, serviceTypes } from '../../contract/index.ts';
import { type ColumnReader, columnsFor, columnValues, type JobColumns } from '../columns/job-column.ts';
import { loadJobRows } from './job-list-repository.ts';
import type { ChooseCriteria } from './site-criteria.ts';

const row = z.object({
  id: z.int(),
  services: z.array(z.enum(serviceTypes)),
  areas: z.array(z.string()),
});

/** The types of active services and the names of the areas of each of these jobs. */
const ownColumnsOfJobs = (tenant: Tenant, ids: readonly number[]): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'job-list-columns',
    text: `select j.id,
        array(select distinct s.type from job_services s where s.organization_id = $1 and s.job_id = j.id
          and s.status = 'active' and s.deleted_at is null order by s.type) as services,
        array(select distinct a.name from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
          join areas a on a.organization_id = $1 and a.id = b.area_id and a.deleted_at is null
          where jb.organization_id = $1 and jb.job_id = j.id order by a.name) as areas
      from unnest($2::int[]) as j (id)`,
    values: [tenant.organizationId, ids],
    row,
  });

const textOf = (value: ExportValue): string =>
  typeof value === 'object' && value !== null ? value.wall : String(value ?? '');

/** Adds the values of columns that are not fields of the job: services, areas and the columns of other features. */
const addColumns = async (
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

const version = z.object({ value: z.int() });

/** Increases with every committed change of jobs, their buildings, clients or areas, or of who sees them. An answer is
 * valid as long as its version is current. Read the version before the rows: then it can be too old, but never too
 * new. */
const jobsVersion = async (tenant: Tenant): Promise<number> => {
  const [row] = await tenant.query({
    name: 'jobs-version',
    text: `select value from counters where organization_id = $1 and name = 'job-changes'`,
    values: [tenant.organizationId],
    row: version,
  });
  return row?.value ?? 0;
};

/** Answers 304 without reading jobs while nothing has changed for this person and query. Changes of services or of facts of
 * other features do not raise the version, so queries that use them always read. */
export const listJobs =
  (choose: ChooseCriteria, columns: JobColumns): Handler<(typeof jobEndpoints)['listJobs']> =>
  async ({ query, tenant, person, now, wiring, holdsVersion }) => {
    const withColumns = query.include === 'columns';
    const criteria = choose(query.criteria, { person, now });
    if (criteria.length === 0 && !query.service_type && !withColumns) {
      const reader = tenant.seesAllJobs ? 'all' : tenant.userId;
      const version = [wiring.build, tenant.organizationId, reader, await jobsVersion(tenant), query];
      if (holdsVersion(JSON.stringify(version))) return notModified;
    }
    const page = await loadJobRows(tenant, query, criteria);
    return withColumns ? addColumns(columns, { tenant, person, now }, page) : page;
  };
