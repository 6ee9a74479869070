import { defineFileWriters } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import { isToDo, mayUpdate } from './task-policy.ts';
import { isAssigned, loadTask, type TaskRecord } from './task-repository.ts';

type WrittenTask = Pick<TaskRecord, 'status' | 'created_by'> & { assigned: boolean };

const mayWrite = (person: Person, task: WrittenTask): boolean =>
  person.flags.has('hasAccessTasks') && mayUpdate(task, person, task.assigned);

/** Photos and papers are changed by whoever may change the task, until it is done or cancelled: then they are evidence. The
 * signature has a purpose of its own that nobody changes; a new signature takes its place. */
export const taskFiles = defineFileWriters<WrittenTask>({
  hold: async ({ tenant }, id) => {
    const task = await loadTask(tenant, id, { lock: true });
    return task && { ...task, assigned: await isAssigned(tenant, id) };
  },
  mayWrite: { attachment: mayWrite, resolution: mayWrite },
  mayDrawOnOwn: ({ flags }) => flags.has('hasAccessTasks'),
  isOpen: isToDo,
});
