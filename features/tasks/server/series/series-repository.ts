import type { Insertable, Selectable, Updateable } from 'kysely';
import { inScopeSql } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { TaskSeries as SeriesTable } from '../../../../db/types.ts';
import type { Recurrence, RecurrenceRule, SeriesStatus } from '../../contract/index.ts';

export type SeriesRecord = Omit<Selectable<SeriesTable>, 'rule' | 'based_on' | 'status'> & {
  rule: RecurrenceRule;
  based_on: Recurrence['based_on'];
  status: SeriesStatus;
  /** Of the building. */
  zone: string;
  job_status: string;
};

const withPlace = `select s.*, b.time_zone as zone, j.status as job_status
  from task_series s
  join buildings b on b.organization_id = $1 and b.id = s.building_id
  join jobs j on j.organization_id = $1 and j.id = s.job_id
  where s.organization_id = $1 and s.deleted_at is null`;

/** The series, when the person may see its job; held against other writers until the transaction ends. */
export const lockSeries = async (tenant: Tenant, id: number): Promise<SeriesRecord | undefined> => {
  const [row] = await tenant.query<SeriesRecord>({
    name: tenant.seesAllJobs ? 'series-lock-all' : 'series-lock',
    text: `${withPlace} and s.id = $2${inScopeSql(tenant, 's.job_id', '$3')} for update of s`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
  });
  return row;
};

const running = `and s.status = 'active' and j.status <> 'inactive'`;

/** Active series with a date that has come near enough to make its task; what another worker holds is left to it. */
export const lockDueSeries = (tenant: Tenant, now: Date, limit: number): Promise<SeriesRecord[]> =>
  tenant.query<SeriesRecord>({
    text: `${withPlace} ${running} and s.based_on = 'scheduled'
      and s.next_on <= ($2::timestamptz at time zone b.time_zone)::date + s.generate_ahead_days
      order by s.next_on, s.id limit $3 for update of s skip locked`,
    values: [tenant.organizationId, now, limit],
  });

/** Active series that wait for a completion although nothing of them is left to be done. */
export const lockWaitingSeries = (tenant: Tenant, limit: number): Promise<SeriesRecord[]> =>
  tenant.query<SeriesRecord>({
    text: `${withPlace} ${running} and s.based_on = 'completed'
      and not exists (select from tasks t where t.organization_id = $1 and t.series_id = s.id
        and t.deleted_at is null and t.status in ('open', 'in_progress', 'scheduled', 'on_hold'))
      order by s.id limit $2 for update of s skip locked`,
    values: [tenant.organizationId, limit],
  });

/** Whether a round has anything to do. */
export const hasSeriesWork = async (tenant: Tenant): Promise<boolean> => {
  const [row] = await tenant.query<{ any: boolean }>({
    name: 'series-any',
    text: `select exists (select from task_series where organization_id = $1 and status = 'active'
        and deleted_at is null)
      or exists (select from task_series where organization_id = $1 and upcoming_on is not null
        and deleted_at is null) as any`,
    values: [tenant.organizationId],
  });
  return row?.any ?? false;
};

/** Series of jobs that are no longer active. */
export const lockSeriesOfInactiveJobs = (tenant: Tenant, limit: number): Promise<SeriesRecord[]> =>
  tenant.query<SeriesRecord>({
    name: 'series-of-inactive-jobs',
    text: `${withPlace} and s.status = 'active' and j.status = 'inactive'
      order by s.id limit $2 for update of s skip locked`,
    values: [tenant.organizationId, limit],
  });

/** Series whose last date has passed. */
export const endFinishedSeries = (
  tenant: Tenant,
  now: Date,
): Promise<Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>[]> =>
  tenant.query<Pick<SeriesRecord, 'id' | 'job_id' | 'building_id'>>({
    name: 'series-end-finished',
    text: `update task_series s set status = 'ended' from buildings b
      where s.organization_id = $1 and b.organization_id = $1 and b.id = s.building_id
        and s.status = 'active' and s.deleted_at is null and s.based_on = 'scheduled' and s.next_on is null
        and s.last_generated_on < ($2::timestamptz at time zone b.time_zone)::date
      returning s.id, s.job_id, s.building_id`,
    values: [tenant.organizationId, now],
  });

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

export const findSeriesByClientUuid = (
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

/** How far many series have been made. */
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
