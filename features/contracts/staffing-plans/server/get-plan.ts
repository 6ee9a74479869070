import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../contract/index.ts';
import type { PlanParents } from './plan-parents.ts';
import { loadPlan } from './record/load-plan.ts';
import { presentRecord } from './record/present-record.ts';

type Call = SignedInCall<(typeof planEndpoints)['getStaffingPlan']>;

export const getPlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { row, ...context } = await loadPlan(call, parents);
  return presentRecord(call, context, row);
};
