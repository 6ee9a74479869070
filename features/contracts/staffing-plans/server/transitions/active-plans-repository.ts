import type { Tenant } from '#platform/server/db/tenant';

/** The active plans of a job, or of one of its services. */
export const activePlansOf = (
  tenant: Tenant,
  { jobId, serviceId }: { jobId: number; serviceId?: number },
): Promise<{ id: number }[]> =>
  tenant.db
    .selectFrom('staffing_plans as p')
    .innerJoin('job_services as s', (join) =>
      join.onRef('s.organization_id', '=', 'p.organization_id').onRef('s.id', '=', 'p.job_service_id'),
    )
    .select('p.id')
    .where('p.organization_id', '=', tenant.organizationId)
    .where('s.job_id', '=', jobId)
    .$if(serviceId !== undefined, (query) => query.where('s.id', '=', serviceId ?? 0))
    .where('p.status', '=', 'active')
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
