import type { LoadOriginJob } from '#features/tasks/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event, Events, Listener } from '#platform/server/events/event';
import { inspectionTransitions } from '../../contract/index.ts';
import { jobOfSeen } from '../files/sees-inspection-repository.ts';
import {
  lockInspection,
  type StoredInspection,
  updateInspectionRow,
} from '../inspection/inspection-repository.ts';
import { inspectionSteps } from './inspection-steps.ts';
import { countLinkedTasks, inspectionOfTask } from './linked-tasks-repository.ts';

/** Tasks are made of an inspection by whoever sees it and may add tasks to inspections. */
export const inspectionOrigin: LoadOriginJob = async ({ tenant, person }, id) =>
  person.flags.has('inspections.canAddTask') ? jobOfSeen(tenant, person, id) : undefined;

/** Whether the event undoes the end of the very task whose end made the inspection final. */
const undoes = ({ data, entityId }: Event, inspection: StoredInspection): boolean =>
  data.transition === 'undo' &&
  inspectionTransitions.leadsFrom('undo_end', inspection.status) &&
  inspection.finalized_by_task_id === entityId;

const follow = async (tenant: Tenant, event: Event, events: Events, id: number): Promise<void> => {
  const inspection = await lockInspection(tenant, null, id);
  if (!inspection) return;
  // Counted once the inspection is held: of two tasks that end at the same moment the later transaction sees both ended.
  const counts = await countLinkedTasks(tenant, id);
  const system = { tenant, person: null, now: event.at, wiring: { events } };
  if (undoes(event, inspection)) {
    const effect = async () => ({ set: counts });
    await inspectionSteps.apply(system, inspection, { name: 'undo_end', effect });
  } else if (inspectionTransitions.leadsFrom('end_tasks', inspection.status) && counts.open_tasks === 0) {
    const set = { ...counts, finalized_by_task_id: event.entityId };
    const data = { undoable: event.data.transition === 'close' };
    await inspectionSteps.apply(system, inspection, {
      name: 'end_tasks',
      effect: async () => ({ set, data }),
    });
  } else await updateInspectionRow(tenant, id, counts);
};

/** An inspection follows its tasks: it becomes final when the last of them ends. */
export const taskListener: Listener = {
  events: ['task.created', 'task.moved', 'task.deleted'],
  hear: async (tenant, event, events) => {
    const id = await inspectionOfTask(tenant, event.entityId);
    if (id !== undefined) await follow(tenant, event, events, id);
  },
};
