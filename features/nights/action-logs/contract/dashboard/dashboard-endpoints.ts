import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { dateRange, rangeFields } from '#platform/contract/range-fields';
import { logFigures } from './log-figures.ts';

export const logDashboardEndpoints = {
  getLogDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/action-logs',
    summary: 'Figures and charts about action logs of visible jobs, against the equally long time before',
    access: { all: ['hasAccessDashboardActionLogs'] },
    query: z.strictObject({
      ...rangeFields,
      client: field.id.optional(),
      /** With all areas below. A region is an area on the top level. */
      area: field.id.optional(),
      building: field.id.optional(),
      job: field.id.optional(),
      porter: field.id.optional(),
    }),
    answer: logFigures.extend({ range: dateRange, previous: dateRange }),
  }),
};
