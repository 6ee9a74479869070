import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  number: z.string(),
  service: z.string(),
  ends_on: z.string(),
  auto_renew: z.boolean(),
  term_months: z.int().nullable(),
  renewal_notice_days: z.int(),
  renewal_notice_on: z.string().nullable(),
  job_number: z.string(),
  job_name: z.string(),
});

export type EndingContract = z.infer<typeof row>;

/** Those of the contracts that are still approved and still end on the given day. */
export const stillEnding = (
  tenant: Tenant,
  asked: readonly { id: number; ends_on: string }[],
): Promise<EndingContract[]> =>
  tenant.query({
    name: 'contracts-still-ending',
    text: `select c.id, s.job_id, c.number, s.name as service, c.termination_date::text as ends_on, c.auto_renew,
        c.term_months, c.renewal_notice_days, c.renewal_notice_on::text, j.job_number, j.job_name
      from json_to_recordset($2::json) w (id integer, ends_on date)
      join contracts c on c.organization_id = $1 and c.id = w.id and c.termination_date = w.ends_on
        and c.status = 'approved' and c.deleted_at is null
      join job_services s on s.organization_id = $1 and s.id = c.job_service_id
      join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null`,
    values: [tenant.organizationId, JSON.stringify(asked)],
    row,
  });
