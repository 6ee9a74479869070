import { todayAt } from '#features/contracts/contracts/server';
import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type PlanRecord, type planEndpoints, scaleToOccupied } from '../../contract/index.ts';
import type { PlanParents } from '../plan-parents.ts';
import { lockPlan } from '../record/require-plan.ts';
import { addDraft } from './add-draft.ts';
import { auditedLines } from './audited-lines.ts';
import { withCurrentParent } from './current-parent.ts';
import { squareFeetOf } from './square-feet-of.ts';

type Call = SignedInCall<(typeof planEndpoints)['suggestStaffingPlan']>;

/** Drafts a current plan with cleaner hours for the occupied square feet, at the pace of the full-building plan. Hours of
 * supervisors and porters stay the same. */
export const suggestPlan = async (asked: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { row, ...loaded } = await lockPlan(asked, parents);
  const [call, context] = await withCurrentParent(asked, loaded, parents);
  if (row.plan_type !== 'full-building') throw refused('plan_not_full');
  const today = todayAt(context.job, call.person, call.now);
  const { occupied } = await squareFeetOf(call.tenant, context.job.id, call.params, today);
  if (occupied === 0) throw refused('plan_nothing_occupied');
  if (occupied === null || !row.sqft_basis) throw refused('plan_no_square_feet');
  return addDraft(call, context, {
    fields: {
      plan_type: 'current',
      effective_from: today,
      sqft_basis: occupied,
      lines: auditedLines(scaleToOccupied({ lines: row.lines, sqft_basis: row.sqft_basis }, occupied)),
      override_reason: '',
      work_load: [],
    },
    client_uuid: call.body.client_uuid,
    action: 'staffing-plan.suggested',
    peopleOf: row.lines.map(({ id }) => id),
  });
};
