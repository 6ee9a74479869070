import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { contract } from '../../contract/index.ts';

const row = contract.shape.service.extend({ id: z.int(), days: z.int() });

export type Service = z.infer<typeof row>;

/** The caller must check that the job may be seen. */
export const serviceOfJob = async (
  tenant: Tenant,
  jobId: number,
  serviceId: number,
): Promise<Service | undefined> => {
  const [found] = await tenant.query({
    name: 'contract-service',
    text: `select s.id, s.type, s.name, cardinality(s.days_of_week) as days from job_services s
      where s.organization_id = $1 and s.job_id = $2 and s.id = $3 and s.deleted_at is null`,
    values: [tenant.organizationId, jobId, serviceId],
    row,
  });
  return found;
};
