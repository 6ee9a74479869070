import type { HeardBy } from '#features/live/server';

/** The flag of those who may hear that a record changed; their scope is judged by its job. The bell of a person is named by
 * the person's id, and heard by nobody else. */
export const heardBy: HeardBy = {
  task: 'hasAccessTasks',
  'task-series': 'hasAccessTasks',
  bell: 'own',
};
