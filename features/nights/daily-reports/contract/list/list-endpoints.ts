import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { incidentKinds } from '../incidents/incident.ts';
import { reportRow } from '../report/report.ts';
import { readAccess } from '../report/report-endpoints.ts';
import { reportStatus, reportStatuses, reportType, reportTypes } from '../report/status.ts';

export const reportSorts = ['report_date', 'status', 'unlocked'] as const;

/** Ids of the columns on screen. */
export const reportExportColumns = [
  'date',
  'building',
  'job',
  'supervisor',
  'doors',
  'unlocked',
  'incidents',
  'headcount',
  'status',
] as const;

export const reportListQuery = pageQuery(reportSorts, { sort: 'report_date', order: 'desc' }).extend({
  status: z.array(reportStatus).max(reportStatuses.length).optional(),
  type: z.array(reportType).max(reportTypes.length).optional(),
  /** Service nights, both included. */
  dateFrom: field.date.optional(),
  dateTo: field.date.optional(),
  /** Of the last 30 days. */
  recent: z.boolean().optional(),
  job: field.id.optional(),
  building: field.id.optional(),
  client: field.id.optional(),
  /** With all areas below. */
  area: field.id.optional(),
  supervisor: field.id.optional(),
  /** Those that the caller began. */
  mine: z.boolean().optional(),
  /** With or without a door that was found unlocked. */
  unlocked: z.boolean().optional(),
  incidents: z.boolean().optional(),
  incident_kind: z.array(z.enum(incidentKinds)).max(incidentKinds.length).optional(),
  /** The report that its site owed of that night, once the hour by which it was to be final has passed. */
  due: z.boolean().optional(),
  /** Final by that hour. */
  on_time: z.boolean().optional(),
  /** Of several reports of one night only the one that was final first. */
  one_a_night: z.boolean().optional(),
  /** With doors to check. */
  doors: z.boolean().optional(),
  /** With a door that nobody could get to. */
  no_access: z.boolean().optional(),
  /** With a door of this tenant that was found unlocked. */
  unlocked_tenant: field.id.optional(),
  /** Saying how many people were planned and how many came. */
  headcount: z.boolean().optional(),
  comments: z.boolean().optional(),
});

const list = {
  method: 'GET',
  access: readAccess,
  query: reportListQuery,
  answer: pageOf(reportRow),
} as const;

export const reportListEndpoints = {
  listDailyReports: endpoint({
    ...list,
    path: '/daily-reports',
    summary: 'Nightly reports of visible jobs, the latest night first',
  }),
  listDailyReportTable: endpoint({
    ...list,
    path: '/daily-reports/table-data',
    summary: 'The same rows for the table of the page',
  }),
  exportDailyReports: endpoint({
    method: 'GET',
    path: '/daily-reports/export',
    summary: exportSummary('nightly reports'),
    access: { all: ['hasAccessReports', 'canExportData'] },
    query: reportListQuery.omit(pageChoice).extend(exportFields(reportExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'daily-report.exported',
  }),
};
