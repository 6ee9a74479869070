import { type NotNull, sql } from 'kysely';
import { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { openStatuses } from '../../contract/index.ts';
import { templateAnswer } from '../../contract/task/template.ts';
import { hasNotesOrFiles } from './notes-or-files.ts';

/** The columns that a task takes from its series as they are. */
const copied = Object.keys(templateAnswer);

export type NewOccurrence = {
  series_id: number;
  occurrence_date: string;
  shown_on: string;
  due_at: string;
  status: 'open' | 'scheduled';
};

const made = z.object({
  id: z.int(),
  series_id: z.int(),
  building_id: z.int(),
  job_id: z.int(),
  status: z.string(),
  occurrence_date: z.string(),
});

export type MadeOccurrence = z.infer<typeof made>;

/** Statements over many rows have no name, so that PostgreSQL plans them anew each time, for the present size of the tables. */

/** Makes the tasks of many dates at once, like their series; a date that has its task already is left alone. */
export const insertOccurrences = (
  tenant: Tenant,
  rows: readonly NewOccurrence[],
  firstNumber: number,
  now: Date,
): Promise<MadeOccurrence[]> =>
  tenant.query({
    text: `insert into tasks (organization_id, number, series_id, occurrence_date, scheduled_on, due_at, status,
        recurring_interval, source, job_id, building_id, visibility, created_by, created_at, ${copied.join()})
      select $1, $2 + o.place - 1, s.id, o.occurrence_date, o.shown_on, o.due_at, o.status,
        s.rule ->> 'freq', s.source, s.job_id, s.building_id, case when s.internal_only then 'internal' else 'public' end,
        s.created_by, $8, ${copied.map((column) => `s.${column}`).join()}
      from unnest($3::int[], $4::date[], $5::date[], $6::timestamptz[], $7::text[]) with ordinality
        as o (series_id, occurrence_date, shown_on, due_at, status, place)
      join task_series s on s.organization_id = $1 and s.id = o.series_id
      order by o.place
      on conflict (organization_id, series_id, occurrence_date) do nothing
      returning id, series_id, building_id, job_id, status, occurrence_date`,
    values: [
      tenant.organizationId,
      firstNumber,
      rows.map((row) => row.series_id),
      rows.map((row) => row.occurrence_date),
      rows.map((row) => row.shown_on),
      rows.map((row) => row.due_at),
      rows.map((row) => row.status),
      now,
    ],
    row: made,
  });

/** Assigns to each task the people of its series who are still with the organization, and nobody else. */
export const assignLikeSeries = async (tenant: Tenant, taskIds: readonly number[]): Promise<void> => {
  await tenant.query({
    text: `with wanted as (
        select t.id as task_id, m.user_id, s.created_by
        from tasks t
        join task_series s on s.organization_id = $1 and s.id = t.series_id
        join memberships m on m.organization_id = $1 and m.user_id = any(s.assignee_user_ids)
          and ${mayHoldWorkSql}
        where t.organization_id = $1 and t.id = any($2::int[])),
      gone as (delete from task_assignees ta where ta.organization_id = $1 and ta.task_id = any($2::int[])
        and not exists (select from wanted w where w.task_id = ta.task_id and w.user_id = ta.user_id))
      insert into task_assignees (organization_id, task_id, user_id, created_by)
      select $1, task_id, user_id, created_by from wanted on conflict do nothing`,
    values: [tenant.organizationId, taskIds],
  });
};

export type KeptOccurrence = {
  id: number;
  building_id: number;
  job_id: number;
  status: string;
  occurrence_date: string;
  scheduled_on: string;
  due_at: string;
  /** Nobody has begun it, nor has it ever been done. */
  untouched: boolean;
  /** Out of sight while its series pauses. */
  set_aside: boolean;
  has_notes_or_files: boolean;
};

export const idsOf = (rows: readonly Pick<KeptOccurrence, 'id'>[]): number[] => rows.map(({ id }) => id);

/** Every occurrence of a series, also a deleted one: as long as it holds its date, no other is made for that date. */
export const loadOccurrences = (tenant: Tenant, seriesId: number): Promise<KeptOccurrence[]> =>
  tenant.db
    .selectFrom('tasks')
    .select([
      'id',
      'building_id',
      'job_id',
      'status',
      'occurrence_date',
      'scheduled_on',
      'due_at',
      'set_aside',
    ])
    .select((eb) =>
      eb
        .and([
          eb.or([eb('deleted_at', 'is', null), eb('set_aside', '=', true)]),
          eb('status', 'in', ['open', 'scheduled']),
          eb('started_at', 'is', null),
          eb('reopened_count', '=', 0),
        ])
        .$castTo<boolean>()
        .as('untouched'),
    )
    .select(sql.raw<boolean>(hasNotesOrFiles('tasks')).as('has_notes_or_files'))
    .where('organization_id', '=', tenant.organizationId)
    .where('series_id', '=', seriesId)
    .orderBy('occurrence_date')
    .$narrowType<{ occurrence_date: NotNull; scheduled_on: NotNull; due_at: NotNull }>()
    .execute();

const chosen = (tenant: Tenant, taskIds: readonly number[]) =>
  tenant.db
    .updateTable('tasks')
    .set({ updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(taskIds));

/** Takes occurrences back as if they had not been made: their dates are free again. */
export const withdrawOccurrences = async (
  tenant: Tenant,
  taskIds: readonly number[],
  now: Date,
): Promise<void> => {
  await chosen(tenant, taskIds)
    .set({ deleted_at: now.toISOString(), series_id: null, occurrence_date: null, set_aside: false })
    .execute();
};

export const cancelOccurrences = async (tenant: Tenant, taskIds: readonly number[]): Promise<void> => {
  await chosen(tenant, taskIds).set({ status: 'cancelled' }).execute();
};

export type Redated = Pick<KeptOccurrence, 'id' | 'scheduled_on' | 'due_at' | 'status'>;

/** Gives occurrences to a series, with its fields and the dates named. */
export const copySeriesToTasks = async (
  tenant: Tenant,
  seriesId: number,
  rows: readonly Redated[],
): Promise<void> => {
  await tenant.query({
    text: `update tasks t set series_id = s.id, scheduled_on = o.scheduled_on, due_at = o.due_at, status = o.status,
        recurring_interval = s.rule ->> 'freq', visibility = case when s.internal_only then 'internal' else 'public' end,
        ${copied.map((column) => `${column} = s.${column}`).join()}, updated_by = $7
      from unnest($3::int[], $4::date[], $5::timestamptz[], $6::text[]) as o (id, scheduled_on, due_at, status),
        task_series s
      where t.organization_id = $1 and t.id = o.id and s.organization_id = $1 and s.id = $2`,
    values: [
      tenant.organizationId,
      seriesId,
      rows.map((row) => row.id),
      rows.map((row) => row.scheduled_on),
      rows.map((row) => row.due_at),
      rows.map((row) => row.status),
      tenant.userId,
    ],
  });
};

const last = z.object({
  occurrence_date: z.string(),
  serviced_at: z.string().nullable(),
  status: z.string(),
  /** How many occurrences the series has had. */
  count: z.int(),
  /** Something is still to be done. */
  waiting: z.boolean(),
});

export type LastOccurrence = z.infer<typeof last>;

/** The occurrence made last, whatever became of it. */
export const loadLastOccurrence = async (
  tenant: Tenant,
  seriesId: number,
): Promise<LastOccurrence | undefined> => {
  const [found] = await tenant.query({
    name: 'occurrence-last',
    text: `select occurrence_date, serviced_at, status, count(*) over ()::int as count,
        bool_or(deleted_at is null and status in (${literals(openStatuses)})) over () as waiting
      from tasks where organization_id = $1 and series_id = $2 order by id desc limit 1`,
    values: [tenant.organizationId, seriesId],
    row: last,
  });
  return found;
};
