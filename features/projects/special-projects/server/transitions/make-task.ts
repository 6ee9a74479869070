import type { StoredProject } from '../project/columns-sql-repository.ts';
import { addWork, isPlaced } from './add-work.ts';
import { hasTaskOn } from './project-tasks-repository.ts';
import type { TransitionCall } from './transition-call.ts';

/** The work of the planned day as a task, unless it is there. */
export const makeTask = async (call: TransitionCall, project: StoredProject): Promise<void> => {
  const { id, scheduled_date } = project;
  if (!isPlaced(project) || scheduled_date === null) return;
  if (await hasTaskOn(call.tenant, id, scheduled_date)) return;
  await addWork(call, project, scheduled_date);
};
