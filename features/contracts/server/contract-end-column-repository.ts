import { z } from 'zod';
import type { JobColumn } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import { termsFlags } from '../contract/contract.ts';

const row = z.object({ job_id: z.int(), ends: z.string() });

/** When the first of a job's contracts in force ends. */
export const contractEndColumn: JobColumn = {
  flags: termsFlags,
  valuesOf: async (tenant, jobIds, { now, zone }) => {
    const rows = await tenant.query({
      name: 'contract-end-column',
      text: `select s.job_id, min(c.termination_date)::text as ends from unnest($2::int[]) as j (id)
        join job_services s on s.organization_id = $1 and s.job_id = j.id and s.deleted_at is null
        join contracts c on c.organization_id = $1 and c.job_service_id = s.id and c.deleted_at is null
          and c.status in ('approved', 'terminated') and c.start_date <= $3::date and c.termination_date >= $3::date
        group by s.job_id`,
      values: [tenant.organizationId, jobIds, dateAt(now, zone)],
      row,
    });
    return new Map(rows.map(({ job_id, ends }) => [job_id, ends]));
  },
};
