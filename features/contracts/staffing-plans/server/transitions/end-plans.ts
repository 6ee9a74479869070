import type { EndingCall, JobEnding, ServiceEnding } from '#features/sites/jobs/server';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { savePlan } from '../save-plan-repository.ts';
import { activePlansOf } from './active-plans-repository.ts';

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
