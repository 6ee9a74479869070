import type { HeardBy } from '#features/live/server';

/** The flag of those who may hear that a record changed; their scope is judged by its job. Name, logo and colours of the
 * organization stand on every page. */
export const heardBy: HeardBy = { task: 'hasAccessTasks', organization: 'everybody' };
