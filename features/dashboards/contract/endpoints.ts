import { z } from 'zod';
import { taskFigures, taskRow } from '#features/tasks/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { ranges } from './range.ts';

const figureRange = z.object({ from: field.date, to: field.date });

/** What all dashboards are narrowed by; `from` and `to` belong to the custom range. */
const filters = z.strictObject({
  range: z.enum(ranges).default('past_3_months'),
  from: field.date.optional(),
  to: field.date.optional(),
  client_id: field.id.optional(),
  /** With everything below it; a region is an area at the top. */
  area_id: field.id.optional(),
  building_id: field.id.optional(),
  job_id: field.id.optional(),
  /** Assigned to this person. */
  assignee_id: field.id.optional(),
});

const myTask = z.object({ id: field.id, number: z.int(), title: z.string() });

export const dashboardEndpoints = {
  getTaskDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/tasks',
    summary: 'Figures and charts about tasks of visible jobs, against the equally long time before',
    access: { all: ['hasAccessDashboardTasks'] },
    query: filters,
    answer: taskFigures.extend({ range: figureRange, previous: figureRange }),
    rate: 'read',
    audit: null,
  }),
  getPersonalDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/personal',
    summary: 'What waits for the caller, and what happened around the caller\u2019s jobs',
    access: 'signed-in',
    answer: z.object({
      /** Only those of features the person may use. */
      kpis: z.object({
        my_open_tasks: z.object({ value: z.int(), previous: z.null(), delta: z.null() }).optional(),
        my_past_due_tasks: z.object({ value: z.int(), previous: z.null(), delta: z.null() }).optional(),
      }),
      charts: z.object({
        next_tasks: z.array(taskRow).optional(),
        activities: z
          .array(
            z.object({
              id: z.int(),
              action: z.string(),
              from: z.string().nullable(),
              to: z.string().nullable(),
              actor: z.string().nullable(),
              at: z.string(),
              task: myTask,
              job: z.object({ id: z.int(), job_number: z.string(), job_name: z.string() }),
            }),
          )
          .optional(),
      }),
    }),
    rate: 'read',
    audit: null,
  }),
};
