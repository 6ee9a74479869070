import { invalid, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import {
  addDays,
  maxSkips,
  type RecurrenceRule,
  ruleDates,
  type taskEndpoints,
} from '../../contract/index.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { bringBack } from './bring-back.ts';
import { continueAfter } from './continue-series.ts';
import { cancelOccurrences, loadOccurrences } from './occurrence-repository.ts';
import { openForChange } from './open-for-change.ts';
import { firstDate } from './plan-series.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { presentSeries } from './series-presenter.ts';
import { type SeriesRecord, saveSeries } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

type Call = SignedInCall<(typeof taskEndpoints)['skipOccurrence']>;

const isDateOf = (rule: RecurrenceRule, date: string): boolean =>
  ruleDates(rule, date, date).next().value === date;

/** A date that has its task is skipped by cancelling it. */
const cancelTask = async (call: Call, series: SeriesRecord): Promise<boolean> => {
  const { body, tenant, person, now } = call;
  const all = await loadOccurrences(tenant, series.id);
  const task = all.find(({ occurrence_date }) => occurrence_date === body.date);
  if (!task) return false;
  if (task.status === 'cancelled') throw refused('occurrence_skipped');
  if (!task.untouched) throw refused('occurrence_started');
  if (task.set_aside) await bringBack(tenant, person, [task], now);
  await cancelOccurrences(tenant, [task.id]);
  await recordTaskChange(call, {
    action: 'task.moved',
    task: { ...task, job_id: series.job_id },
    from: task.status,
    to: 'cancelled',
    note: body.note,
    data: { transition: 'cancel' },
  });
  await continueAfter(call, { ...task, series_id: series.id }, 'cancelled', now);
  return true;
};

const leaveOut = async ({ body, tenant, person, now }: Call, series: SeriesRecord): Promise<void> => {
  const today = dateAt(now, series.zone);
  const coming = series.based_on === 'scheduled' && series.status !== 'ended' && body.date >= today;
  if (!coming || !isDateOf(series.rule, body.date)) throw invalid({ date: ['no_series_date'] });
  const { skip_dates } = series.rule;
  if (skip_dates.length >= maxSkips) throw refused('too_many_skips');
  // Dates that have passed stay: they are counted as skipped.
  const rule = { ...series.rule, skip_dates: [...skip_dates, body.date].toSorted() };
  const next_on = series.next_on === body.date ? firstDate({ rule }, addDays(body.date, 1)) : series.next_on;
  await saveSeries(tenant, series.id, { rule: JSON.stringify(rule), next_on, updated_by: person.userId });
  await renewUpcoming(tenant, [series.id], now);
};

export const skipOccurrence = async (call: Call) => {
  const { params, body, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (!(await cancelTask(call, series))) await leaveOut(call, series);
  await recordSeriesChange(call, person, {
    action: 'series.skipped',
    series,
    note: body.note,
    changes: { skip_dates: [null, body.date] },
    data: { date: body.date },
  });
  return presentSeries(tenant, person, series.id, now);
};
