import { todayAt } from '#features/contracts/contracts/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlanRecord, planEndpoints } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { lockPlan } from '../record/require-plan.ts';
import { addDraft } from './add-draft.ts';
import { auditedLines } from './audited-lines.ts';
import { withCurrentParent } from './current-parent.ts';
import { squareFeetOf } from './square-feet-of.ts';

type Call = SignedInCall<(typeof planEndpoints)['copyStaffingPlan']>;

/** A copy of the other type gets the square feet of that type instead of those of the original. */
export const copyPlan = async (asked: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { row, ...loaded } = await lockPlan(asked, parents);
  const [call, context] = await withCurrentParent(asked, loaded, parents);
  const { body, params, tenant } = call;
  const today = todayAt(context.job, call.person, call.now);
  const feet = await squareFeetOf(tenant, context.job.id, params, today);
  const same = body.plan_type === row.plan_type;
  return addDraft(call, context, {
    fields: {
      plan_type: body.plan_type,
      effective_from: today,
      sqft_basis: same
        ? row.sqft_basis
        : (body.plan_type === 'current' ? feet.occupied : feet.gross_cleanable) || null,
      lines: auditedLines(row.lines),
      override_reason: same ? row.override_reason : '',
      work_load: row.work_load,
    },
    client_uuid: body.client_uuid,
    action: 'staffing-plan.copied',
    peopleOf: row.lines.map(({ id }) => id),
  });
};
