import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { exportWords } from '../../contract/export-words.ts';
import { taskExportEndpoints } from '../../contract/index.ts';
import { type ExportedTask, tasksForExport } from '../task-export-repository.ts';
import { taskIds } from '../task-list-repository.ts';

const wallOf = (wall: string | null) => wall && { wall };

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedTask>[] => {
  const { header, status, type, source, priority } = exportWords[locale];
  return [
    { id: 'number', header: header.number, value: (task) => task.number },
    { id: 'title', header: header.title, value: (task) => task.title },
    { id: 'title', header: header.description, value: (task) => task.description },
    { id: 'site', header: header.job_number, value: (task) => task.job_number },
    { id: 'site', header: header.site, value: (task) => task.job_name },
    { id: 'site', header: header.building, value: (task) => task.building },
    {
      id: 'place',
      header: header.place,
      value: (task) => [task.common_area, task.area].filter(Boolean).join(' · '),
    },
    { id: 'type', header: header.type, value: (task) => type[task.type] },
    { id: 'type', header: header.source, value: (task) => source[task.source] },
    { id: 'priority', header: header.priority, value: (task) => priority[task.priority_level] },
    { id: 'assignees', header: header.assignees, value: (task) => task.assignees },
    { id: 'due_at', header: header.due_at, value: (task) => wallOf(task.due) },
    { id: 'created_at', header: header.created_at, value: (task) => wallOf(task.created) },
    { id: 'status', header: header.status, value: (task) => status[task.status] },
    { id: 'photos', header: header.photos, value: (task) => task.photos },
  ];
};

export const exportTasks = exportHandler(taskExportEndpoints.exportTasks, {
  title: (locale) => exportWords[locale].list,
  columns: columnsIn,
  ids: (tenant, filters, { now, person }, most) =>
    taskIds(tenant, filters, { now, zone: person.timeZone }, most),
  rows: tasksForExport,
});
