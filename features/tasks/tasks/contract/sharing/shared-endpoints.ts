import { z } from 'zod';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { sharedSeries } from './shared-series.ts';
import { sharedTask } from './shared-task.ts';

/** Separate from the other task endpoints, so that shared pages and task pages do not load each other's. */
export const sharedTaskEndpoints = {
  getTaskShareLink: endpoint({
    method: 'GET',
    path: '/core/tasks/{id}/share-link',
    summary: 'The link that shows a public task to strangers; made when there is none that is good',
    access: { all: ['hasAccessTasks', 'tasks.canUpdateTask'] },
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'task.shared',
  }),
  getSharedTask: endpoint({
    method: 'GET',
    path: '/{orgSlug}/task/{id}',
    summary: 'A shared task, for whoever holds its token',
    access: 'token',
    shares: 'task',
    params: z.strictObject({ orgSlug: z.string().max(40), id: field.id }),
    answer: sharedTask,
    rate: 'public',
  }),
  getSeriesShareLink: endpoint({
    method: 'GET',
    path: '/core/task/series/{id}/share-link',
    summary: 'The link that shows a public series to strangers; made when there is none that is good',
    access: { all: ['hasAccessTasks', 'tasks.canUpdateTask'] },
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'series.shared',
  }),
  getSharedSeries: endpoint({
    method: 'GET',
    path: '/{orgSlug}/task/series/{id}',
    summary: 'A shared series, for whoever holds its token',
    access: 'token',
    shares: 'task-series',
    params: z.strictObject({ orgSlug: z.string().max(40), id: field.id }),
    answer: sharedSeries,
    rate: 'public',
  }),
};
