import { invalid, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import { openStatuses, type RecurrenceRule, ruleDates, ruleFrom, ruleUntil } from '../../contract/index.ts';
import { checkFields } from '../task/check-task-fields.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { assigneesOf, loadTask, replaceAssignees, updateTask } from '../task/task-repository.ts';
import { changeAll } from './change-all.ts';
import { checkRecurrence } from './check-recurrence.ts';
import { makeMissingOccurrences } from './make-missing-occurrences.ts';
import { type KeptOccurrence, loadOccurrences } from './occurrence-repository.ts';
import { openForChange } from './open-for-change.ts';
import { firstDate } from './plan-series.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { reworkOccurrences } from './rework-occurrences.ts';
import {
  recurrenceOf,
  refuseOtherEnd,
  templateOf,
  type UpdateSeries,
  withoutSkipped,
} from './series-fields.ts';
import { presentSeries } from './series-presenter.ts';
import { insertSeries, lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

const hasDate = (rule: RecurrenceRule, from: string, to: string): boolean =>
  !ruleDates({ ...rule, skip_dates: [] }, from, to).next().done;

/** How the series goes on from the date; 422 when that is no date of it. */
const restOf = (series: SeriesRecord, date: string, all: readonly KeptOccurrence[]): RecurrenceRule => {
  const known = all.some(({ occurrence_date }) => occurrence_date === date);
  if (!known && (series.based_on === 'completed' || !hasDate(series.rule, date, date)))
    throw invalid({ occurrence_date: ['no_series_date'] });
  const before = all.filter(({ occurrence_date }) => occurrence_date < date).length;
  const rest = ruleFrom(series.rule, date, series.based_on === 'completed' ? before : undefined);
  if (!rest) throw invalid({ occurrence_date: ['no_series_date'] });
  return rest;
};

/** Status and next date of the earlier part of the series: ended, unless dates before the new end still need their tasks. */
const remainderOf = (before: SeriesRecord, until: RecurrenceRule, now: Date) => {
  const over = { status: 'ended' as const, next_on: null };
  if (before.status === 'ended' || before.based_on === 'completed') return over;
  const paused = before.status === 'paused';
  const from = paused ? dateAt(now, before.zone) : before.next_on;
  const owed = from === null ? null : firstDate({ rule: until }, from);
  return owed === null ? over : { status: before.status, next_on: paused ? null : owed };
};

/** The series ends the day before the occurrence, and a new one goes on from it. Started and done work stays where it is;
 * the new series leaves its dates out. */
const changeFollowing = async (call: UpdateSeries, before: SeriesRecord): Promise<number> => {
  const { body, tenant, person, now } = call;
  const date = body.occurrence_date ?? '';
  const all = await loadOccurrences(tenant, before.id);
  const rest = restOf(before, date, all);
  const until = ruleUntil(before.rule, date);
  const isFirst = !all.some(({ occurrence_date }) => occurrence_date < date);
  if (!until || (isFirst && !hasDate(until, until.start_on, date))) return changeAll(call, before);

  const how = body.recurrence ?? { ...recurrenceOf(before), rule: rest };
  refuseOtherEnd(before, how.rule);
  if (how.rule.start_on < date) throw invalid({ 'recurrence.rule.start_on': ['start_before_occurrence'] });
  const later = all.filter(({ occurrence_date }) => occurrence_date >= date);
  const kept = later.filter(({ untouched }) => !untouched).map(({ occurrence_date }) => occurrence_date);
  const held = [...before.held_dates.filter((one) => one >= date), ...kept];
  const rule = withoutSkipped(how.rule, held);
  const template = templateOf(body);
  const id = await insertSeries(tenant, {
    ...template,
    ...how,
    rule: JSON.stringify(rule),
    held_dates: held,
    continued_by: before.continued_by,
    job_id: before.job_id,
    building_id: before.building_id,
    source: before.source,
    status: before.status === 'paused' ? 'paused' : 'active',
    created_by: before.created_by,
    created_at: now.toISOString(),
  });
  const series = id === undefined ? undefined : await lockSeries(tenant, id);
  if (!series) throw new Error('the new series is not there');
  const remainder = remainderOf(before, until, now);
  await saveSeries(tenant, before.id, {
    ...remainder,
    rule: JSON.stringify(until),
    continued_by: series.id,
    updated_by: person.userId,
  });
  const changes = changesOf(before, template);
  const rows = later.filter(({ untouched }) => untouched);
  await reworkOccurrences(tenant, person, { series, rows, changes }, now);
  await makeMissingOccurrences(call, person, series.id, now, date);
  await renewUpcoming(tenant, [before.id, series.id], now);
  await recordSeriesChange(call, person, {
    action: remainder.status === 'ended' ? 'series.ended' : 'series.updated',
    series: before,
    from: before.status,
    to: remainder.status,
    changes: { continued_by: [null, series.id] },
    data: { continued_by: series.id },
  });
  await recordSeriesChange(call, person, {
    action: 'series.created',
    series,
    to: series.status,
    changes: { ...changes, ...changesOf(recurrenceOf(before), how), continues: [null, before.id] },
    data: { continues: before.id },
  });
  return series.id;
};

/** Changes one occurrence alone; the series stays as it is. */
const changeOne = async (call: UpdateSeries, series: SeriesRecord) => {
  const { body, tenant } = call;
  const all = await loadOccurrences(tenant, series.id);
  const found = all.find(({ occurrence_date }) => occurrence_date === body.occurrence_date);
  const task = found && (await loadTask(tenant, found.id, { lock: true }));
  if (!task) throw invalid({ occurrence_date: ['no_series_date'] });
  if (!(openStatuses as readonly string[]).includes(task.status)) throw refused('task_done');
  const { assignee_user_ids, ...fields } = templateOf(body);
  const set = { ...fields, visibility: body.internal_only ? 'internal' : 'public' };
  const assignees = await assigneesOf(tenant, task.id);
  await updateTask(tenant, task.id, set, { statuses: [task.status] });
  await replaceAssignees(tenant, task.id, assignee_user_ids);
  await recordTaskChange(call, {
    action: 'task.updated',
    task,
    changes: {
      ...changesOf(task, set),
      ...changesOf({ assignee_user_ids: assignees }, { assignee_user_ids }),
    },
    data: { newcomers: assignee_user_ids.filter((id) => !assignees.includes(id)) },
  });
  return series.id;
};

export const updateSeries = async (call: UpdateSeries) => {
  const { params, body, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.updated_at !== body.updated_at) {
    throw stale(await presentSeries(tenant, person, series.id, now));
  }
  const today = dateAt(now, series.zone);
  await checkFields(
    tenant,
    { ...body, due_at: null, scheduled_on: null },
    { jobId: series.job_id, buildingId: series.building_id, zone: series.zone, now },
    { assignee_user_ids: series.assignee_user_ids },
    body.scope !== 'this' && body.recurrence ? checkRecurrence(body.recurrence, today) : {},
  );
  const change = { this: changeOne, following: changeFollowing, all: changeAll }[body.scope];
  return presentSeries(tenant, person, await change(call, series), now);
};
