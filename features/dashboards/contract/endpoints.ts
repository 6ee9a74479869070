import { z } from 'zod';
import { taskRow } from '#features/tasks/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const myTask = z.object({ id: field.id, number: z.int(), title: z.string() });

export const dashboardEndpoints = {
  getPersonalDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/personal',
    summary: 'What waits for the caller, and what happened around the caller\u2019s jobs',
    access: 'signed-in',
    answer: z.object({
      /** Only figures of features that this person may use. */
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
