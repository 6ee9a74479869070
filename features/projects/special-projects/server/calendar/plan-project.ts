import { rescheduleTasksOfProject } from '#features/tasks/tasks/server';
import { refused, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type calendarEndpoints, runningStatuses } from '../../contract/index.ts';
import { checkDay } from '../project/check-project.ts';
import { lockProject } from '../project/lock-project.ts';
import { hasEnded } from '../project/project-policy.ts';
import { loadProject, saveProject } from '../project/project-repository.ts';
import { publishNewDay } from '../project/publish-new-day.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { makeTask } from '../transitions/make-task.ts';
import { hasBegunOn } from '../transitions/project-tasks-repository.ts';

type Call = SignedInCall<(typeof calendarEndpoints)['planSpecialProject']>;

/** Moves the work of a project that is done once to another day. */
export const planProject = async (call: Call) => {
  const { tenant, person, params, body } = call;
  const { scheduled_date: day, updated_at: readAt } = body;
  const project = await lockProject(call, params.id, readAt);
  const { id, status, scheduled_date: before } = project;
  if (hasEnded(status)) throw refused('project_ended');
  if (project.schedules.length > 0) throw refused('project_schedules_decide');
  if (day !== before) {
    if (before !== null && (await hasBegunOn(tenant, id, before))) throw refused('project_work_begun');
    const errors = checkDay(day, project, todayOf(project, call.now));
    requireValid(errors);
    await saveProject(tenant, id, { scheduled_date: day });
    await recordProjectChange(call, project, {
      action: 'special-project.updated',
      changes: { scheduled_date: [before, day] },
    });
    if (day !== null) await rescheduleTasksOfProject(call, id, day);
    await publishNewDay(call, project, day);
  }
  // Where the recurrence was taken away, the day has no task yet.
  if (runningStatuses.includes(status)) await makeTask(call, { ...project, scheduled_date: day });
  const { updated_at } = (await loadProject(tenant, person, id)) ?? project;
  return { id, day, updated_at };
};
