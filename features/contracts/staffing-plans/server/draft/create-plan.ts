import { todayAt } from '#features/contracts/contracts/server';
import { lockJob } from '#features/sites/jobs/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { findContext } from '../record/plan-context.ts';
import { addDraft } from './add-draft.ts';
import { checkPlan } from './check-plan.ts';

type Call = SignedInCall<(typeof planEndpoints)['createStaffingPlan']>;

export const createPlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { client_uuid, ...fields } = call.body;
  await lockJob(call.tenant, call.params.id);
  const context = await findContext(call.tenant, parents, call.params);
  checkPlan(fields, todayAt(context.job, call.person, call.now), []);
  return addDraft(call, context, { fields, client_uuid, action: 'staffing-plan.created' });
};
