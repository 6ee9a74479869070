/** Separate from the schemas, so that code that only names a status does not load them. */

export const taskStatuses = [
  'open',
  'in_progress',
  'closed',
  'scheduled',
  'cancelled',
  'completed',
  'on_hold',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Work that is still to be done. */
export const openStatuses = ['open', 'in_progress', 'scheduled', 'on_hold'] as const satisfies TaskStatus[];

/** Statuses in which a task past its due date counts as late. */
export const pastDueStatuses = ['open', 'in_progress', 'scheduled'] as const satisfies TaskStatus[];

/** Statuses in which the work was done. */
export const doneStatuses = ['closed', 'completed'] as const satisfies TaskStatus[];

export const taskSources = ['inspection', 'special_project', 'task', 'cleancode', 'prism'] as const;

export const taskTypes = [
  'deficiency',
  'request',
  'reminder',
  'service',
  'work_order',
  'periodic_work',
  'other',
] as const;
export type TaskType = (typeof taskTypes)[number];

export const priorityLevels = ['low', 'medium', 'high'] as const;
export type PriorityLevel = (typeof priorityLevels)[number];
