import { referFiles } from '#features/accounts/files/server';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import { happenedAt } from '#platform/contract/device-clock';
import { type MessageRef, Problem, requireValid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import {
  answerGaps,
  type Inspection,
  type inspectionEndpoints,
  inspectionTransitions,
  nameOfQuestion,
  placedQuestions,
  proposedDescription,
  proposedPriority,
  type TaskDecision,
  taskPlace,
} from '../../contract/index.ts';
import { filesOfAnswers } from '../answers/answer-files-repository.ts';
import { loadAnswers, type StoredAnswer, setAnswerTask } from '../answers/answer-repository.ts';
import { scoreInspection } from '../answers/score-inspection.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { waitHours } from './finalizes-at.ts';
import { inspectionSteps, requireInspectionFor } from './inspection-steps.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';
import { checkDecisions, type Deficiency, deficienciesOf } from './task-decisions.ts';

type MakeTasksCall = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: { events: Events };
  body: { device_at?: string | undefined; tasks: readonly TaskDecision[] };
};

const placeOf = ({ section, place }: Deficiency['placed']) => ({
  area: section.title.slice(0, 100),
  area_type_id: section.common_area_type_id,
  ...taskPlace(place),
});

const taskOf = (
  call: MakeTasksCall,
  inspection: StoredInspection,
  { placed, answer, decision }: Deficiency,
) => {
  const description = proposedDescription(placed, answer, inspection.snapshot, call.locale);
  const deviceAt = call.body.device_at ?? null;
  return {
    job_id: inspection.job_id,
    building_id: inspection.building_id,
    type: 'deficiency' as const,
    title: derivedTitle(description),
    description,
    priority_level: decision?.priority_level ?? proposedPriority(placed.question),
    internal_only: inspection.visibility === 'internal',
    entered_at: happenedAt(call.now.toISOString(), deviceAt),
    device_created_at: deviceAt,
    inspection_id: inspection.id,
    ...placeOf(placed),
    due_at: decision?.due_at ?? null,
    assignee_user_ids: decision?.assignee_user_ids ?? [],
  };
};

const makeOne = async (
  call: MakeTasksCall,
  inspection: StoredInspection,
  deficiency: Deficiency,
  photos: readonly number[],
): Promise<void> => {
  const { tenant } = call;
  const { id } = await addTask(call, taskOf(call, inspection, deficiency));
  await setAnswerTask(tenant, deficiency.answer.id, { task_id: id });
  const { visibility } = inspection;
  if (photos.length > 0)
    await referFiles(tenant, photos, { entity: 'task', id, purpose: 'attachment', visibility });
};

/** A task of every deficient answer that has none, unless the person said why not. Refuses with what is wrong with all of
 * them at once. */
const makeTasks = async (
  call: MakeTasksCall,
  inspection: StoredInspection,
  deficiencies: readonly Deficiency[],
): Promise<void> => {
  const { tenant, body } = call;
  const without = deficiencies.filter(({ answer }) => answer.task_id === null);
  const files = await filesOfAnswers(
    tenant,
    without.map(({ answer }) => answer.id),
  );
  const errors: Record<string, (string | MessageRef)[]> = {};
  for (const deficiency of without) {
    const { answer, decision } = deficiency;
    if (decision && !decision.create) {
      await setAnswerTask(tenant, answer.id, { no_task_comment: decision.comment });
      continue;
    }
    // A task that was declined with a reason stays declined until somebody decides again.
    if (!decision && answer.no_task_comment !== '') continue;
    const own = files.filter(({ owner_id }) => owner_id === answer.id).map(({ id }) => id);
    const photos = decision?.file_ids ? own.filter((id) => decision.file_ids?.includes(id)) : own;
    await makeOne(call, inspection, deficiency, photos).catch((error) => {
      if (!(error instanceof Problem) || error.status !== 422) throw error;
      const at = decision ? `tasks.${body.tasks.indexOf(decision)}.` : '';
      for (const [field, messages] of Object.entries(error.fields)) errors[`${at}${field}`] = messages;
    });
  }
  requireValid(errors);
};

/** Everything an inspection lacks before it can be completed, by field: each question under `answers.`, the signature
 * under its own name. */
const findGaps = (
  { snapshot, places, only_asked, signature }: StoredInspection,
  answers: readonly StoredAnswer[],
): Record<string, string[]> => {
  const byName = new Map(answers.map((one) => [nameOfQuestion(one), one]));
  const gaps = placedQuestions(snapshot, places, only_asked).flatMap((placed): [string, string[]][] => {
    const name = nameOfQuestion(placed);
    const found = answerGaps(placed, byName.get(name) ?? null, snapshot);
    return found.length > 0 ? [[`answers.${name}`, found]] : [];
  });
  const unsigned = snapshot.require_signature && signature === null;
  return Object.fromEntries([
    ...gaps,
    ...(unsigned ? [['signature', ['inspection_signature_required']]] : []),
  ]);
};

type Call = SignedInCall<(typeof inspectionEndpoints)['completeInspection']>;

/** Scores what was answered and makes the tasks. Completing again makes no second task of an answer: the inspection is locked,
 * and each answer knows its task. */
export const completeInspection = async (call: Call): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  const inspection = await requireInspectionFor(call, 'complete', params.id);
  const { id } = inspection;
  const effect = async () => {
    const answers = await loadAnswers(tenant, id);
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
        ...counts,
        completed_at: at,
        completed_by: person.userId,
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
  const settings = settingsOf(await loadOrganization(call.tenant));
  if (waitHours(inspection.reopened_at !== null, settings.inspection_autofinalize_hours) > 0) return;
  await inspectionSteps.apply({ ...call, person: null }, inspection, { name: 'expire' });
};
