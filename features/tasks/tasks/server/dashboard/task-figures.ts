import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { asOfNow, compared, deltaOf, ratio } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { weeksOf } from '#platform/contract/range-parts';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { ageBuckets, type TaskFigures } from '../../contract/index.ts';
import { dateOf, dayOf } from '../../contract/recurrence/civil-day.ts';
import {
  assignedTo,
  dueAnywhere,
  dueDay,
  servicedInTime,
  wasDue,
} from '../task/task-conditions-repository.ts';
import { counted, type DayCounts, daysAreCounted, liveDays, rolledUpDays } from './day-counts-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { issuesOf } from './issues-repository.ts';
import { type OpenWork, openWorkOf } from './open-work-repository.ts';
import { type Times, timesOf } from './times-repository.ts';

const row = z.object({ current: z.boolean(), due: z.int(), on_time: z.int(), skipped: z.int() });

type OccurrenceCounts = z.infer<typeof row>;

/** Counts occurrences of series whose due date lies in the range or in the time before, by the days of their building: those due
 * by now, those of them done on time, and those skipped. */
const countOccurrences = (tenant: Tenant, query: FigureQuery): Promise<OccurrenceCounts[]> => {
  const values = collectValues([tenant.organizationId]);
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = [...placeConditions(tenant, query, values), ...who].map((part) => ` and ${part}`).join('');
  const due = wasDue('t', values.add(query.now));
  return tenant.query({
    text: `select ${dueDay.from(values, query.range.from)} as current,
        count(*) filter (where ${due})::int as due,
        count(*) filter (where ${due} and ${servicedInTime('t')})::int as on_time,
        count(*) filter (where t.status = 'cancelled')::int as skipped
      from tasks t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.deleted_at is null and t.series_id is not null
        and ${dueAnywhere.from(values, query.previous.from)} and ${dueAnywhere.to(values, query.range.to)}
        and ${dueDay.from(values, query.previous.from)} and ${dueDay.to(values, query.range.to)}${narrowed}
      group by current`,
    values: values.all,
    row,
  });
};

type Totals = Record<(typeof counted)[number], number>;

const inside = (days: readonly DayCounts[], { from, to }: DateRange): Totals => {
  const of = (name: keyof Totals) =>
    days.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + row[name] : sum), 0);
  return Object.fromEntries(counted.map((name) => [name, of(name)])) as Totals;
};

const noOccurrences = { due: 0, on_time: 0, skipped: 0 };

const kpisOf = (
  now: Totals,
  before: Totals,
  open: OpenWork,
  times: readonly Times[],
  occurrences: readonly OccurrenceCounts[],
): TaskFigures['kpis'] => {
  const [current, earlier] = [true, false].map((wanted) => times.find((row) => row.current === wanted));
  const [series, seriesBefore] = [true, false].map(
    (wanted) => occurrences.find((row) => row.current === wanted) ?? noOccurrences,
  ) as [OccurrenceCounts, OccurrenceCounts];
  const ended = (totals: Totals) => totals.done + totals.cancelled;
  return {
    open: asOfNow(open.open),
    past_due: asOfNow(open.past_due),
    created: compared(now.created, before.created, now.created),
    done: compared(now.done, before.done, now.done),
    on_time_rate: compared(
      ratio(now.done_on_time, now.done_with_due),
      ratio(before.done_on_time, before.done_with_due),
      now.done_with_due,
    ),
    hours_to_close: compared(
      current?.close_median ?? null,
      earlier?.close_median ?? null,
      now.done,
      current?.close_mean ?? null,
    ),
    response_hours: compared(
      current?.response_median ?? null,
      earlier?.response_median ?? null,
      current?.started ?? 0,
      current?.response_mean ?? null,
    ),
    reopen_rate: compared(
      ratio(now.done_reopened, now.done),
      ratio(before.done_reopened, before.done),
      now.done,
    ),
    cancel_rate: compared(
      ratio(now.cancelled, ended(now)),
      ratio(before.cancelled, ended(before)),
      ended(now),
    ),
    series_on_time_rate: compared(
      ratio(series.on_time, series.due),
      ratio(seriesBefore.on_time, seriesBefore.due),
      series.due,
    ),
    skipped: compared(series.skipped, seriesBefore.skipped, series.skipped),
  };
};

/** The bucket of the oldest tasks has no first day. */
const agesOf = (age: OpenWork['age'], today: string): TaskFigures['charts']['age'] =>
  ageBuckets.map(([min, max]) => ({
    days: [min, max],
    from: max === null ? null : dateOf(dayOf(today) - max),
    to: dateOf(dayOf(today) - min),
    count: age
      .filter(({ days }) => days >= min && (max === null || days <= max))
      .reduce((sum, { count }) => sum + count, 0),
  }));

/** Every figure and chart about tasks for what the person sees, from roll-ups where these know enough. */
export const taskFigures = async (tenant: Tenant, query: FigureQuery): Promise<TaskFigures> => {
  const today = dateAt(query.now, query.zone);
  const rolledUp = query.assignee_id === undefined && (await daysAreCounted(tenant, query.zone));
  const [days, open, times, issues, occurrences] = await Promise.all([
    rolledUp ? rolledUpDays(tenant, query) : liveDays(tenant, query),
    openWorkOf(tenant, query, today),
    timesOf(tenant, query),
    issuesOf(tenant, query),
    countOccurrences(tenant, query),
  ]);
  const { status, type, source, priority, age, building, assignee } = open;
  return {
    kpis: kpisOf(inside(days, query.range), inside(days, query.previous), open, times, occurrences),
    charts: {
      status,
      type,
      source,
      priority,
      weeks: weeksOf(query.range).map((week) => {
        const { created, done } = inside(days, week);
        return { ...week, created, done };
      }),
      age: agesOf(age, today),
      building,
      assignee,
      issues: issues.map(({ total, ...issue }) => ({
        ...issue,
        delta: deltaOf(issue.count, issue.previous),
        share: issue.count / total,
      })),
    },
  };
};
