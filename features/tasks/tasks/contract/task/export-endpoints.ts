import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import { pageChoice } from '#platform/contract/pagination';
import { seriesListQuery } from '../series/series-endpoints.ts';
import { seriesExportColumns, taskExportColumns } from './export-columns.ts';
import { taskListQuery } from './task-endpoints.ts';

/** Separate from the other endpoints, so that only the list pages load them. */
export const taskExportEndpoints = {
  exportTasks: endpoint({
    method: 'GET',
    path: '/core/tasks/export',
    summary: exportSummary('tasks'),
    access: { all: ['hasAccessTasks', 'canExportData'] },
    query: taskListQuery.omit(pageChoice).extend(exportFields(taskExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'task.exported',
  }),
  exportSeries: endpoint({
    method: 'GET',
    path: '/core/task/series/export',
    summary: exportSummary('series'),
    access: { all: ['hasAccessTasks', 'canExportData'] },
    query: seriesListQuery.omit(pageChoice).extend(exportFields(seriesExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'series.exported',
  }),
};
