import type { HeardBy } from '#features/live/server';

/** The flag of those who may hear that a record changed; their scope is judged by its job. */
export const heardBy: HeardBy = { task: 'hasAccessTasks' };
