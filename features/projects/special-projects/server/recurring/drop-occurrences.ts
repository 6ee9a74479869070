import { cancelTasksOfProject } from '#features/tasks/tasks/server';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import type { TransitionCall } from '../transitions/transition-call.ts';
import { saveNext } from './make-project-occurrences.ts';
import { forgetOccurrences, tasksOfSchedule } from './occurrence-repository.ts';

/** Cancels the work to come that nobody has begun, of one schedule or of all; it comes again when the project runs again. */
export const dropOccurrences = async (
  call: TransitionCall,
  project: StoredProject,
  { from, note, scheduleId }: { from: string; note: string; scheduleId?: number },
): Promise<void> => {
  const { tenant } = call;
  for (const schedule of project.schedules) {
    if (scheduleId !== undefined && schedule.id !== scheduleId) continue;
    const ours = await tasksOfSchedule(tenant, schedule.id);
    const cancelled = await cancelTasksOfProject(
      call,
      project.id,
      note,
      ({ id, started_at, scheduled_on }) =>
        ours.has(id) && started_at === null && scheduled_on !== null && scheduled_on >= from,
    );
    await forgetOccurrences(tenant, cancelled);
    await saveNext(call, schedule, from);
  }
};
