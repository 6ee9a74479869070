import type { EndingCall, JobEnding, ServiceEnding } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { savePlan } from '../save-plan-repository.ts';

/** The active plans of a job, or of one of its services. */
const activePlansOf = (
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

/** The caller must have checked the rights over the job and locked it. */
const endPlans = async (
  call: EndingCall,
  of: { jobId: number; serviceId?: number },
  note: string | null,
): Promise<void> => {
  for (const { id } of await activePlansOf(call.tenant, of)) {
    await savePlan(call.tenant, id, { status: 'archived' });
    await recordPlanChange(
      call,
      { id, jobId: of.jobId },
      { action: 'staffing-plan.ended', from: 'active', to: 'archived', note },
    );
  }
};

export const jobEnding: JobEnding = {
  count: async (tenant, jobId) => ({ plans: (await activePlansOf(tenant, { jobId })).length }),
  end: (call, jobId, reason) => endPlans(call, { jobId }, reason),
};

export const serviceEnding: ServiceEnding = (call, service) => endPlans(call, service, null);
