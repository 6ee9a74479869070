import type { SharedRecords } from '#features/sharing/server';
import { sharedSeries, sharedTask } from '#features/tasks/server';

/** What a link can share: the features of the records answer. */
export const sharedRecords: SharedRecords = { task: sharedTask, 'task-series': sharedSeries };
