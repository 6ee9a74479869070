/** Separate from the schemas, so that code that only names one of them does not load those. */

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
