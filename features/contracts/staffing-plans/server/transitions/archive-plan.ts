import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { lockPlan } from '../record/load-plan.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { savePlan } from '../save-plan-repository.ts';
import { requireTransition } from './require-transition.ts';

type Call = SignedInCall<(typeof planEndpoints)['archiveStaffingPlan']>;

export const archivePlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { row, ...context } = await lockPlan(call, parents, call.body.updated_at);
  requireTransition(row, 'archive');
  await savePlan(call.tenant, row.id, { status: 'archived' });
  await recordPlanChange(
    call,
    { id: row.id, jobId: context.job.id },
    { action: 'staffing-plan.archived', from: row.status, to: 'archived' },
  );
  return presentChanged(call, context, row.id);
};
