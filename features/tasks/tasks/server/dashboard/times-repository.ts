import { z } from 'zod';
import { placeConditions } from '#features/sites/jobs/server';
import { midnight } from '#platform/server/db/midnight';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, literals } from '#platform/server/db/values';
import { doneStatuses } from '../../contract/index.ts';
import { assignedTo } from '../task/task-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const row = z.object({
  current: z.boolean(),
  close_median: z.number().nullable(),
  close_mean: z.number().nullable(),
  response_median: z.number().nullable(),
  response_mean: z.number().nullable(),
  started: z.int(),
});

export type Times = z.infer<typeof row>;

/** Hours from the creation to the end, without the time on hold. An occurrence of a series is created long before its day, so its
 * time begins with that day at the building `b`. */
const closeHours = `greatest(0, extract(epoch from t.finished_at - case
  when t.series_id is not null then greatest(t.created_at, t.scheduled_on::timestamp at time zone b.time_zone)
  else t.created_at end) - t.hold_seconds) / 3600.0`;

/** A device may have begun before the server heard of the task. */
const responseHours = `case when t.started_at is not null
  then greatest(0, extract(epoch from t.started_at - t.created_at)) / 3600.0 end`;

/** Exact medians of the work done in the range and in the time before. The cost grows with that work, not with the history. */
export const timesOf = (tenant: Tenant, query: FigureQuery): Promise<Times[]> => {
  const values = collectValues([tenant.organizationId]);
  const at = (date: string, days = 0) => midnight(values, query.zone, date, days);
  const who = query.assignee_id ? [assignedTo(values, query.assignee_id)] : [];
  const narrowed = [...placeConditions(tenant, query, values), ...who].map((part) => ` and ${part}`).join('');
  return tenant.query({
    text: `select current, percentile_cont(0.5) within group (order by close) as close_median, avg(close) as close_mean,
        percentile_cont(0.5) within group (order by response) as response_median, avg(response) as response_mean,
        count(response)::int as started
      from (select t.finished_at >= ${at(query.range.from)} as current, (${closeHours})::float8 as close,
          (${responseHours})::float8 as response
        from tasks t
        join buildings b on b.organization_id = $1 and b.id = t.building_id
        where t.organization_id = $1 and t.deleted_at is null and t.status in (${literals(doneStatuses)})
          and t.finished_at >= ${at(query.previous.from)} and t.finished_at < ${at(query.range.to, 1)}${narrowed}) times
      group by current`,
    values: values.all,
    row,
  });
};
