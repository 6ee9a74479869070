import {
  cancelTasksOfProject,
  holdTasksOfProject,
  releaseTasksOfProject,
  rescheduleTasksOfProject,
} from '#features/tasks/tasks/server';
import { addDays } from '#platform/contract/add-days';
import { invalid, refused } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import {
  countedDates,
  datesUntil,
  missingToPropose,
  type ProjectStatus,
  type ProjectTransition,
  plannedDay,
} from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import type { ProjectSet } from '../project/project-repository.ts';
import { dropOccurrences } from '../recurring/drop-occurrences.ts';
import { makeProjectOccurrences } from '../recurring/make-project-occurrences.ts';
import { forgetOccurrences } from '../recurring/occurrence-repository.ts';
import { makeTask } from './make-task.ts';
import { doneTasks, hasBegunOn, lastServiceDay } from './project-tasks-repository.ts';
import type { TransitionCall, TransitionInput } from './transition-call.ts';

type ServiceOfAt = { today: string; input: TransitionInput };

/** Days. An earlier day is a typing error: a project that is billed by month would be billed for every month since. */
const maxDaysAgo = 366;

/** What is wrong with the day that somebody names. */
const faultOf = (day: string | undefined, hasTasks: boolean, today: string): string | null => {
  if (day === undefined) return hasTasks ? null : 'project_service_day_required';
  if (!isEnterable(day, today)) return 'date_range';
  if (day > today) return 'project_service_in_future';
  return day < addDays(today, -maxDaysAgo) ? 'project_service_long_ago' : null;
};

/** When the work of a project that is closed was done, and how many of its dates, by its tasks. Work without a job site has no
 * tasks: the person who closes it says when it was done, and all dates of its rules until then count. */
const serviceOf = async (
  { tenant }: TransitionCall,
  { id, job_id, schedules, time_zone }: StoredProject,
  { today, input: { actual_service_date: named } }: ServiceOfAt,
) => {
  const hasTasks = job_id !== null;
  const fault = faultOf(named, hasTasks, today);
  if (fault !== null) throw invalid({ actual_service_date: [fault] });
  const day = (await lastServiceDay(tenant, id, time_zone)) ?? named ?? null;
  if (schedules.length === 0) return { actual_service_date: day };
  const dates = hasTasks || day === null ? await doneTasks(tenant, id) : datesUntil(schedules, day);
  return { actual_service_date: day, dates };
};

type At = { today: string; to: ProjectStatus; input: TransitionInput };

/** Changes the tasks as a transition needs it; returns the columns to set beside the status. */
type Effect = (call: TransitionCall, project: StoredProject, at: At) => Promise<ProjectSet>;

const onHold = ['pending', 'open', 'active'] as const;

/** Cancels the open tasks of a project. Their dates are made again when the project is opened again. */
const cancelOpen = async (call: TransitionCall, { id, number }: StoredProject, input: TransitionInput) =>
  forgetOccurrences(call.tenant, await cancelTasksOfProject(call, id, input.note || number));

/** Creates the task of the planned day, or the tasks of the next dates of its rules. */
const makeWork = (call: TransitionCall, project: StoredProject): Promise<void> =>
  project.schedules.length > 0 ? makeProjectOccurrences(call, project) : makeTask(call, project);

const resume: Effect = async (call, project, { today, to, input }) => {
  const { scheduled_date } = input;
  const recurs = project.schedules.length > 0;
  const planned = scheduled_date ?? plannedDay(project, today);
  if (recurs) {
    await releaseTasksOfProject(call, project.id, project.held_at ?? call.now.toISOString());
    if (to !== 'pending') await makeProjectOccurrences(call, project);
    return {};
  }
  if ((scheduled_date || to === 'open') && planned !== null && planned < today)
    throw invalid({ scheduled_date: ['only_future_dates'] });
  // Work that somebody has begun goes on on its own day.
  const { scheduled_date: before } = project;
  const begun = before !== null && (await hasBegunOn(call.tenant, project.id, before));
  if (scheduled_date) await rescheduleTasksOfProject(call, project.id, scheduled_date);
  await releaseTasksOfProject(call, project.id, project.held_at ?? call.now.toISOString());
  if (to !== 'pending' && !begun) await makeTask(call, { ...project, scheduled_date: planned });
  return scheduled_date ? { scheduled_date } : {};
};

const close: Effect = async (call, project, { today, input }) => {
  if (project.open_tasks > 0 && !input.cancel_open_tasks)
    throw refused('project_open_tasks', { count: project.open_tasks });
  if (plannedDay({ ...project, scheduled_date: null }, today) !== null && !input.cancel_open_tasks)
    throw refused('project_schedules_run');
  const served = await serviceOf(call, project, { today, input });
  await cancelOpen(call, project, input);
  return { ...served, ended_at: call.now.toISOString() };
};

const none: Effect = async () => ({});

/** Checks that nothing is missing. The feature proposals listens to this transition and sends the proposal. */
const propose: Effect = async (_call, { client_id, description, cents, client_emails }, { input }) => {
  const missing = missingToPropose({
    client_id,
    description,
    price: cents,
    emails: input.emails ?? client_emails,
  });
  if (Object.keys(missing).length === 0) return {};
  throw invalid(Object.fromEntries(Object.entries(missing).map(([field, code]) => [field, [code]])));
};

export const effects: Readonly<Record<ProjectTransition, Effect>> = {
  propose,
  approve: async ({ person, now }) => ({
    approved_at: now.toISOString(),
    approved_by: person?.userId ?? null,
  }),
  decline: none,
  activate: async (call, project) => {
    await makeWork(call, project);
    return {};
  },
  begin: none,
  hold: async (call, project, { input }) => {
    const reason = input.note ?? '';
    await holdTasksOfProject(call, project.id, reason);
    const from = onHold.find((status) => status === project.status);
    return { held_from: from ?? 'pending', held_at: call.now.toISOString(), hold_reason: reason };
  },
  resume,
  deactivate: async (call, project, { today, input }) => {
    await dropOccurrences(call, project, { from: today, note: input.note || project.number });
    return {};
  },
  close,
  invoice: none,
  uninvoice: none,
  reopen: async (call, project, { to, today }) => {
    if (to === 'open') await makeWork(call, project);
    const dates = countedDates(project.schedules, today);
    return { reopened_at: call.now.toISOString(), ended_at: null, cancel_reason: null, dates };
  },
  cancel: async (call, project, { input }) => {
    await cancelOpen(call, project, input);
    return { cancel_reason: input.note ?? '', ended_at: call.now.toISOString() };
  },
};
