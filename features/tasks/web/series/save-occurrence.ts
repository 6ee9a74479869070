import { ApiError, call } from '#platform/web/api/index';
import { customConfirm } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type EditScope, type Task, taskEndpoints } from '../../contract/index.ts';

/** Which occurrences an edit of one means; 0 when the person thought better of it. */
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

/** Saves what was entered for one occurrence to the others too, and answers that one as it is then. */
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
    // The record it carries is a series: this form compares tasks.
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    throw new ApiError(409, { message: text('tasks:series.changedMeanwhile') }, '');
  }
  return call(taskEndpoints.getTask, { params: { id: task.id } });
};
