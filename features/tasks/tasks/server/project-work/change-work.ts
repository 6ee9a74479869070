import { endOfNight } from '#features/sites/service-days/contract';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { factsOf, taskSteps, withFacts } from '../task/apply-transition.ts';
import { cancelTasks } from '../task/cancel-tasks.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { type TaskRecord, updateTask } from '../task/task-repository.ts';
import { zoneOf } from '../task/zone-repository.ts';
import { lockOpenTasksOfProject } from './work-repository.ts';

export type ProjectWork = Pick<TaskRecord, 'id' | 'scheduled_on' | 'started_at'>;

/** People hear of the project, not of each task. */
const ofProject = { followsOther: true, effect: async () => ({ data: { together: true } }) } as const;

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** Puts all open tasks of a special project on hold. */
export const holdTasksOfProject = async (call: Call, projectId: number, note: string): Promise<void> => {
  for (const task of await lockOpenTasksOfProject(call.tenant, projectId)) {
    if (task.status !== 'on_hold')
      await taskSteps.apply(call, factsOf(task, call.now), { name: 'hold', note, ...ofProject });
  }
};

/** Ends the hold of the tasks: each is again in progress, scheduled or open. The time on hold does not count. */
export const releaseTasksOfProject = async (
  call: Call,
  projectId: number,
  lockedSince: string,
): Promise<void> => {
  const { tenant, now } = call;
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(lockedSince)) / 1000));
  for (const task of await lockOpenTasksOfProject(tenant, projectId)) {
    if (task.status !== 'on_hold') continue;
    const set = { hold_seconds: task.hold_seconds + seconds };
    const effect = async () => ({ set, data: { together: true } });
    await taskSteps.apply(call, await withFacts(call, task), { name: 'release', ...ofProject, effect });
  }
};

/** Cancels the open tasks of the project, or those of them that `isMeant` picks; returns their ids. */
export const cancelTasksOfProject = async (
  call: Call,
  projectId: number,
  note: string,
  isMeant: (task: ProjectWork) => boolean = () => true,
): Promise<number[]> => {
  const tasks = (await lockOpenTasksOfProject(call.tenant, projectId)).filter(isMeant);
  await cancelTasks(call, tasks, note);
  return tasks.map(({ id }) => id);
};

/** Moves the tasks that nobody has begun, or those of them that `isMeant` picks, to another day. They become due at the end of
 * that night. */
export const rescheduleTasksOfProject = async (
  call: Call,
  projectId: number,
  date: string,
  isMeant: (task: ProjectWork) => boolean = () => true,
): Promise<void> => {
  const { tenant, now } = call;
  for (const task of await lockOpenTasksOfProject(tenant, projectId)) {
    if (task.started_at || task.scheduled_on === date || !isMeant(task)) continue;
    const zone = await zoneOf(tenant, task.building_id);
    const today = dateAt(now, zone);
    const planned = date > today ? 'scheduled' : 'open';
    const status = task.status === 'on_hold' ? 'on_hold' : planned;
    const due_at = endOfNight(date, zone);
    await updateTask(tenant, task.id, { scheduled_on: date, due_at, status });
    await recordTaskChange(call, {
      action: 'task.updated',
      task,
      changes: {
        scheduled_on: [task.scheduled_on, date],
        due_at: [task.due_at && new Date(task.due_at).toISOString(), due_at],
      },
    });
  }
};
