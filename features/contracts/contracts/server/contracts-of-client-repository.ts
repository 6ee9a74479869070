import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { LoadClientUses } from '#features/sites/clients/server';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  number: z.string(),
  service: z.string(),
  in_scope: z.boolean(),
});

/** Contracts of a client's jobs that are in force today or later. Only those of jobs in scope are named. */
export const contractsOfClient: LoadClientUses = async (tenant, clientId, { max, now }) => {
  const contracts = await tenant.query({
    text: `select c.id, s.job_id, c.number, s.name as service, true${inScopeSql(tenant, 's.job_id', '$4')} as in_scope
      from jobs j
      join job_services s on s.organization_id = $1 and s.job_id = j.id and s.deleted_at is null
      join contracts c on c.organization_id = $1 and c.job_service_id = s.id and c.deleted_at is null
      where j.organization_id = $1 and j.client_id = $2 and j.deleted_at is null
        and c.status in ('approved', 'terminated') and (c.termination_date is null or c.termination_date >= $3)
      order by c.number, c.id`,
    values: [
      tenant.organizationId,
      clientId,
      now.toISOString().slice(0, 10),
      ...(tenant.seesAllJobs ? [] : [tenant.userId]),
    ],
    row,
  });
  const named = contracts
    .filter(({ in_scope }) => in_scope)
    .slice(0, max)
    .map(({ id, job_id, number, service }) => ({
      id,
      label: `${number} ${service}`,
      href: `/job/${job_id}?tab=contracts`,
    }));
  return { total: contracts.length, named };
};
