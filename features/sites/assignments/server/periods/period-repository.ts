import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { jobDay } from '../scope/refresh-duty-scope.ts';

const period = z.object({
  id: z.int(),
  assignment_id: z.int(),
  assignment: z.string(),
  job_id: z.int(),
  user_id: z.int(),
  user_name: z.string(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
  updated_at: z.string(),
  created_at: z.string(),
  created_by: z.int().nullable(),
  /** The date of today at the site. */
  today: z.string(),
});

export type Period = z.infer<typeof period>;

const columns = `p.id, p.assignment_id, a.name as assignment, p.job_id, p.user_id, m.name as user_name,
  p.from_date::text as from_date, p.to_date::text as to_date, ${isoText('p.updated_at')} as updated_at,
  ${isoText('p.created_at')} as created_at, p.created_by,
  ${jobDay('p.job_id', '$2')}::text as today`;

const from = `from job_site_assignment_users p
  join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id
  join memberships m on m.organization_id = $1 and m.user_id = p.user_id`;

/** Periods at jobs in scope, locked. */
export const periodsById = (tenant: Tenant, ids: readonly number[], now: Date): Promise<Period[]> =>
  tenant.query({
    text: `select ${columns} ${from}
      where p.organization_id = $1 and p.id = any($3::int[])${inScopeSql(tenant, 'p.job_id', '$4')}
      order by p.id for update of p`,
    values: [tenant.organizationId, now.toISOString(), ids, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: period,
  });

/** Present and future periods of a person at those of these jobs that are in scope; locked. */
export const lastingPeriods = (
  tenant: Tenant,
  { userId, jobIds, assignmentId }: { userId: number; jobIds: readonly number[]; assignmentId: number },
  now: Date,
): Promise<Period[]> =>
  tenant.query({
    text: `select ${columns} ${from}
      where p.organization_id = $1 and p.user_id = $3 and p.job_id = any($4::int[]) and p.assignment_id = $5
        and (p.to_date is null or p.to_date >= ${jobDay('p.job_id', '$2')})${inScopeSql(tenant, 'p.job_id', '$6')}
      order by p.id for update of p`,
    values: [
      ...[tenant.organizationId, now.toISOString(), userId, jobIds, assignmentId],
      ...(tenant.seesAllJobs ? [] : [tenant.userId]),
    ],
    row: period,
  });

export type NewPeriod = Pick<Period, 'assignment_id' | 'job_id' | 'user_id' | 'from_date' | 'to_date'>;

const created = z.object({ id: z.int() });

/** Returns their ids, in the same order. */
export const insertPeriods = async (tenant: Tenant, rows: readonly NewPeriod[]): Promise<number[]> => {
  const found = await tenant.query({
    name: 'periods-add',
    text: `insert into job_site_assignment_users
        (organization_id, assignment_id, job_id, user_id, from_date, to_date, created_by, updated_by)
      select $1, a, j, u, f, t, $2, $2
      from unnest($3::int[], $4::int[], $5::int[], $6::date[], $7::date[]) with ordinality as row (a, j, u, f, t, place)
      order by place returning id`,
    values: [
      ...[tenant.organizationId, tenant.userId],
      rows.map(({ assignment_id }) => assignment_id),
      rows.map(({ job_id }) => job_id),
      rows.map(({ user_id }) => user_id),
      rows.map(({ from_date }) => from_date),
      rows.map(({ to_date }) => to_date),
    ],
    row: created,
  });
  return found.map(({ id }) => id);
};

export const updatePeriods = async (
  tenant: Tenant,
  rows: readonly Pick<Period, 'id' | 'user_id' | 'from_date' | 'to_date'>[],
): Promise<void> => {
  await tenant.query({
    name: 'periods-update',
    text: `update job_site_assignment_users p
      set user_id = row.u, from_date = row.f, to_date = row.t, updated_by = $2
      from unnest($3::int[], $4::int[], $5::date[], $6::date[]) as row (id, u, f, t)
      where p.organization_id = $1 and p.id = row.id`,
    values: [
      ...[tenant.organizationId, tenant.userId],
      rows.map(({ id }) => id),
      rows.map(({ user_id }) => user_id),
      rows.map(({ from_date }) => from_date),
      rows.map(({ to_date }) => to_date),
    ],
  });
};

export const deletePeriods = async (tenant: Tenant, ids: readonly number[]): Promise<void> => {
  await tenant.db
    .deleteFrom('job_site_assignment_users')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute();
};
