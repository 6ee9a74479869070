import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

/** Assignments in force today whose holders get notifications; `$2` is the current time, `$3` the time zone of the
 * date. */
const current = `from job_site_assignment_users l
  join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id
  where l.organization_id = $1 and a.is_notifiable and a.active and a.deleted_at is null
    and (l.from_date is null or l.from_date <= ($2::timestamptz at time zone $3)::date)
    and (l.to_date is null or l.to_date >= ($2::timestamptz at time zone $3)::date)`;

const notifiableHolder = z.object({ user_id: z.int(), role_key: z.string() });

export const notifiableHolders = (
  tenant: Tenant,
  jobId: number,
  now: Date,
  zone: string,
): Promise<{ user_id: number; role_key: string }[]> =>
  tenant.query({
    name: 'notifiable-holders',
    text: `select distinct l.user_id, a.role_key ${current} and l.job_id = $4`,
    values: [tenant.organizationId, now.toISOString(), zone, jobId],
    row: notifiableHolder,
  });

const grantedRole = z.object({ role_key: z.string() });

/** The roles that a person holds at any job, or at one job. */
export const notifiableRolesOf = async (
  tenant: Tenant,
  userId: number,
  { jobId, now, zone }: { jobId: number | null; now: Date; zone: string },
): Promise<string[]> => {
  const rows = await tenant.query({
    name: 'notifiable-roles',
    text: `select distinct a.role_key ${current} and l.user_id = $4 and ($5::int is null or l.job_id = $5)`,
    values: [tenant.organizationId, now.toISOString(), zone, userId, jobId],
    row: grantedRole,
  });
  return rows.map((row) => row.role_key);
};
