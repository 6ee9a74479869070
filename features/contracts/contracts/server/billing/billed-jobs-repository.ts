import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  client: z.string(),
  account_number: z.string(),
  winteam_customer_number: z.string().nullable(),
});

export type BilledJob = z.infer<typeof row>;

/** Who is billed for these jobs. The caller must check that they may be seen. */
export const billedJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, BilledJob>> => {
  const rows = await tenant.query({
    name: 'billed-jobs',
    text: `select j.id, j.job_number as number, j.job_name as name, c.name as client, c.account_number,
        c.winteam_customer_number
      from jobs j join clients c on c.organization_id = $1 and c.id = j.client_id
      where j.organization_id = $1 and j.id = any($2::int[]) and j.deleted_at is null`,
    values: [tenant.organizationId, jobIds],
    row,
  });
  return new Map(rows.map((job) => [job.id, job]));
};
