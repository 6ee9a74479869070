import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import { taskListQuery } from './endpoints.ts';
import { taskExportColumns } from './export-columns.ts';

/** Apart from the other calls: only the page of the list brings it along. */
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
};
