import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { happenedAt } from '#platform/contract/device-clock';
import { requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type Inspection, type inspectionEndpoints, inspectionTransitions } from '../../contract/index.ts';
import { answersOfInspection } from '../answers/answer-repository.ts';
import { scoreInspection } from '../answers/score-inspection.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { waitHours } from './finalizes-at.ts';
import { findGaps } from './find-gaps.ts';
import { inspectionSteps, loadForTransition } from './inspection-steps.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';
import { makeTasks } from './make-tasks.ts';
import { checkDecisions, deficienciesOf } from './task-decisions.ts';

type Call = SignedInCall<(typeof inspectionEndpoints)['completeInspection']>;

/** Scores what was answered and makes the tasks. Completing again makes no second task of an answer: the inspection is locked,
 * and each answer knows its task. */
export const completeInspection = async (call: Call): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  const inspection = await loadForTransition(call, 'complete', params.id);
  const { id } = inspection;
  const effect = async () => {
    const answers = await answersOfInspection(tenant, id);
    const deficiencies = deficienciesOf(inspection, answers, body.tasks);
    const wrong = {
      ...findGaps(inspection, answers),
      ...(await checkDecisions(tenant, deficiencies, body.tasks)),
    };
    requireValid(wrong);
    await makeTasks(call, inspection, deficiencies);
    const { section_scores: _sections, ...result } = await scoreInspection(tenant, inspection);
    const counts = await countLinkedTasks(tenant, id);
    const at = happenedAt(now.toISOString(), body.device_at ?? null);
    const first = inspection.completed_at === null;
    return {
      to: inspectionTransitions.targetOf('complete', { ...inspection, ...counts }),
      set: {
        ...{ ...counts, completed_at: at, completed_by: person.userId },
        ...(first ? { inspected_at: at } : {}),
      },
      data: { ...result, again: !first },
    };
  };
  const step = { name: 'complete', deviceAt: body.device_at, effect } as const;
  const status = await inspectionSteps.apply(call, inspection, step);
  if (status === 'completed') await finalizeAtOnce(call, { ...inspection, status });
  return presentInspection(call, id);
};

/** Makes the inspection final at once where the organization's settings leave no time for changes. */
const finalizeAtOnce = async (call: Call, inspection: StoredInspection): Promise<void> => {
  const settings = settingsOf(await findOrganization(call.tenant));
  if (waitHours(inspection.reopened_at !== null, settings.inspection_autofinalize_hours) > 0) return;
  await inspectionSteps.apply({ ...call, person: null }, inspection, { name: 'expire' });
};
