import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { actionTypes } from '../entries/action-types.ts';
import { actionLogRow } from '../log/action-log.ts';
import { readAccess } from '../log/action-log-endpoints.ts';
import { actionLogStatus, actionLogStatuses } from '../log/transitions.ts';

export const actionLogSorts = ['log_date', 'status'] as const;

/** Ids of the columns on screen. */
export const actionLogExportColumns = [
  'log_date',
  'building',
  'job',
  'porter',
  'entries',
  'photos',
  'status',
] as const;

export const actionLogListQuery = pageQuery(actionLogSorts, { sort: 'log_date', order: 'desc' }).extend({
  job: field.id.optional(),
  building: field.id.optional(),
  client: field.id.optional(),
  /** With all areas below. */
  area: field.id.optional(),
  porter: field.id.optional(),
  /** Those of the caller. */
  mine: z.boolean().optional(),
  status: z.array(actionLogStatus).max(actionLogStatuses.length).optional(),
  /** With an entry of one of these. */
  action_type: z.array(z.enum(actionTypes)).max(actionTypes.length).optional(),
  /** With an entry in this room. */
  common_area: field.id.optional(),
  /** With an entry begun on this weekday, 0 is Sunday, and in this hour, by the clocks of the building. One and the same entry
   * must match all filters about entries. */
  weekday: z.int().min(0).max(6).optional(),
  hour: z.int().min(0).max(23).optional(),
  /** With a request or spill that says when somebody asked. */
  requested: z.boolean().optional(),
  /** With a request or spill that is not done yet. */
  open_request: z.boolean().optional(),
  /** With any entry. */
  entries: z.boolean().optional(),
  /** Of a site that owed a log of that day, once the day is over. */
  due: z.boolean().optional(),
  dateFrom: field.date.optional(),
  dateTo: field.date.optional(),
  /** Of the last 30 days. */
  recent: z.boolean().optional(),
});

export const actionLogListEndpoints = {
  listActionLogs: endpoint({
    method: 'GET',
    path: '/action-log-reports/table-data',
    summary: 'Action logs of visible jobs that the caller may see by their status, the latest first',
    access: readAccess,
    query: actionLogListQuery,
    answer: pageOf(actionLogRow),
  }),
  exportActionLogs: endpoint({
    method: 'GET',
    path: '/action-log-reports/export',
    summary: exportSummary('action logs'),
    access: { all: ['hasAccessActionLog', 'canExportData'] },
    query: actionLogListQuery.omit(pageChoice).extend(exportFields(actionLogExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'action-log.exported',
  }),
};
