import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { dateRange, rangeFields } from '#platform/contract/range-fields';
import { reportFigures } from './report-figures.ts';

export const reportDashboardEndpoints = {
  getReportDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/reports',
    summary: 'Figures and charts about nightly reports of visible jobs, against the equally long time before',
    access: { all: ['hasAccessDashboardReports'] },
    query: z.strictObject({
      ...rangeFields,
      client: field.id.optional(),
      /** With all areas below. A region is an area on the top level. */
      area: field.id.optional(),
      building: field.id.optional(),
      job: field.id.optional(),
      /** Who began the report. */
      supervisor: field.id.optional(),
    }),
    answer: reportFigures.extend({ range: dateRange, previous: dateRange }),
  }),
};
