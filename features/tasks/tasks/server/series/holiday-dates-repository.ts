import { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import type { DateRange } from '#platform/contract/range-fields';
import type { Tenant } from '#platform/server/db/tenant';
import { template } from '../../contract/task/template.ts';
import { hasNotesOrFiles } from './notes-or-files.ts';
import { seriesRecord } from './series-repository.ts';

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

export type DatedOccurrence = z.infer<typeof row>;

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
export const findShiftedUntouched = (
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

export const redateOccurrences = async (
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
