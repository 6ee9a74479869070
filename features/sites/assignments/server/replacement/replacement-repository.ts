import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { jobDay } from '../scope/refresh-duty-scope.ts';

const lasting = z.object({
  id: z.int(),
  assignment_id: z.int(),
  assignment: z.string(),
  job_id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  place: z.string().nullable(),
  user_id: z.int(),
  user_name: z.string(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
  updated_at: z.string(),
  today: z.string(),
});

export type Lasting = z.infer<typeof lasting>;

type Of = { userId: number; fromDate: string; assignmentId?: number | undefined; now: Date };

/** Periods of a person on a day or later at the jobs in scope. */
export const periodsFrom = (
  tenant: Tenant,
  { userId, fromDate, assignmentId, now }: Of,
  { locked }: { locked: boolean },
): Promise<Lasting[]> =>
  tenant.query({
    text: `select p.id, p.assignment_id, a.name as assignment, p.job_id, j.job_number, j.job_name,
        (select concat_ws(', ', b.address, b.city) from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id
          where jb.organization_id = $1 and jb.job_id = j.id order by jb.building_id limit 1) as place,
        p.user_id, m.name as user_name, p.from_date::text as from_date, p.to_date::text as to_date,
        ${isoText('p.updated_at')} as updated_at, ${jobDay('p.job_id', '$2')}::text as today
      from job_site_assignment_users p
      join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id and a.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = p.job_id and j.deleted_at is null
      join memberships m on m.organization_id = $1 and m.user_id = p.user_id
      where p.organization_id = $1 and p.user_id = $3 and (p.to_date is null or p.to_date >= $4::date)
        and ($5::int is null or p.assignment_id = $5)${inScopeSql(tenant, 'p.job_id', '$6')}
      order by a.sort, a.id, j.job_number, p.from_date nulls first, p.id${locked ? ' for update of p' : ''}`,
    values: [
      ...[tenant.organizationId, now.toISOString(), userId, fromDate, assignmentId ?? null],
      ...(tenant.seesAllJobs ? [] : [tenant.userId]),
    ],
    row: lasting,
  });

const counted = z.object({ count: z.int() });

/** Counts the same at all jobs, including those out of scope. */
export const countPeriodsFrom = async (
  tenant: Tenant,
  { userId, fromDate, assignmentId }: Of,
): Promise<number> => {
  const [row] = await tenant.query({
    name: 'periods-from-count',
    text: `select count(*)::int as count from job_site_assignment_users p
      join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id and a.deleted_at is null
      join jobs j on j.organization_id = $1 and j.id = p.job_id and j.deleted_at is null
      where p.organization_id = $1 and p.user_id = $2 and (p.to_date is null or p.to_date >= $3::date)
        and ($4::int is null or p.assignment_id = $4)`,
    values: [tenant.organizationId, userId, fromDate, assignmentId ?? null],
    row: counted,
  });
  return row?.count ?? 0;
};
