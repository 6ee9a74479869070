import type { HeardBy } from '#features/live/server';

/** The flag of those who may hear that a record changed; their scope is judged by its job. The bell of a person is named by
 * the person's id, and heard by nobody else; name, logo and colours of the organization stand on every page. */
export const heardBy: HeardBy = {
  task: 'hasAccessTasks',
  'task-series': 'hasAccessTasks',
  bell: 'own',
  organization: 'everybody',
};
