import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ gross: z.int().nullable(), vacant: z.int(), vacant_full: z.int() });

/** SQL: gross cleanable square feet of the buildings of a job, those vacant on a day, and those of wholly vacant floors among
 * them. `$1` is the organization. */
export const feetOfJob = (
  job: string,
  day: string,
): string => `select sum(b.gross_cleanable_sqft)::int as gross, coalesce(sum(v.vacant), 0)::int as vacant,
    coalesce(sum(v.vacant_full), 0)::int as vacant_full
  from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  left join lateral (
    select sum(o.sqft) as vacant, sum(o.sqft) filter (where o.kind = 'FF') as vacant_full
    from building_vacancies o
    where o.organization_id = $1 and o.building_id = b.id and o.deleted_at is null
      and o.from_date <= ${day}::date and (o.to_date is null or o.to_date >= ${day}::date)) v on true
  where jb.organization_id = $1 and jb.job_id = ${job}`;

/** Square feet of the buildings of a job on a date. The caller must check that the job may be seen. */
export const squareFeetOn = async (tenant: Tenant, jobId: number, date: string) => {
  const [found = { gross: null, vacant: 0, vacant_full: 0 }] = await tenant.query({
    name: 'contract-square-feet',
    text: feetOfJob('$2', '$3'),
    values: [tenant.organizationId, jobId, date],
    row,
  });
  const { gross, vacant, vacant_full } = found;
  return {
    gross_cleanable: gross,
    occupied: gross === null ? null : Math.max(0, gross - vacant),
    vacant,
    vacant_full,
  };
};
