import { referFiles } from '#features/accounts/files/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import { happenedAt } from '#platform/contract/device-clock';
import { type MessageRef, Problem, requireValid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { proposedDescription, proposedPriority, type TaskDecision, taskPlace } from '../../contract/index.ts';
import { filesOfAnswers } from '../answers/answer-files-repository.ts';
import { setAnswerTask } from '../answers/answer-repository.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';
import type { Deficiency } from './task-decisions.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  locale: Locale;
  wiring: { events: Events };
  body: { device_at?: string | undefined; tasks: readonly TaskDecision[] };
};

const placeOf = ({ section, place }: Deficiency['asked']) => ({
  area: section.title.slice(0, 100),
  area_type_id: section.common_area_type_id,
  ...taskPlace(place),
});

const taskOf = (call: Call, inspection: StoredInspection, { asked, answer, decision }: Deficiency) => {
  const description = proposedDescription(asked, answer, inspection.snapshot, call.locale);
  const deviceAt = call.body.device_at ?? null;
  return {
    job_id: inspection.job_id,
    building_id: inspection.building_id,
    type: 'deficiency' as const,
    title: derivedTitle(description),
    description,
    priority_level: decision?.priority_level ?? proposedPriority(asked.question),
    internal_only: inspection.visibility === 'internal',
    entered_at: happenedAt(call.now.toISOString(), deviceAt),
    device_created_at: deviceAt,
    inspection_id: inspection.id,
    ...placeOf(asked),
    due_at: decision?.due_at ?? null,
    assignee_user_ids: decision?.assignee_user_ids ?? [],
  };
};

const makeOne = async (
  call: Call,
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
export const makeTasks = async (
  call: Call,
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
      for (const [field, said] of Object.entries(error.fields)) errors[`${at}${field}`] = said;
    });
  }
  requireValid(errors);
};
