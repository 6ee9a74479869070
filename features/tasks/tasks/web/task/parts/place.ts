import type { Task, TaskRow } from '../../../contract/index.ts';

/** The place in the building, from the largest part to the smallest. */
export const placeOf = (task: TaskRow & Partial<Pick<Task, 'floor' | 'building_tenants'>>): string =>
  [task.floor, task.common_area, task.area, task.building_tenants?.replaceAll('\n', ', ')]
    .filter(Boolean)
    .join(' · ');

export const siteOf = ({ job }: Pick<TaskRow, 'job'>): string => `${job.job_number} ${job.job_name}`;
