import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { dateRange, rangeFields } from '#platform/contract/range-fields';
import { projectFigures } from './project-figures.ts';

export const projectFigureEndpoints = {
  getProjectDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/special-projects',
    summary: 'Figures and charts about visible special projects, against the equally long time before',
    access: { all: ['hasAccessDashboardSpecialProjects'] },
    query: z.strictObject({
      ...rangeFields,
      client_id: field.id.optional(),
      /** Includes all areas below it. A region is an area on the top level. */
      area_id: field.id.optional(),
      building_id: field.id.optional(),
      job_id: field.id.optional(),
      scheduler_id: field.id.optional(),
    }),
    answer: projectFigures.extend({ range: dateRange, previous: dateRange, today: field.date }),
  }),
};
