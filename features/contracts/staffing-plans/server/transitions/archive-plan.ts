import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { lockPlan } from '../record/load-plan.ts';
import { presentChanged } from '../record/present-record.ts';
import { planOnDay, planSteps } from './plan-steps.ts';

type Call = SignedInCall<(typeof planEndpoints)['archiveStaffingPlan']>;

export const archivePlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const loaded = await lockPlan(call, parents, call.body.updated_at);
  await planSteps.apply(call, await planOnDay(call, loaded), { name: 'archive' });
  return presentChanged(call, loaded, loaded.row.id);
};
