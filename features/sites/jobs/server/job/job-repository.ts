import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { buildingJson } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type JobService, job, jobStatuses } from '../../contract/index.ts';

const foundJob = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  status: z.enum(jobStatuses),
  client_id: z.int(),
  buildings: z.array(z.object({ id: z.int(), name: z.string(), time_zone: z.string() })),
});

export type FoundJob = z.infer<typeof foundJob>;

/** People who see all jobs get another SQL text, so the named statement needs another name. */
const byId = <S extends z.ZodType>(tenant: Tenant, name: string, row: S, text: string, id: number) => ({
  name: tenant.seesAllJobs ? name : `${name}-in-scope`,
  text: `${text} where j.organization_id = $1 and j.id = $2 and j.deleted_at is null${inScopeSql(tenant, 'j.id', '$3')}`,
  values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
  row,
});

/** A job in scope, with the fields that other features need. */
export const loadJob = async (tenant: Tenant, id: number): Promise<FoundJob | undefined> => {
  const [found] = await tenant.query(
    byId(
      tenant,
      'job-find',
      foundJob,
      `select j.id, j.job_number as number, j.job_name as name, j.status, j.client_id, coalesce((
          select json_agg(${buildingJson} order by b.name, b.id)
          from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
          where jb.organization_id = $1 and jb.job_id = j.id), '[]') as buildings
        from jobs j`,
      id,
    ),
  );
  return found;
};

const jobCard = job
  .omit({
    logo_url: true,
    buildings: true,
    services: true,
    setup_incomplete: true,
    warnings: true,
    allowed_transitions: true,
    can: true,
  })
  .extend({ client_active: z.boolean(), client_logo_id: z.int().nullable() });

export type JobCard = z.infer<typeof jobCard>;

/** The data of the Job Card, without its lists. */
export const loadJobCard = async (tenant: Tenant, id: number): Promise<JobCard | undefined> => {
  const [found] = await tenant.query(
    byId(
      tenant,
      'job-card',
      jobCard,
      `select j.id, j.job_number, j.job_name, j.status, j.description, j.service_start_date, j.end_date,
          j.inspection_frequency_days, j.report_required, j.action_log_required, j.winteam_job_number,
          j.updated_at,
          c.status = 'active' and c.deleted_at is null as client_active, c.logo_file_id as client_logo_id,
          json_build_object('id', c.id, 'name', c.name, 'account_number', c.account_number, 'phone', c.phone) as client
        from jobs j join clients c on c.organization_id = $1 and c.id = j.client_id`,
      id,
    ),
  );
  return found;
};

export type TypedService = Omit<JobService, 'planned'>;

/** Services as they were typed, without values of staffing plans. The caller must check that the job may be seen. */
export const servicesOfJob = (tenant: Tenant, jobId: number): Promise<TypedService[]> =>
  tenant.db
    .selectFrom('job_services')
    .select([
      'id',
      'type',
      'name',
      'status',
      'days_of_week',
      'start_time',
      'end_time',
      'headcount',
      'updated_at',
    ])
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .orderBy('status')
    .orderBy('name')
    .orderBy('id')
    .$narrowType<Pick<JobService, 'type' | 'status'>>()
    .execute();

export type NewJobService = Pick<JobService, 'type' | 'name'> &
  Partial<Pick<JobService, 'status' | 'days_of_week' | 'start_time' | 'end_time' | 'headcount'>>;

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

/** Inserts services of many jobs in one statement. */
export const insertJobServices = async (
  tenant: Tenant,
  rows: readonly (NewJobService & { job_id: number })[],
  createdBy: number | null,
): Promise<void> => {
  if (rows.length === 0) return;
  const own = { organization_id: tenant.organizationId, created_by: createdBy };
  await tenant.db
    .insertInto('job_services')
    .values(rows.map((row) => ({ ...row, ...own })))
    .execute();
};

const clientTotal = z.object({ client_id: z.int(), total: z.int() });

/** Active jobs of each client, including jobs outside of the person's scope. */
export const countActiveJobs = async (
  tenant: Tenant,
  clientIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await tenant.query({
    name: 'jobs-active-count',
    text: `select client_id, count(*)::int as total from jobs
      where organization_id = $1 and client_id = any($2::int[]) and status = 'active' and deleted_at is null
      group by client_id`,
    values: [tenant.organizationId, clientIds],
    row: clientTotal,
  });
  return new Map(rows.map((row) => [row.client_id, row.total]));
};
