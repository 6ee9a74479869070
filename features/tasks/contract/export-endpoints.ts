import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import { taskListQuery } from './endpoints.ts';
import { seriesExportColumns, taskExportColumns } from './export-columns.ts';
import { seriesListQuery } from './series/series-endpoints.ts';

/** Apart from the other calls: only the pages of the lists bring it along. */
export const taskExportEndpoints = {
  exportTasks: endpoint({
    method: 'GET',
    path: '/core/tasks/export',
    summary: 'The tasks that the filters of the list leave, as CSV or XLSX; at most 50,000',
    access: { all: ['hasAccessTasks', 'canExportData'] },
    query: taskListQuery.omit({ page: true, per_page: true }).extend(exportFields(taskExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'task.exported',
  }),
  exportSeries: endpoint({
    method: 'GET',
    path: '/core/task/series/export',
    summary: 'The series that the filters of the list leave, as CSV or XLSX; at most 50,000',
    access: { all: ['hasAccessTasks', 'canExportData'] },
    query: seriesListQuery.omit({ page: true, per_page: true }).extend(exportFields(seriesExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'series.exported',
  }),
};
