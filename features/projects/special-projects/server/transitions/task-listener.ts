import { doneStatuses } from '#features/tasks/tasks/contract';
import type { Listener } from '#platform/server/events/event';
import { loadProject } from '../project/project-repository.ts';
import { renewDay } from '../recurring/schedule-repository.ts';
import { applyTransition } from './apply-transition.ts';
import { projectOfTask } from './project-tasks-repository.ts';

const begun: readonly unknown[] = ['in_progress', ...doneStatuses];

/** A scheduled project begins with the first of its tasks; the next date of one that recurs is that of the next task. */
export const taskListener: Listener = {
  events: ['task.moved', 'task.updated'],
  hear: async (tenant, event, events) => {
    const id = await projectOfTask(tenant, event.entityId);
    if (id !== undefined) await renewDay(tenant, id);
    if (!begun.includes(event.data.to)) return;
    const project = id === undefined ? undefined : await loadProject(tenant, null, id, { lock: true });
    if (project?.status !== 'open') return;
    await applyTransition({ tenant, person: null, now: event.at, wiring: { events } }, project, {
      name: 'begin',
    });
  },
};
