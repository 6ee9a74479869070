import type { Tenant } from '#platform/server/db/tenant';
import type { ContractBasis } from '../../contract/index.ts';

/** The caller must check that the job may be seen. */
export const serviceOfJob = (tenant: Tenant, jobId: number, serviceId: number) =>
  tenant.db
    .selectFrom('job_services')
    .select(['id', 'type', 'name', 'status', 'days_of_week'])
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('id', '=', serviceId)
    .where('deleted_at', 'is', null)
    .$narrowType<{ type: ContractBasis['service']['type'] }>()
    .executeTakeFirst();

export type Service = NonNullable<Awaited<ReturnType<typeof serviceOfJob>>>;
