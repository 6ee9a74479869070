import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { doneStatuses, nextAfterCompletion, occurrenceOn } from '../../contract/index.ts';
import { dropOccurrences } from './drop-occurrences.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { loadLastOccurrence, loadOccurrences } from './occurrence-repository.ts';
import { firstDate } from './plan-series.ts';
import { recordSeriesChange, type SeriesContext } from './record-series-change.ts';
import { lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

const done: readonly string[] = doneStatuses;

const later = (one: string, other: string): string => (one > other ? one : other);

/** The date after the occurrence made last: counted from its service or, when it was skipped, from its date; never in
 * the past, never one that has its task. */
const nextDateAfterCompletion = async (
  tenant: Tenant,
  series: SeriesRecord,
  today: string,
): Promise<string | null> => {
  const last = await loadLastOccurrence(tenant, series.id);
  if (!last) return firstDate(series, today);
  const anchor =
    done.includes(last.status) && last.serviced_at
      ? dateAt(new Date(last.serviced_at), series.zone)
      : later(last.occurrence_date, today);
  const occurrences = await loadOccurrences(tenant, series.id);
  const taken = new Set(occurrences.map(({ occurrence_date }) => occurrence_date));
  const { rule } = series;
  const date = nextAfterCompletion(rule, anchor, last.count, taken);
  if (date === null || date >= today) return date;
  if (taken.has(today) || rule.skip_dates.includes(today))
    return nextAfterCompletion(rule, today, last.count, taken);
  return rule.end.kind === 'on' && today > rule.end.date ? null : today;
};

/** Makes the next occurrence of a series based on completion, or ends it; nothing while one is still to be done. The
 * series is held by this transaction. */
export const continueSeries = async (
  context: SeriesContext,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const { tenant } = context;
  if ((await loadLastOccurrence(tenant, series.id))?.waiting) return;
  const today = dateAt(now, series.zone);
  const date = await nextDateAfterCompletion(tenant, series, today);
  if (date === null) {
    await saveSeries(tenant, series.id, { status: 'ended' });
    await recordSeriesChange(context, null, {
      action: 'series.ended',
      series,
      from: series.status,
      to: 'ended',
    });
    return;
  }
  const dates = [occurrenceOn(date, series.rule, await holidaysAround(tenant, now), today)];
  const made = await makeOccurrences(tenant, null, [{ series, dates, next_on: null }], now);
  if (made.length === 0) throw new Error(`series ${series.id} has its date ${date} already`);
};

type SeriesTask = { id: number; series_id: number | null; status: string };

const makeOrTakeBack = async (
  context: SeriesContext,
  series: SeriesRecord,
  task: SeriesTask,
  isOver: boolean,
  now: Date,
) => {
  const { tenant } = context;
  if (isOver) {
    if (series.status === 'active' && series.job_status !== 'inactive')
      await continueSeries(context, series, now);
    return;
  }
  // The series ended by the completion that is now taken back.
  if (series.status === 'ended' && series.continued_by === null) {
    await saveSeries(tenant, series.id, { status: 'active' });
    await recordSeriesChange(context, null, {
      action: 'series.resumed',
      series,
      from: 'ended',
      to: 'active',
    });
  }
  // An occurrence with notes or files is being worked on: it stays the next one.
  const early = (await loadOccurrences(tenant, series.id)).filter(
    ({ id, untouched, has_notes_or_files }) => untouched && !has_notes_or_files && id > task.id,
  );
  await dropOccurrences(tenant, null, early, now);
};

/** Called after an occurrence changed its status. In a series based on completion, the end of its work makes the next occurrence,
 * and reopening it removes that one again. */
export const continueAfter = async (
  context: SeriesContext,
  task: SeriesTask,
  to: string,
  now: Date,
): Promise<void> => {
  const over = (status: string) => done.includes(status) || status === 'cancelled';
  if (task.series_id === null || over(task.status) === over(to)) return;
  const series = await lockSeries(context.tenant, task.series_id);
  if (series?.based_on === 'completed') await makeOrTakeBack(context, series, task, over(to), now);
  await renewUpcoming(context.tenant, [task.series_id], now);
};
