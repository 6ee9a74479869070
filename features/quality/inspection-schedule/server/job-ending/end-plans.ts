import type { JobEnding } from '#features/sites/jobs/server';
import { recordPlan } from '../plan/record-plan.ts';
import { countOpenPlans, dropOpenPlans } from './open-plans-repository.ts';

/** An ended job is no longer inspected: its open plans are dropped. Inspections that have begun go on. */
export const jobEnding: JobEnding = {
  count: async (tenant, jobId) => ({ inspections: await countOpenPlans(tenant, jobId) }),
  end: async (call, jobId, reason) => {
    for (const before of await dropOpenPlans(call.tenant, jobId))
      await recordPlan(call, { action: 'planned-inspection.dropped', before, after: null, note: reason });
  },
};
