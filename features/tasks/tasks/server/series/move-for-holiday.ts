import { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import type { DateRange } from '#platform/contract/range-fields';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { addDays, type Holidays, occurrenceOn } from '../../contract/index.ts';
import { template } from '../../contract/task/template.ts';
import { holidayReach, holidaysAround } from './make-occurrences.ts';
import { hasNotesOrFiles } from './notes-or-files.ts';
import { datesOfTask } from './plan-series.ts';
import { seriesRecord } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

const row = seriesRecord.pick({ rule: true, time_of_day: true, due_offset_days: true, zone: true }).extend({
  id: z.int(),
  series_id: z.int(),
  building_id: z.int(),
  job_id: z.int(),
  occurrence_date: z.string(),
  scheduled_on: z.string(),
  due_at: z.string(),
  status: z.string(),
});

type DatedOccurrence = z.infer<typeof row>;

/** What an occurrence has in common with its series as long as nobody changes it. */
const copied = Object.keys(template).filter((field) => field !== 'assignee_user_ids');

const fieldsOf = (table: string): string => `(${copied.map((column) => `${table}.${column}`).join(', ')})`;

const sameAssignees = `(select array_agg(ta.user_id order by ta.user_id) from task_assignees ta
    where ta.organization_id = $1 and ta.task_id = t.id)
  is not distinct from (select array_agg(m.user_id order by m.user_id) from memberships m
    where m.organization_id = $1 and m.user_id = any(s.assignee_user_ids)
      and ${mayHoldWorkSql})`;

/** Occurrences after today with a date in the range, of rules that move dates, which are like their series in all but
 * their dates; held against other writers until the transaction ends. */
const loadShiftedUntouched = (
  tenant: Tenant,
  { from, to }: DateRange,
  now: Date,
): Promise<DatedOccurrence[]> =>
  tenant.query({
    text: `select t.id, t.series_id, t.building_id, t.job_id, t.occurrence_date, t.scheduled_on, t.due_at, t.status,
        s.rule, s.time_of_day, s.due_offset_days, b.time_zone as zone
      from task_series s
      join tasks t on t.organization_id = $1 and t.series_id = s.id and t.occurrence_date between $2 and $3
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where s.organization_id = $1 and s.deleted_at is null and s.rule ->> 'shift_rule' <> 'none'
        and (t.deleted_at is null or t.set_aside) and t.status in ('open', 'scheduled') and t.started_at is null
        and t.reopened_count = 0 and t.scheduled_on > ($4::timestamptz at time zone b.time_zone)::date
        and ${fieldsOf('t')} is not distinct from ${fieldsOf('s')} and ${sameAssignees}
        and not ${hasNotesOrFiles('t')}
      order by t.id for update of t`,
    values: [tenant.organizationId, from, to, now],
    row,
  });

const redateOccurrences = async (
  tenant: Tenant,
  rows: readonly Pick<DatedOccurrence, 'id' | 'scheduled_on' | 'due_at' | 'status'>[],
): Promise<void> => {
  await tenant.query({
    text: `update tasks t set scheduled_on = o.scheduled_on, due_at = o.due_at, status = o.status
      from unnest($2::int[], $3::date[], $4::timestamptz[], $5::text[]) as o (id, scheduled_on, due_at, status)
      where t.organization_id = $1 and t.id = o.id`,
    values: [
      tenant.organizationId,
      rows.map(({ id }) => id),
      rows.map(({ scheduled_on }) => scheduled_on),
      rows.map(({ due_at }) => due_at),
      rows.map(({ status }) => status),
    ],
  });
};

export const changedHoliday = z.object({ date: z.string(), added: z.boolean() });

type Moved = DatedOccurrence & { before: string };

/** The occurrence on its day by the new calendar. Empty when it is not on its day by the calendar before, because somebody moved
 * it, or when its day stays the same or would lie in the past. */
const redated = (row: DatedOccurrence, before: Holidays, after: Holidays, now: Date): Moved[] => {
  const today = dateAt(now, row.zone);
  const dates = (holidays: Holidays) =>
    datesOfTask(row, occurrenceOn(row.occurrence_date, row.rule, holidays, today).shown_on, now);
  const [then, next] = [dates(before), dates(after)];
  const isAsMade =
    then.scheduled_on === row.scheduled_on && Date.parse(then.due_at) === Date.parse(row.due_at);
  if (!isAsMade || next.scheduled_on === row.scheduled_on || next.scheduled_on < today) return [];
  return [{ ...row, ...next, before: row.scheduled_on }];
};

const recordMoves = async (tenant: Tenant, rows: readonly Moved[]): Promise<void> => {
  const moves = Map.groupBy(rows, ({ before, scheduled_on }) => `${before} ${scheduled_on}`);
  for (const moved of moves.values()) {
    const [first] = moved;
    if (!first) continue;
    await writeAuditOfMany(tenant, null, {
      action: 'task.updated',
      entity: 'task',
      changes: { scheduled_on: [first.before, first.scheduled_on] },
      records: moved.map(({ id, building_id, job_id }) => ({
        entityId: id,
        buildingId: building_id,
        jobId: job_id,
      })),
    });
  }
};

/** After a change of the calendar: coming occurrences that nobody changed get the day that their rule gives them now. What
 * somebody moved, assigned, described or added to stays where it is. */
export const moveForHoliday = (
  { database, clock }: Pick<Wiring, 'database' | 'clock'>,
  organizationId: number,
  { date, added }: z.output<typeof changedHoliday>,
): Promise<void> =>
  database.withTenant(systemScope(organizationId), async (tenant) => {
    const now = clock.now();
    const after = await holidaysAround(tenant, now);
    const before = new Set(after);
    if (added) before.delete(date);
    else before.add(date);
    const rows = await loadShiftedUntouched(
      tenant,
      { from: addDays(date, -holidayReach), to: addDays(date, holidayReach) },
      now,
    );
    const moved = rows.flatMap((row) => redated(row, before, after, now));
    if (moved.length === 0) return;
    await redateOccurrences(tenant, moved);
    await recordMoves(tenant, moved);
    await renewUpcoming(tenant, [...new Set(moved.map(({ series_id }) => series_id))], now);
  });
