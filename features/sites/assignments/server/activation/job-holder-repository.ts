import { z } from 'zod';
import { mayHoldWorkSql, type VisibleJob, visibleJob } from '#features/accounts/access/server';
import type { ActivationGuard } from '#features/sites/jobs/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

const found = z.object({ any: z.boolean() });

/** Whether somebody who may hold work holds an assignment of this role at the job today. */
export const hasHolder = async (
  tenant: Tenant,
  jobId: number,
  roleKey: string,
  { now, zone }: { now: Date; zone: string },
): Promise<boolean> => {
  const [row] = await tenant.query({
    name: 'job-has-holder',
    text: `select exists (select from job_site_assignment_users l
      join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
      join memberships m on m.organization_id = $1 and m.user_id = l.user_id
      where l.organization_id = $1 and l.job_id = $2 and a.role_key = $3 and a.active and a.deleted_at is null
        and ${mayHoldWorkSql}
        and (l.from_date is null or l.from_date <= ($4::timestamptz at time zone $5)::date)
        and (l.to_date is null or l.to_date >= ($4::timestamptz at time zone $5)::date)) as any`,
    values: [tenant.organizationId, jobId, roleKey, now.toISOString(), zone],
    row: found,
  });
  return row?.any ?? false;
};

/** Locks the periods of this role at the job, with their assignments and people, until the transaction ends. */
export const holdHolders = async (tenant: Tenant, jobId: number, roleKey: string): Promise<void> => {
  await tenant.query({
    name: 'job-hold-holders',
    text: `select l.id from job_site_assignment_users l
      join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
      join memberships m on m.organization_id = $1 and m.user_id = l.user_id
      where l.organization_id = $1 and l.job_id = $2 and a.role_key = $3
      order by l.id for share of l, a, m`,
    values: [tenant.organizationId, jobId, roleKey],
    row: idRow,
  });
};

/** Copies the current and future assignments of a job to another one. Returns who sees the job from today on. */
export const copyHolders = (
  tenant: Tenant,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<VisibleJob[]> =>
  tenant.query({
    text: `with copied as (
        insert into job_site_assignment_users (organization_id, assignment_id, user_id, job_id, from_date, to_date, created_by)
        select l.organization_id, l.assignment_id, l.user_id, $3, l.from_date, l.to_date, $4
        from job_site_assignment_users l
        join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
        join memberships m on m.organization_id = $1 and m.user_id = l.user_id
        where l.organization_id = $1 and l.job_id = $2 and a.active and a.deleted_at is null
          and ${mayHoldWorkSql} and (l.to_date is null or l.to_date >= $5::date)
        on conflict do nothing
        returning user_id, from_date)
      select distinct c.user_id, j.id as job_id, j.client_id from copied c
      join jobs j on j.organization_id = $1 and j.id = $3
      where c.from_date is null or c.from_date <= $5::date`,
    values: [tenant.organizationId, from, to, tenant.userId, now.toISOString().slice(0, 10)],
    row: visibleJob,
  });

/** Met when the job has an area manager today. */
export const areaManagerGuard: ActivationGuard = {
  gap: 'area_manager',
  isMet: (tenant, jobId, at) => hasHolder(tenant, jobId, 'area-manager', at),
  hold: (tenant, jobId) => holdHolders(tenant, jobId, 'area-manager'),
};
