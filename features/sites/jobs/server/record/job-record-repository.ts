import type { Updateable } from 'kysely';
import { z } from 'zod';
import { inScope, inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { Jobs } from '../../../../../db/schema/types.ts';
import type { JobStatus } from '../../contract/index.ts';

const lockedJobs = (tenant: Tenant, ids: readonly number[]) =>
  tenant.db
    .selectFrom('jobs as j')
    .select([
      'j.id',
      'j.job_number',
      'j.job_name',
      'j.client_id',
      'j.status',
      'j.service_start_date',
      'j.end_date',
      'j.inspection_frequency_days',
      'j.report_required',
      'j.action_log_required',
      'j.winteam_job_number',
      'j.description',
      'j.updated_at',
    ])
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.id', '=', anyOf(ids))
    .where('j.deleted_at', 'is', null)
    .where(inScope(tenant, 'j.id'))
    .orderBy('j.id')
    .forUpdate('j')
    .$narrowType<{ status: JobStatus }>();

/** A job in scope, locked against other writers, because its status and its services are checked together. */
export const lockJob = (tenant: Tenant, id: number) => lockedJobs(tenant, [id]).executeTakeFirst();

/** Those of these jobs that are in scope, locked in the order of their ids, so that two calls never wait for each other. */
export const lockJobs = (tenant: Tenant, ids: readonly number[]) => lockedJobs(tenant, ids).execute();

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** Also called with no columns when only buildings change, so that `updated_at` of the job changes. */
export const saveJob = async (tenant: Tenant, id: number, set: Updateable<Jobs>): Promise<void> => {
  await tenant.db
    .updateTable('jobs')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(fieldOfConstraint({ jobs_job_number_key: { field: 'job_number', code: 'job_number_taken' } }));
};

const clientState = z.object({ active: z.boolean() });

/** Whether a client is active; undefined when the person may not see it. The creator of a client may use it before a job
 * makes it visible. Locks the client, so that nobody makes it inactive in the meantime. */
export const loadClientState = async (
  tenant: Tenant,
  id: number,
): Promise<{ active: boolean } | undefined> => {
  const [found] = await tenant.query({
    text: `select c.status = 'active' as active from clients c
      where c.organization_id = $1 and c.id = $2 and c.deleted_at is null${
        tenant.seesAllJobs
          ? ''
          : ` and (c.created_by = $3 or exists (select from visible_jobs v
              where v.organization_id = $1 and v.user_id = $3 and v.client_id = c.id))`
      } for share of c`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: clientState,
  });
  return found;
};

/** The ids of those buildings that the person sees: at a visible job, or created by the person and without a job. Locks
 * them, so that nobody deletes one in the meantime. */
export const visibleBuildings = async (tenant: Tenant, ids: readonly number[]): Promise<Set<number>> => {
  const scope = tenant.seesAllJobs
    ? ''
    : ` and (exists (select from job_buildings jb where jb.organization_id = $1 and jb.building_id = b.id${inScopeSql(
        tenant,
        'jb.job_id',
        '$3',
      )}) or (b.created_by = $3 and not exists (
        select from job_buildings jb where jb.organization_id = $1 and jb.building_id = b.id)))`;
  const rows = await tenant.query({
    text: `select b.id from buildings b
      where b.organization_id = $1 and b.id = any($2::int[]) and b.deleted_at is null${scope}
      order by b.id for share of b`,
    values: [tenant.organizationId, ids, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: idRow,
  });
  return new Set(rows.map(({ id }) => id));
};

export const areaExists = async (tenant: Tenant, id: number): Promise<boolean> => {
  const found = await tenant.db
    .selectFrom('areas')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

const placed = z.object({ id: z.int(), name: z.string(), area_id: z.int().nullable() });

export type PlacedBuilding = z.infer<typeof placed>;

/** The buildings of a job, with their areas. */
export const placesOfJob = (tenant: Tenant, jobId: number): Promise<PlacedBuilding[]> =>
  tenant.query({
    text: `select b.id, b.name, b.area_id from job_buildings jb
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where jb.organization_id = $1 and jb.job_id = $2 order by b.id`,
    values: [tenant.organizationId, jobId],
    row: placed,
  });

/** Ids of the buildings of these jobs, as far as the jobs are in scope, each once. */
export const buildingsOfJobs = async (tenant: Tenant, jobIds: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('job_buildings as jb')
    .innerJoin('buildings as b', (on) =>
      on.onRef('b.organization_id', '=', 'jb.organization_id').onRef('b.id', '=', 'jb.building_id'),
    )
    .select('b.id')
    .distinct()
    .where('jb.organization_id', '=', tenant.organizationId)
    .where('jb.job_id', '=', anyOf(jobIds))
    .where('b.deleted_at', 'is', null)
    .where(inScope(tenant, 'jb.job_id'))
    .orderBy('b.id')
    .execute();
  return rows.map(({ id }) => id);
};
