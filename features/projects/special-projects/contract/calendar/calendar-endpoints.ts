import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { projectListQuery } from '../list/list-endpoints.ts';
import { mayUpdate, readAccess, seen } from '../project/project-endpoints.ts';
import { projectStatuses, projectTypes } from '../project/project-enums.ts';

/** Most days of one call: three months. */
export const maxDays = 93;

/** Work on one day. For a project that recurs this is one of its tasks. */
export const calendarEntry = z.object({
  /** Of the project. */
  id: field.id,
  task_id: field.id.nullable(),
  number: z.string(),
  title: z.string(),
  projectType: z.enum(projectTypes),
  status: z.enum(projectStatuses),
  client: field.named,
  site: z.string().nullable(),
  /** Null while no day is planned. */
  day: z.string().nullable(),
  time: z.string().nullable(),
  past_due: z.boolean(),
  /** The task is done, or the project has ended. */
  done: z.boolean(),
  /** People who have other work at that time, or on that day where no time is planned. */
  clashes: z.array(z.string()),
  /** Whether this person may move it to another day. */
  can_move: z.boolean(),
  /** Of the task if there is one, else of the project. */
  updated_at: z.string(),
});

export type CalendarEntry = z.infer<typeof calendarEntry>;

/** The filters of the list that are not about days. */
export const planFilters = projectListQuery.pick({
  q: true,
  status: true,
  type: true,
  invoice_type: true,
  client_id: true,
  job_id: true,
  scheduler_id: true,
  manager_id: true,
  past_due: true,
});

export const calendarQuery = planFilters.extend({ from: field.date, to: field.date });

export const calendarEndpoints = {
  getProjectCalendar: endpoint({
    method: 'GET',
    path: '/special-projects/calendar',
    summary: 'The work of special projects by its days; at most three months',
    access: readAccess,
    query: calendarQuery,
    answer: z.object({
      entries: z.array(calendarEntry),
      /** False where the days hold more than one answer does. */
      complete: z.boolean(),
    }),
  }),
  getProjectsToPlan: endpoint({
    method: 'GET',
    path: '/special-projects/to-plan',
    summary:
      'Projects without a day, and those whose day has passed before the work began; at most 25 of each',
    access: readAccess,
    query: planFilters,
    answer: z.object({ undated: z.array(calendarEntry), overdue: z.array(calendarEntry) }),
  }),
  getMyProjects: endpoint({
    method: 'GET',
    path: '/special-projects/mine',
    summary: 'What the caller schedules, answers for or works on in the next seven days; at most ten',
    access: readAccess,
    answer: z.array(
      z.object({
        id: field.id,
        task_id: field.id.nullable(),
        number: z.string(),
        title: z.string(),
        status: z.enum(projectStatuses),
        client: z.string(),
        day: z.string(),
      }),
    ),
  }),
  planSpecialProject: endpoint({
    method: 'POST',
    path: '/special-project/{id}/scheduled-date',
    summary: 'Plan the work on another day, today or later; tasks not yet started move along',
    access: mayUpdate,
    params: field.idParams,
    body: z.strictObject({ scheduled_date: field.date.nullable(), ...seen }),
    answer: calendarEntry.pick({ id: true, day: true, updated_at: true }),
    rate: 'write',
    audit: 'special-project.updated',
  }),
  planOccurrence: endpoint({
    method: 'POST',
    path: '/special-project/{id}/occurrence/{taskId}/scheduled-date',
    summary: 'Do one date of work that recurs on another day, today or later; the others stay on theirs',
    access: mayUpdate,
    params: z.strictObject({ id: field.id, taskId: field.id }),
    body: z.strictObject({ scheduled_date: field.date, ...seen }),
    answer: calendarEntry.pick({ id: true, day: true, updated_at: true }),
    rate: 'write',
    audit: 'special-project.occurrence-moved',
  }),
};
