import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import { effectiveFlags, seesAllJobs } from '../contract/index.ts';

const row = z.object({
  user_id: z.int(),
  license: z.enum(['full', 'viewer']),
  denied_modules: z.array(z.string()),
  roles: z.array(z.array(z.string())),
  sees_job: z.boolean(),
});

/** Which of these people can open a record of a job: active members who see the job and hold the flag. */
export const readersOf = async (
  tenant: Tenant,
  { jobId, flag, userIds }: { jobId: number | null; flag: Flag | null; userIds: readonly number[] },
): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set();
  const rows = await tenant.query({
    name: 'readers-of-job',
    text: `select m.user_id, m.license, m.denied_modules,
        coalesce((select json_agg(r.flags) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as roles,
        exists (select from visible_jobs v where v.organization_id = $1 and v.user_id = m.user_id and v.job_id = $2)
          as sees_job
      from memberships m
      where m.organization_id = $1 and m.user_id = any($3::int[]) and m.status = 'active' and m.deleted_at is null`,
    values: [tenant.organizationId, jobId, userIds],
    row,
  });
  const may = ({ roles, license, denied_modules, sees_job }: z.infer<typeof row>): boolean => {
    const held = effectiveFlags({ roles, license, deniedModules: denied_modules, superAdmin: false });
    return (flag === null || held.has(flag)) && (jobId === null || sees_job || seesAllJobs(held));
  };
  return new Set(rows.filter(may).map(({ user_id }) => user_id));
};
