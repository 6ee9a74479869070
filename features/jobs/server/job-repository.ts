import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Job, JobService, JobStatus } from '../contract/index.ts';

export type FoundJob = {
  id: number;
  number: string;
  name: string;
  status: JobStatus;
  client_id: number;
  buildings: { id: number; name: string; time_zone: string }[];
};

/** Named statements differ by whether the person sees all jobs. */
const byId = (tenant: Tenant, name: string, text: string, id: number) => ({
  name: tenant.seesAllJobs ? name : `${name}-in-scope`,
  text: `${text} where j.organization_id = $1 and j.id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$3')}`,
  values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
});

/** A job in scope with what other features ask of it. */
export const findJob = async (tenant: Tenant, id: number): Promise<FoundJob | undefined> => {
  const [row] = await tenant.query<FoundJob>(
    byId(
      tenant,
      'job-find',
      `select j.id, j.job_number as number, j.job_name as name, j.status, j.client_id, coalesce((
          select json_agg(json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone) order by b.name, b.id)
          from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
          where jb.organization_id = $1 and jb.job_id = j.id), '[]') as buildings
        from jobs j`,
      id,
    ),
  );
  return row;
};

export type JobCard = Omit<Job, 'buildings' | 'services' | 'setup_incomplete'> & { client_active: boolean };

/** The record of the Job Card without its lists. */
export const findJobCard = async (tenant: Tenant, id: number): Promise<JobCard | undefined> => {
  const [row] = await tenant.query<JobCard>(
    byId(
      tenant,
      'job-card',
      `select j.id, j.job_number, j.job_name, j.status, j.description, j.service_start_date, j.end_date,
          j.inspection_frequency_days, j.report_required, j.action_log_required, j.updated_at,
          c.status = 'active' and c.deleted_at is null as client_active,
          json_build_object('id', c.id, 'name', c.name, 'account_number', c.account_number, 'phone', c.phone) as client
        from jobs j join clients c on c.organization_id = $1 and c.id = j.client_id`,
      id,
    ),
  );
  return row;
};

/** Whether the job may be seen is for the caller to ask. */
export const servicesOfJob = (tenant: Tenant, jobId: number): Promise<JobService[]> =>
  tenant.query<JobService>({
    name: 'job-services',
    text: `select id, type, name, status, days_of_week, start_time, end_time from job_services
      where organization_id = $1 and job_id = $2 and deleted_at is null
      order by status, name, id`,
    values: [tenant.organizationId, jobId],
  });

export type NewJobService = Pick<JobService, 'type' | 'name'> &
  Partial<Pick<JobService, 'status' | 'days_of_week' | 'start_time' | 'end_time'>>;

export const insertJobService = async (
  tenant: Tenant,
  jobId: number,
  row: NewJobService,
  createdBy: number | null,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('job_services')
    .values({ organization_id: tenant.organizationId, job_id: jobId, ...row, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** For the numbers beside clients, whatever the reader's scope shows of their jobs. */
export const countActiveJobs = async (
  tenant: Tenant,
  clientIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await tenant.query<{ client_id: number; total: number }>({
    name: 'jobs-active-count',
    text: `select client_id, count(*)::int as total from jobs
      where organization_id = $1 and client_id = any($2::int[]) and status = 'active' and deleted_at is null
      group by client_id`,
    values: [tenant.organizationId, clientIds],
  });
  return new Map(rows.map((row) => [row.client_id, row.total]));
};
