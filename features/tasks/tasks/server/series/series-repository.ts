import { type Insertable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import type { TaskSeries as SeriesTable } from '../../../../../db/schema/types.ts';
import { openStatuses } from '../../contract/index.ts';
import { cadencesWith } from '../../contract/recurrence/rule.ts';
import { taskSeries } from '../../contract/series/series.ts';
import { seriesBases } from '../../contract/series/series-of-task.ts';
import { templateAnswer } from '../../contract/task/template.ts';

/** A rule as it is kept: its dates, a thousand at most, were checked when it came. */
export const storedRule = cadencesWith(z.array(z.string()).default([]));

export const seriesRecord = taskSeries
  .pick({
    status: true,
    source: true,
    next_on: true,
    last_generated_on: true,
    created_at: true,
    updated_at: true,
  })
  .extend({
    ...templateAnswer,
    id: z.int(),
    job_id: z.int(),
    building_id: z.int(),
    assignee_user_ids: z.array(z.int()),
    rule: storedRule,
    based_on: z.enum(seriesBases),
    time_of_day: z.string().nullable(),
    due_offset_days: z.int(),
    generate_ahead_days: z.int(),
    held_dates: z.array(z.string()),
    upcoming_on: z.string().nullable(),
    continued_by: z.int().nullable(),
    created_by: z.int().nullable(),
    /** Time zone of the building. */
    zone: z.string(),
    job_status: z.string(),
  });

export type SeriesRecord = z.infer<typeof seriesRecord>;

const withPlace = `select s.*, b.time_zone as zone, j.status as job_status
  from task_series s
  join buildings b on b.organization_id = $1 and b.id = s.building_id
  join jobs j on j.organization_id = $1 and j.id = s.job_id
  where s.organization_id = $1 and s.deleted_at is null`;

/** The series, when the person may see its job; held against other writers until the transaction ends. */
export const lockSeries = async (tenant: Tenant, id: number): Promise<SeriesRecord | undefined> => {
  const [series] = await tenant.query({
    name: tenant.seesAllJobs ? 'series-lock-all' : 'series-lock',
    text: `${withPlace} and s.id = $2${inScopeSql(tenant, 's.job_id', '$3')} for update of s`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: seriesRecord,
  });
  return series;
};

const running = `and s.status = 'active' and j.status <> 'inactive'`;

/** Active series with a date that has come near enough to make its task; what another worker holds is left to it. */
export const lockDueSeries = (tenant: Tenant, now: Date, limit: number): Promise<SeriesRecord[]> =>
  tenant.query({
    text: `${withPlace} ${running} and s.based_on = 'scheduled'
      and s.next_on <= ($2::timestamptz at time zone b.time_zone)::date + s.generate_ahead_days
      order by s.next_on, s.id limit $3 for update of s skip locked`,
    values: [tenant.organizationId, now, limit],
    row: seriesRecord,
  });

/** Active series that wait for a completion although nothing of them is left to be done. */
export const lockWaitingSeries = (tenant: Tenant, limit: number): Promise<SeriesRecord[]> =>
  tenant.query({
    text: `${withPlace} ${running} and s.based_on = 'completed'
      and not exists (select from tasks t where t.organization_id = $1 and t.series_id = s.id
        and t.deleted_at is null and t.status in (${literals(openStatuses)}))
      order by s.id limit $2 for update of s skip locked`,
    values: [tenant.organizationId, limit],
    row: seriesRecord,
  });

const work = z.object({ any: z.boolean() });

/** Whether the periodic work on series has anything to do. */
export const hasSeriesWork = async (tenant: Tenant): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'series-any',
    text: `select exists (select from task_series where organization_id = $1 and status = 'active'
        and deleted_at is null)
      or exists (select from task_series where organization_id = $1 and upcoming_on is not null
        and deleted_at is null) as any`,
    values: [tenant.organizationId],
    row: work,
  });
  return found?.any ?? false;
};

/** Series of jobs that are no longer active. */
export const lockSeriesOfInactiveJobs = (tenant: Tenant, limit: number): Promise<SeriesRecord[]> =>
  tenant.query({
    name: 'series-of-inactive-jobs',
    text: `${withPlace} and s.status = 'active' and j.status = 'inactive'
      order by s.id limit $2 for update of s skip locked`,
    values: [tenant.organizationId, limit],
    row: seriesRecord,
  });

/** Active series of one job. */
export const lockSeriesOfJob = (tenant: Tenant, jobId: number): Promise<SeriesRecord[]> =>
  tenant.query({
    name: 'series-of-job',
    text: `${withPlace} and s.status = 'active' and s.job_id = $2 order by s.id for update of s`,
    values: [tenant.organizationId, jobId],
    row: seriesRecord,
  });

/** Series whose last date has passed. */
export const endFinishedSeries = (
  tenant: Tenant,
  now: Date,
): Promise<Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>[]> =>
  tenant.db
    .updateTable('task_series as s')
    .from('buildings as b')
    .set({ status: 'ended' })
    .where('s.organization_id', '=', tenant.organizationId)
    .where('b.organization_id', '=', tenant.organizationId)
    .whereRef('b.id', '=', 's.building_id')
    .where('s.status', '=', 'active')
    .where('s.deleted_at', 'is', null)
    .where('s.based_on', '=', 'scheduled')
    .where('s.next_on', 'is', null)
    .where('s.last_generated_on', '<', sql<string>`(${now}::timestamptz at time zone b.time_zone)::date`)
    .returning(['s.id', 's.job_id', 's.building_id'])
    .execute();

/** The new id; undefined when a series with this client_uuid exists. */
export const insertSeries = async (
  tenant: Tenant,
  row: Omit<Insertable<SeriesTable>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('task_series')
    .values({ ...row, organization_id: tenant.organizationId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const loadSeriesByClientUuid = (
  tenant: Tenant,
  uuid: string,
): Promise<{ id: number; created_by: number | null } | undefined> =>
  tenant.db
    .selectFrom('task_series')
    .select(['id', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('client_uuid', '=', uuid)
    .executeTakeFirst();

export const saveSeries = async (tenant: Tenant, id: number, set: Updateable<SeriesTable>): Promise<void> => {
  await tenant.db
    .updateTable('task_series')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

export type Progress = { id: number; next_on: string | null; last_generated_on: string | null };

/** Saves for many series up to which date they have their tasks, and the next date. */
export const saveProgress = async (tenant: Tenant, rows: readonly Progress[]): Promise<void> => {
  await tenant.query({
    text: `update task_series s set next_on = p.next_on,
        last_generated_on = greatest(s.last_generated_on, p.last_generated_on)
      from unnest($2::int[], $3::date[], $4::date[]) as p (id, next_on, last_generated_on)
      where s.organization_id = $1 and s.id = p.id`,
    values: [
      tenant.organizationId,
      rows.map(({ id }) => id),
      rows.map(({ next_on }) => next_on),
      rows.map(({ last_generated_on }) => last_generated_on),
    ],
  });
};
