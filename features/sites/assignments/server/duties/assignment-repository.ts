import { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';

const holder = z.object({
  assignment_id: z.int(),
  name: z.string(),
  role_key: z.string(),
  is_notifiable: z.boolean(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
  organization_id: z.int(),
  user_id: z.int(),
  user_name: z.string(),
  title: z.string().nullable(),
  profile_photo_id: z.int().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export type Holder = z.infer<typeof holder>;

/** Who holds an assignment at a job now or will hold one later, by the date at `now` in the zone. */
export const holdersOf = (tenant: Tenant, jobId: number, now: Date, zone: string): Promise<Holder[]> =>
  tenant.query({
    name: 'assignment-holders',
    text: `select a.id as assignment_id, a.name, a.role_key, a.is_notifiable, l.from_date, l.to_date, m.organization_id,
        m.user_id, m.name as user_name, m.title, m.profile_photo_id, m.phone, m.email
      from job_site_assignment_users l
      join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
      join memberships m on m.organization_id = $1 and m.user_id = l.user_id
      where l.organization_id = $1 and l.job_id = $2 and a.active and a.deleted_at is null
        and ${mayHoldWorkSql} and (l.to_date is null or l.to_date >= ($3::timestamptz at time zone $4)::date)
      order by a.sort, a.id, m.name, m.user_id`,
    values: [tenant.organizationId, jobId, now.toISOString(), zone],
    row: holder,
  });

export type NewAssignment = { name: string; role_key: string; is_notifiable?: boolean; sort?: number };

export const insertAssignment = async (
  tenant: Tenant,
  row: NewAssignment,
  createdBy: number | null,
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('job_site_assignments')
    .values({ organization_id: tenant.organizationId, ...row, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type Assigned = { userId: number; jobId: number; from?: string; to?: string };

/** Skips people who already hold the assignment on some of these days. */
export const insertHolders = async (
  tenant: Tenant,
  assignmentId: number,
  pairs: readonly Assigned[],
): Promise<void> => {
  await tenant.query({
    name: 'assignment-holders-add',
    text: `insert into job_site_assignment_users
        (organization_id, assignment_id, user_id, job_id, from_date, to_date, created_by)
      select $1, $2, u, j, f, t, $3 from unnest($4::int[], $5::int[], $6::date[], $7::date[]) as pair (u, j, f, t)
      on conflict do nothing`,
    values: [
      ...[tenant.organizationId, assignmentId, tenant.userId],
      pairs.map(({ userId }) => userId),
      pairs.map(({ jobId }) => jobId),
      pairs.map(({ from }) => from ?? null),
      pairs.map(({ to }) => to ?? null),
    ],
  });
};
