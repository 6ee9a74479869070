import type { Listener } from '#platform/server/events/event';
import { projectTransitions } from '../../contract/index.ts';
import { findProject, saveProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { projectOfTask } from './project-tasks-repository.ts';

const begun: readonly unknown[] = ['in_progress', 'closed', 'completed'];

/** A scheduled project begins with the first of its tasks. */
export const taskListener: Listener = {
  events: ['task.moved'],
  hear: async (tenant, event, events) => {
    if (!begun.includes(event.data.to)) return;
    const id = await projectOfTask(tenant, event.entityId);
    const project = id === undefined ? undefined : await findProject(tenant, null, id, { lock: true });
    if (project?.status !== 'open') return;
    const { to } = projectTransitions.begin;
    await saveProject(tenant, project.id, { status: to });
    await recordProjectChange({ tenant, person: null, wiring: { events } }, project, {
      action: 'special-project.moved',
      from: 'open',
      to,
      data: { transition: 'begin' },
    });
  },
};
