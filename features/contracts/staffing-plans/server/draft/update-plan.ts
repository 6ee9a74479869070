import { todayAt } from '#features/contracts/contracts/server';
import { refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { lockPlan } from '../record/load-plan.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { saveDraft } from '../save-plan-repository.ts';
import { auditedLines } from './audited-lines.ts';
import { checkPlan } from './check-plan.ts';

type Call = SignedInCall<(typeof planEndpoints)['updateStaffingPlan']>;

export const updatePlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { updated_at: readAt, ...fields } = call.body;
  const { row, ...context } = await lockPlan(call, parents, readAt);
  if (row.status !== 'draft') throw refused('plan_not_draft');
  const known = row.lines.map(({ id }) => id);
  checkPlan(fields, todayAt(context.job, call.person, call.now), known);
  const changes = changesOf(
    { ...row, lines: auditedLines(row.lines) },
    { ...fields, lines: auditedLines(fields.lines) },
  );
  if (Object.keys(changes).length > 0) {
    await saveDraft(call.tenant, row.id, known, fields);
    await recordPlanChange(
      call,
      { id: row.id, jobId: context.job.id },
      { action: 'staffing-plan.updated', changes },
    );
  }
  return presentChanged(call, context, row.id);
};
