import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { dateRange, rangeFields } from '#platform/contract/range-fields';
import { taskFigures } from './task-figures.ts';
import { jobWork, siteWork } from './work-now.ts';

export const taskDashboardEndpoints = {
  getTaskDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/tasks',
    summary: 'Figures and charts about tasks of visible jobs, against the equally long time before',
    access: { all: ['hasAccessDashboardTasks'] },
    query: z.strictObject({
      ...rangeFields,
      client_id: field.id.optional(),
      /** Includes everything below it. A region is an area on the top level. */
      area_id: field.id.optional(),
      building_id: field.id.optional(),
      job_id: field.id.optional(),
      /** Assigned to this person. */
      assignee_id: field.id.optional(),
    }),
    answer: taskFigures.extend({ range: dateRange, previous: dateRange }),
  }),
  listSiteWork: endpoint({
    method: 'GET',
    path: '/jobs/work',
    summary: 'How many tasks are open and past due at each visible job; jobs without open tasks are left out',
    access: { all: ['hasAccessTasks', 'hasAccessWorld'] },
    answer: z.array(siteWork),
  }),
  getJobWork: endpoint({
    method: 'GET',
    path: '/job/{id}/work',
    summary: 'How many tasks of one job are open and past due, and when it was last serviced',
    access: { all: ['hasAccessTasks', 'hasAccessWorld'] },
    params: field.idParams,
    answer: jobWork,
  }),
};
