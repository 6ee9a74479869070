import {
  type Holidays,
  type Occurrence,
  type OccurrenceOutcome,
  previewDates,
} from '../../contract/index.ts';
import type { SeriesOccurrences, ShownOccurrence } from './series-detail-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

/** How an occurrence came out. */
export const outcomeOf = ({ status, due_at, serviced_at }: ShownOccurrence, now: Date): OccurrenceOutcome => {
  if (status === 'cancelled') return 'skipped';
  const due = due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
  if (status === 'closed' || status === 'completed')
    return serviced_at !== null && Date.parse(serviced_at) > due ? 'late' : 'on_time';
  return due < now.getTime() ? 'missed' : 'open';
};

/** The next dates of the rule that have no task yet, at most `count`. */
export const datesAhead = (
  { status, next_on, rule }: Pick<SeriesRecord, 'status' | 'next_on' | 'rule'>,
  count: number,
  holidays: Holidays,
): Occurrence[] =>
  status !== 'active' || next_on === null ? [] : previewDates(rule, next_on, count, holidays);

/** Percent of the due occurrences, with one decimal; null when none was due. */
export const onTimeRate = ({ due, on_time }: { due: number; on_time: number }): number | null =>
  due === 0 ? null : Math.round((on_time / due) * 1000) / 10;

/** Counts of occurrences, the dates skipped before there was a task among them. */
export const healthOf = ({ health, left_out }: SeriesOccurrences) => ({
  ...health,
  skipped: health.skipped + left_out,
  rate: onTimeRate(health),
});
