import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ job_id: z.int(), starts: z.string(), ends: z.string().nullable() });

export type ContractDates = z.infer<typeof row>;

/** The first start and the earliest end of the contracts in force on a date, for each job that has one. */
export const contractDatesOf = (
  tenant: Tenant,
  jobIds: readonly number[],
  date: string,
): Promise<ContractDates[]> =>
  tenant.query({
    name: 'contract-dates-of-jobs',
    text: `select s.job_id, min(c.start_date)::text as starts, min(c.termination_date)::text as ends
      from unnest($2::int[]) as j (id)
      join job_services s on s.organization_id = $1 and s.job_id = j.id and s.deleted_at is null
      join contracts c on c.organization_id = $1 and c.job_service_id = s.id and c.deleted_at is null
        and c.status in ('approved', 'terminated') and c.start_date <= $3::date
        and (c.termination_date is null or c.termination_date >= $3::date)
      group by s.job_id`,
    values: [tenant.organizationId, jobIds, date],
    row,
  });
