import { z } from 'zod';
import { removeVisibleJobsOf } from '#features/accounts/access/server';
import { linkBuildings, unlinkBuildings } from '#features/sites/buildings/server';
import { refused } from '#platform/contract/errors';
import { anyOf } from '#platform/server/db/any-of';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { referencedOf } from '#platform/server/records/referenced-repository';
import type { JobStatus } from '../../contract/index.ts';

export type NewJob = {
  job_number: string;
  job_name: string;
  client_id: number;
  building_ids: readonly number[];
  status?: JobStatus;
  description?: string;
  service_start_date?: string | null;
  inspection_frequency_days?: number;
  report_required?: boolean;
  action_log_required?: boolean;
  winteam_job_number?: string | null;
  import_id?: number | null;
};

/** Inserts all jobs with their buildings in two statements; returns their ids in the order of the rows. A taken number
 * is an error of that field. */
export const insertJobs = async (tenant: Tenant, rows: readonly NewJob[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const inserted = await tenant
    .query({
      name: 'jobs-insert',
      text: `insert into jobs (organization_id, job_number, job_name, client_id, status, description,
          service_start_date, inspection_frequency_days, report_required, action_log_required, winteam_job_number,
          import_id, created_by)
        select $1, r.job_number, r.job_name, r.client_id, coalesce(r.status, 'draft'), coalesce(r.description, ''),
          r.service_start_date, coalesce(r.inspection_frequency_days, 30), coalesce(r.report_required, false),
          coalesce(r.action_log_required, false), r.winteam_job_number, r.import_id, $2
        from rows from (json_to_recordset($3::json) as (job_number text, job_name text, client_id integer, status text,
          description text, service_start_date date, inspection_frequency_days integer, report_required boolean,
          action_log_required boolean, winteam_job_number text, import_id integer)) with ordinality as r
        order by r.ordinality
        returning id`,
      values: [tenant.organizationId, tenant.userId, JSON.stringify(rows)],
      row: idRow,
    })
    .catch(fieldOfConstraint({ jobs_job_number_key: { field: 'job_number', code: 'job_number_taken' } }));
  const ids = inserted.map(({ id }) => id).sort((a, b) => a - b);
  await linkBuildings(
    tenant,
    rows.flatMap(({ building_ids }, index) =>
      building_ids.map((building_id) => ({ job_id: ids[index] ?? 0, building_id })),
    ),
  );
  return ids;
};

/** Which of these job numbers are taken, in scope or not. */
export const existingJobNumbers = async (
  tenant: Tenant,
  numbers: readonly string[],
): Promise<Set<string>> => {
  const rows = await tenant.db
    .selectFrom('jobs')
    .select('job_number')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_number', '=', anyOf(numbers))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.job_number));
};

export const jobsOfImport = async (tenant: Tenant, importId: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('jobs')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A row that references one of the jobs was inserted after the check. */
const inUse = (error: unknown): never => {
  if ((error as { code?: string } | null)?.code === '23503') throw refused('jobs_busy');
  throw error;
};

/** Maximum number of job numbers that a refusal names. */
const named = 3;

const usedJob = z.object({ job_number: z.string(), total: z.int() });

/** Refuses when a row of any table still references one of the jobs, and names the first of them. Deleted tasks count
 * too: their rows still exist. */
const refuseUsed = async (tenant: Tenant, ids: readonly number[]): Promise<void> => {
  const used = await referencedOf(tenant, 'jobs');
  const rows = await tenant.query({
    text: `select job_number, count(*) over ()::int as total from jobs
      where organization_id = $1 and id in (${used}) order by id limit ${named}`,
    values: [tenant.organizationId, ids],
    row: usedJob,
  });
  const [first] = rows;
  if (!first) return;
  const numbers = rows.map(({ job_number }) => job_number).join(', ');
  throw refused('jobs_in_use', {
    count: first.total,
    numbers: first.total > named ? `${numbers}, …` : numbers,
  });
};

/** Deletes the jobs of an import for good; refused while anything else references one of them. Buildings stay: the
 * caller removes them. Returns the ids of the deleted jobs. */
export const removeJobsOfImport = async (tenant: Tenant, importId: number): Promise<number[]> => {
  const ids = await jobsOfImport(tenant, importId);
  await removeVisibleJobsOf(tenant, ids);
  await unlinkBuildings(tenant, ids);
  await tenant.db
    .deleteFrom('job_services')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', anyOf(ids))
    .execute()
    .catch(inUse);
  await refuseUsed(tenant, ids);
  await tenant.db
    .deleteFrom('jobs')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute()
    .catch(inUse);
  return ids;
};
