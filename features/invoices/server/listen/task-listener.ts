import { refused } from '#platform/contract/errors';
import type { Listener } from '#platform/server/events/event';
import { projectOfTask } from '../billed/billed-project-repository.ts';

const takenBack: readonly unknown[] = ['reopen', 'undo'];

/** Work that was billed stays done. */
export const taskListener: Listener = {
  events: ['task.moved'],
  hear: async (tenant, { entityId, data }) => {
    if (!takenBack.includes(data.transition)) return;
    const project = await projectOfTask(tenant, entityId);
    if (project?.status === 'invoiced') throw refused('task_is_billed');
  },
};
