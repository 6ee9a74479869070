import { ApiError, call } from '#platform/web/api/index';
import { customConfirm } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type EditScope, type Task, taskEndpoints } from '../../contract/index.ts';

/** Asks which occurrences to change; 0 when the person cancels. */
export const askScope = (): Promise<EditScope | 0> =>
  customConfirm<EditScope>({
    title: text('tasks:series.scope.title'),
    content: text('tasks:series.scope.dates'),
    options: (['this', 'following', 'all'] as const).map((scope) => ({
      text: text(`tasks:series.scope.${scope}`),
      value: scope,
      class: scope === 'this' ? ('primary' as const) : ('plain' as const),
    })),
  });

/** Saves the values entered for one occurrence to the others too; returns the changed occurrence. */
export const saveToSeries = async (
  task: Task & { series: NonNullable<Task['series']> },
  scope: Exclude<EditScope, 'this'>,
  body: Record<string, unknown>,
): Promise<Task> => {
  const { due_at: _due, scheduled_on: _scheduled, updated_at: _read, ...template } = body;
  const { id, occurrence_date, updated_at } = task.series;
  try {
    await call(taskEndpoints.updateSeries, {
      params: { id },
      body: { ...template, scope, occurrence_date, updated_at } as never,
    });
  } catch (error) {
    // A stale error carries the series, but this form compares tasks: report it without the record.
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    throw new ApiError(409, { message: text('tasks:series.changedMeanwhile') }, '');
  }
  return call(taskEndpoints.getTask, { params: { id: task.id } });
};
