import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { buildingJson } from '#features/sites/buildings/server';
import { jobJson } from '#features/sites/jobs/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { doneStatuses, openStatuses, poorBelow } from '../../contract/index.ts';
import { seriesHealth, taskSeries } from '../../contract/series/series.ts';
import { taskStatuses } from '../../contract/task/transitions.ts';
import { servicedInTime, wasDue } from '../task/task-conditions-repository.ts';
import { assignee } from '../task/task-detail-repository.ts';
import { seriesRecord } from './series-repository.ts';

const occurrence = z.object({
  id: z.int(),
  number: z.int(),
  status: z.enum(taskStatuses),
  occurrence_date: z.string(),
  scheduled_on: z.string(),
  due_at: z.string().nullable(),
  serviced_at: z.string().nullable(),
});

export type ShownOccurrence = z.infer<typeof occurrence>;

/** What `occurrenceColumns` and `leftOutSql` answer. */
export const seriesOccurrences = z.object({
  coming: z.array(occurrence),
  past: z.array(occurrence),
  health: seriesHealth.omit({ rate: true }),
  left_out: z.int(),
});

export type SeriesOccurrences = z.infer<typeof seriesOccurrences>;

const { job, building, common_area, floor, continued_by: neighbour, created_by: creator } = taskSeries.shape;

const row = seriesRecord.extend({
  ...seriesOccurrences.shape,
  job,
  building,
  common_area,
  floor,
  assignees: z.array(assignee),
  creator,
  before: neighbour,
  after: neighbour,
});

export type SeriesDetail = z.infer<typeof row>;

/** Most coming occurrences that are shown; `pastLimit` is the same for past ones. */
export const comingLimit = 12;
const pastLimit = 60;

const open = `t.status in (${literals(openStatuses)})`;
const isComing = `${open} and t.scheduled_on >= ($2::timestamptz at time zone b.time_zone)::date`;

/** SQL condition: the task with this alias is an occurrence of the series `s`. */
type Which = (task: string) => string;

const ofSeries: Which = (task) => `${task}.series_id = s.id`;

const listed = (which: Which, condition: string, order: string, limit: number): string =>
  `coalesce((select json_agg(o order by o.occurrence_date ${order}) from (
    select t.id, t.number, t.status, t.occurrence_date, t.scheduled_on, ${isoText('t.due_at')} as due_at,
      ${isoText('t.serviced_at')} as serviced_at
    from tasks t where t.organization_id = $1 and ${which('t')} and t.deleted_at is null and ${condition}
    order by t.occurrence_date ${order} limit ${limit}) o), '[]')`;

const done = `o.status in (${literals(doneStatuses)})`;
const wasDueBy = (now: string): string => wasDue('o', `${now}::timestamptz`);
const doneOnTime = servicedInTime('o');

/** SQL: counts of the occurrences by outcome. */
export const seriesHealthSql = (which: Which, now: string): string => {
  const due = wasDueBy(now);
  return `(select json_build_object(
      'due', count(*) filter (where ${due}),
      'on_time', count(*) filter (where ${due} and ${doneOnTime}),
      'late', count(*) filter (where ${due} and ${done} and o.serviced_at > o.due_at),
      'missed', count(*) filter (where ${due} and not ${done}),
      'skipped', count(*) filter (where o.status = 'cancelled'))
    from tasks o where o.organization_id = $1 and o.deleted_at is null and ${which('o')})`;
};

/** How well the series is done, judged by the rate as people read it. */
export const seriesGradeSql = (which: Which, now: string): string =>
  `(select case when count(*) = 0 then 'none'
      when round(count(*) filter (where ${doneOnTime}) * 1000.0 / count(*)) < ${poorBelow * 10} then 'poor'
      else 'good' end
    from tasks o where o.organization_id = $1 and o.deleted_at is null and ${which('o')} and ${wasDueBy(now)})`;

/** SQL: the number of skipped dates that never had a task here, without those whose task stays with the previous series. */
export const leftOutSql = (series: string): string =>
  `(select count(*)::int from jsonb_array_elements_text(${series}.rule -> 'skip_dates') skipped
    where skipped::date <> all(${series}.held_dates))`;

/** SQL: coming occurrences, past occurrences, and counts by outcome; `$2` is now. */
export const occurrenceColumns = (which: Which = ofSeries): string => `
        ${listed(which, isComing, 'asc', comingLimit)} as coming,
        ${listed(which, `not (${isComing})`, 'desc', pastLimit)} as past,
        ${seriesHealthSql(which, '$2')} as health`;

/** Parts of a split series are at one job, so who sees one sees all. */
const neighbourSql = (condition: string): string =>
  `(select json_build_object('id', n.id, 'title', n.title) from task_series n
    where n.organization_id = $1 and n.job_id = s.job_id and n.deleted_at is null and ${condition} limit 1)`;

/** One series with the names around it, its occurrences and their count, when the person may see its job. */
export const loadSeriesDetail = async (
  tenant: Tenant,
  id: number,
  now: Date,
): Promise<SeriesDetail | undefined> => {
  const [found] = await tenant.query({
    name: tenant.seesAllJobs ? 'series-detail-all' : 'series-detail',
    text: `select s.*, b.time_zone as zone, j.status as job_status,
        ${jobJson} as job,
        ${buildingJson} as building,
        ca.name as common_area, fl.label as floor,
        coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
            'profile_photo_id', m.profile_photo_id) order by m.name)
          from memberships m where m.organization_id = $1 and m.user_id = any(s.assignee_user_ids)), '[]') as assignees,
        (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
          where m.organization_id = $1 and m.user_id = s.created_by) as creator,
        ${neighbourSql('n.continued_by = s.id')} as before, ${neighbourSql('n.id = s.continued_by')} as after,
        ${occurrenceColumns()}, ${leftOutSql('s')} as left_out
      from task_series s
      join jobs j on j.organization_id = $1 and j.id = s.job_id
      join buildings b on b.organization_id = $1 and b.id = s.building_id
      left join common_areas ca on ca.organization_id = $1 and ca.id = s.building_common_area_id
      left join floors fl on fl.organization_id = $1 and fl.id = s.building_floor_id
      where s.organization_id = $1 and s.id = $3 and s.deleted_at is null${inScopeSql(tenant, 's.job_id', '$4')}`,
    values: [tenant.organizationId, now, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row,
  });
  return found;
};
