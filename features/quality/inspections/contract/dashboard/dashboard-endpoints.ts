import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { dateRange, rangeFields } from '#platform/contract/range-fields';
import { inspectedSite } from './inspected-site.ts';
import { inspectionFigures } from './inspection-figures.ts';

export const siteSorts = ['next_due_on', 'inspected_on', 'score', 'job_number'] as const;

export const inspectionDashboardEndpoints = {
  getInspectionDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/inspections',
    summary: 'Figures and charts about inspections of visible jobs, against the equally long time before',
    access: { all: ['hasAccessDashboardInspections'] },
    query: z.strictObject({
      ...rangeFields,
      client: field.id.optional(),
      /** With all areas below. A region is an area on the top level. */
      area: field.id.optional(),
      building: field.id.optional(),
      job: field.id.optional(),
      inspectedBy: field.id.optional(),
      /** Also counts re-inspections. */
      reinspections: z.boolean().default(false),
      /** Weighs the average score by the cleanable area of the buildings. */
      by_area: z.boolean().default(false),
    }),
    answer: inspectionFigures.extend({ range: dateRange, previous: dateRange }),
  }),
  listInspectedSites: endpoint({
    method: 'GET',
    path: '/quality/inspections/sites',
    summary: 'Active visible jobs with their last inspection and when the next is due',
    access: { all: ['hasAccessDashboardInspections'] },
    query: pageQuery(siteSorts, { sort: 'next_due_on' }).extend({
      client: field.id.optional(),
      area: field.id.optional(),
      building: field.id.optional(),
      job: field.id.optional(),
      overdue: z.boolean().optional(),
      /** Those whose time to be inspected ended on these days, both included and before today. */
      ended_from: field.date.optional(),
      ended_to: field.date.optional(),
      /** Whether they were inspected in that time. */
      in_time: z.boolean().optional(),
    }),
    answer: pageOf(inspectedSite),
  }),
};
