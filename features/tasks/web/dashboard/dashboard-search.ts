import type { TaskSearch } from '../task/list/task-search.ts';

export const narrowing = ['client_id', 'area_id', 'building_id', 'job_id', 'assignee_id'] as const;

export type Narrowed = Partial<Record<(typeof narrowing)[number], number>>;

/** The filters that figures and lists share. */
export const narrowedBy = (search: TaskSearch): Narrowed =>
  Object.fromEntries(narrowing.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
