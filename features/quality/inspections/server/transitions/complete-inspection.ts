import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { happenedAt } from '#platform/contract/device-clock';
import { requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type Inspection, type inspectionEndpoints, targetOf } from '../../contract/index.ts';
import { answersOfInspection } from '../answers/answer-repository.ts';
import { scoreInspection } from '../answers/score-inspection.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { changeStatus } from './change-status.ts';
import { waitHours } from './finalizes-at.ts';
import { findGaps } from './find-gaps.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';
import { loadForTransition } from './load-for-transition.ts';
import { makeTasks } from './make-tasks.ts';
import { checkDecisions, deficienciesOf } from './task-decisions.ts';

type Call = SignedInCall<(typeof inspectionEndpoints)['completeInspection']>;

/** Scores what was answered and makes the tasks. Completing again makes no second task of an answer: the inspection is locked,
 * and each answer knows its task. */
export const completeInspection = async (call: Call): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  const inspection = await loadForTransition(call, 'complete', params.id);
  const { id } = inspection;
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
  const to = targetOf('complete', { status: inspection.status, openTasks: counts.open_tasks });
  await changeStatus(call, inspection, {
    transition: 'complete',
    to,
    set: {
      ...counts,
      completed_at: at,
      completed_by: person.userId,
      ...(inspection.completed_at === null ? { inspected_at: at } : {}),
    },
    deviceAt: body.device_at ?? null,
    data: { ...result, again: inspection.completed_at !== null },
  });
  if (to === 'completed') await finalizeAtOnce(call, { ...inspection, status: to });
  return presentInspection(call, id);
};

/** Makes the inspection final at once where the organization's settings leave no time for changes. */
const finalizeAtOnce = async (call: Call, inspection: Parameters<typeof changeStatus>[1]): Promise<void> => {
  const settings = settingsOf(await findOrganization(call.tenant));
  if (waitHours(inspection.reopened_at !== null, settings.inspection_autofinalize_hours) > 0) return;
  await changeStatus({ ...call, person: null }, inspection, { transition: 'expire', to: 'finalized' });
};
