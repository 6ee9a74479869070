import { previewDates, type Recurrence } from '../../contract/index.ts';
import { isEnterable } from '../task/task-dates.ts';

/** What is wrong with the dates of a recurrence, by field; `today` is the one of the building. */
export const checkRecurrence = ({ rule }: Recurrence, today: string): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  if (!isEnterable(rule.start_on, today)) errors['recurrence.rule.start_on'] = ['date_range'];
  if (rule.end.kind === 'on' && !isEnterable(rule.end.date, today))
    errors['recurrence.rule.end.date'] = ['date_range'];
  if (rule.skip_dates.some((date) => !isEnterable(date, today)))
    errors['recurrence.rule.skip_dates'] = ['date_range'];
  if (Object.keys(errors).length > 0) return errors;
  return previewDates(rule, today, 1).length > 0 ? {} : { 'recurrence.rule.start_on': ['series_no_dates'] };
};

type Created = { recurrence: Recurrence | null; due_at: string | null; scheduled_on: string | null };

/** A new task that repeats gets its dates from the recurrence alone. */
export const checkNewSeries = (
  { recurrence, due_at, scheduled_on }: Created,
  today: string,
): Record<string, string[]> => ({
  ...(recurrence ? checkRecurrence(recurrence, today) : {}),
  ...(recurrence && due_at !== null ? { due_at: ['series_decides_dates'] } : {}),
  ...(recurrence && scheduled_on !== null ? { scheduled_on: ['series_decides_dates'] } : {}),
});
