import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { template } from '../task/template.ts';
import { workFilters } from '../task/work-filter-fields.ts';
import { recurrence, seriesRow, taskSeries } from './series.ts';
import { healthGrades } from './series-health.ts';
import { seriesStatuses } from './series-of-task.ts';

const changes = { access: { all: ['hasAccessTasks', 'tasks.canUpdateTask'] }, rate: 'write' } as const;

/** `this` changes one occurrence. `following` ends the series the day before an occurrence and starts a new series with
 * it. `all` changes every occurrence that was not started. Finished occurrences never change. */
export const editScopes = ['this', 'following', 'all'] as const;
export type EditScope = (typeof editScopes)[number];

export const seriesSorts = ['next_date', 'title', 'status'] as const;

export const seriesFilters = {
  ...workFilters,
  status: z.array(z.enum(seriesStatuses)).max(3).optional(),
  health: z.array(z.enum(healthGrades)).max(3).optional(),
};

export const seriesListQuery = pageQuery(seriesSorts, { sort: 'next_date' }).extend(seriesFilters);

export const seriesEndpoints = {
  listSeries: endpoint({
    method: 'GET',
    path: '/core/task/series',
    summary: 'Series of visible jobs, whether they go on, pause or have ended; the soonest date first',
    access: { all: ['hasAccessTasks'] },
    query: seriesListQuery,
    answer: pageOf(seriesRow),
  }),
  getSeries: endpoint({
    method: 'GET',
    path: '/core/task/series/{id}',
    summary: 'One series with its coming dates, its history and its health',
    access: { all: ['hasAccessTasks'] },
    params: field.idParams,
    answer: taskSeries,
  }),
  updateSeries: endpoint({
    method: 'PUT',
    path: '/core/task/series/{id}',
    summary:
      'Change one occurrence, this and the following ones, or all not started; answers the series that goes on',
    ...changes,
    params: field.idParams,
    body: z
      .strictObject({
        ...template,
        scope: z.enum(editScopes),
        /** The occurrence that `this` and `following` refer to. */
        occurrence_date: field.date.optional(),
        /** Absent: unchanged. Ignored with `this`. */
        recurrence: recurrence.optional(),
        updated_at: field.updatedAt,
      })
      .refine(({ scope, occurrence_date }) => scope === 'all' || occurrence_date !== undefined, {
        path: ['occurrence_date'],
        message: 'required',
      }),
    answer: taskSeries,
    audit: 'series.updated',
  }),
  pauseSeries: endpoint({
    method: 'POST',
    path: '/core/task/series/{id}/pause',
    summary: 'Pause: coming occurrences not started are withdrawn',
    ...changes,
    params: field.idParams,
    answer: taskSeries,
    audit: 'series.paused',
  }),
  resumeSeries: endpoint({
    method: 'POST',
    path: '/core/task/series/{id}/resume',
    summary: 'Go on from today; what was missed meanwhile is not made up for',
    ...changes,
    params: field.idParams,
    answer: taskSeries,
    audit: 'series.resumed',
  }),
  skipOccurrence: endpoint({
    method: 'POST',
    path: '/core/task/series/{id}/skip',
    summary: 'Skip one coming date; its task, when there is one, is cancelled',
    ...changes,
    params: field.idParams,
    body: z.strictObject({ date: field.date, note: field.longText.min(3, 'reason_required') }),
    answer: taskSeries,
    audit: 'series.skipped',
  }),
  deleteSeries: endpoint({
    method: 'DELETE',
    path: '/core/task/series/{id}',
    summary: 'End a series for good: future occurrences not started are cancelled, the rest stays',
    ...changes,
    params: field.idParams,
    answer: z.object({ id: field.id }),
    audit: 'series.deleted',
  }),
};
