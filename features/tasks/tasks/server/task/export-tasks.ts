import type { Locale } from '#platform/contract/fields';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import { taskExportEndpoints } from '../../contract/index.ts';
import { taskTexts } from '../texts.ts';
import { type ExportedTask, tasksForExport } from './task-export-repository.ts';
import { taskIds } from './task-list-repository.ts';

const wallOf = (wall: string | null) => wall && { wall };

const columnsIn = (locale: Locale): readonly ExportColumn<ExportedTask>[] => {
  const t = taskTexts(locale);
  return [
    { id: 'number', header: t('field.number'), value: (task) => task.number },
    { id: 'title', header: t('field.title'), value: (task) => task.title },
    { id: 'title', header: t('field.description'), value: (task) => task.description },
    { id: 'site', header: t('field.job_number'), value: (task) => task.job_number },
    { id: 'site', header: t('field.site'), value: (task) => task.job_name },
    { id: 'site', header: t('field.building'), value: (task) => task.building },
    {
      id: 'place',
      header: t('field.place'),
      value: (task) => [task.common_area, task.area].filter(Boolean).join(' · '),
    },
    { id: 'type', header: t('field.type'), value: (task) => t(`type.${task.type}`) },
    { id: 'type', header: t('field.source'), value: (task) => t(`source.${task.source}`) },
    { id: 'priority', header: t('field.priority'), value: (task) => t(`priority.${task.priority_level}`) },
    { id: 'assignees', header: t('field.assignees'), value: (task) => task.assignees },
    { id: 'scheduled_on', header: t('field.scheduled_on'), value: (task) => wallOf(task.scheduled_on) },
    { id: 'due_at', header: t('field.due_at'), value: (task) => wallOf(task.due) },
    { id: 'created_at', header: t('field.created_at'), value: (task) => wallOf(task.created) },
    { id: 'status', header: t('field.status'), value: (task) => t(`status.${task.status}`) },
    { id: 'photos', header: t('field.photos'), value: (task) => task.photos },
  ];
};

export const exportTasks = exportHandler(taskExportEndpoints.exportTasks, {
  title: (locale) => taskTexts(locale)('titles.list'),
  columns: columnsIn,
  ids: (tenant, filters, { now, person }, max) =>
    taskIds(tenant, filters, { now, zone: person.timeZone }, max),
  rows: tasksForExport,
});
