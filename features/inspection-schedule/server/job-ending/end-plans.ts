import type { JobEnding } from '#features/jobs/server';
import { recordPlan } from '../plan/record-plan.ts';
import { countOpenPlans, dropOpenPlans } from './open-plans-repository.ts';

/** Nobody inspects a job that is over: what is planned there leaves the schedule. What has begun goes on. */
export const jobEnding: JobEnding = {
  count: async (tenant, jobId) => ({ inspections: await countOpenPlans(tenant, jobId) }),
  end: async (call, jobId, reason) => {
    for (const before of await dropOpenPlans(call.tenant, jobId))
      await recordPlan(call, { action: 'planned-inspection.dropped', before, after: null, note: reason });
  },
};
