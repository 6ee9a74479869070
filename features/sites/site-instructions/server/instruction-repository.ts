import { sql } from 'kysely';
import { z } from 'zod';
import { inScope } from '#features/accounts/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { type Frequency, frequency } from '../contract/index.ts';

const row = z.object({
  id: z.int(),
  building: z.object({ id: z.int(), name: z.string() }).nullable(),
  room: z.string(),
  text_en: z.string(),
  text_es: z.string(),
  frequency,
  weekdays: z.array(z.int()),
  day: z.int().nullable(),
  month: z.int().nullable(),
  added_in: z.int(),
  changed_in: z.int(),
  updated_at: z.string(),
});

export type InstructionRow = z.infer<typeof row>;

/** The instructions of a job in their order; with `id` only that one. The caller must check that the job may be seen. */
export const instructionsOf = (tenant: Tenant, jobId: number, id?: number): Promise<InstructionRow[]> =>
  tenant.query({
    name: 'site-instructions-of-job',
    text: `select i.id, i.room, i.text_en, i.text_es, i.frequency, i.weekdays, i.day, i.month, i.added_in, i.changed_in,
        i.updated_at,
        case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as building
      from site_instructions i
      left join buildings b on b.organization_id = $1 and b.id = i.building_id
      where i.organization_id = $1 and i.job_id = $2 and i.deleted_at is null and ($3::int is null or i.id = $3)
      order by i.place, i.id`,
    values: [tenant.organizationId, jobId, id ?? null],
    row,
  });

export type InstructionFields = {
  building_id: number | null;
  room: string;
  text_en: string;
  text_es: string;
  frequency: Frequency;
  weekdays: readonly number[];
  day: number | null;
  month: number | null;
};

/** Adds instructions at the end, in the given order, and returns their ids. The caller must have locked the job's version by
 * `nextVersion`. */
export const insertInstructions = async (
  tenant: Tenant,
  jobId: number,
  version: number,
  fields: readonly InstructionFields[],
): Promise<number[]> => {
  const inserted = await tenant.query({
    text: `insert into site_instructions (organization_id, job_id, building_id, place, room, text_en, text_es, frequency,
        weekdays, day, month, added_in, changed_in, created_by, updated_by)
      select $1, $2, r.building_id, r.ordinality + coalesce((select max(i.place) from site_instructions i
          where i.organization_id = $1 and i.job_id = $2 and i.deleted_at is null), 0),
        r.room, r.text_en, r.text_es, r.frequency, r.weekdays, r.day, r.month, $3, $3, $4, $4
      from rows from (json_to_recordset($5::json) as (building_id integer, room text, text_en text, text_es text,
        frequency text, weekdays integer[], day integer, month integer)) with ordinality as r
      order by r.ordinality
      returning id`,
    values: [tenant.organizationId, jobId, version, tenant.userId, JSON.stringify(fields)],
    row: idRow,
  });
  return inserted.map(({ id }) => id);
};

/** Instructions of a job, locked against other writers. */
export const lockInstructions = (tenant: Tenant, jobId: number, id?: number) =>
  tenant.db
    .selectFrom('site_instructions')
    .select(['id', 'building_id', 'room', 'text_en', 'text_es', 'frequency', 'weekdays', 'day', 'month'])
    .select(['added_in', 'updated_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('place')
    .orderBy('id')
    .forUpdate()
    .$narrowType<{ frequency: Frequency }>()
    .execute();

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('site_instructions')
    .set({ updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

export const saveInstruction = async (
  tenant: Tenant,
  id: number,
  version: number,
  { weekdays, ...fields }: InstructionFields,
): Promise<void> => {
  await change(tenant, id)
    .set({ ...fields, weekdays: [...weekdays], changed_in: version })
    .execute();
};

/** The row stays, so that people who have read it are told that it was removed. */
export const removeInstruction = async (tenant: Tenant, id: number, version: number): Promise<void> => {
  await change(tenant, id).set({ deleted_at: sql`now()`, changed_in: version }).execute();
};

export const renumberInstructions = (tenant: Tenant, ids: readonly number[]): Promise<void> =>
  tenant.query({
    name: 'site-instructions-renumber',
    text: `update site_instructions i set place = n.place
      from unnest($2::int[]) with ordinality as n (id, place)
      where i.organization_id = $1 and i.id = n.id`,
    values: [tenant.organizationId, ids],
  });

/** The job of an instruction, if it is in scope. */
export const jobOfInstruction = async (tenant: Tenant, id: number): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('site_instructions as i')
    .select('i.job_id')
    .where('i.organization_id', '=', tenant.organizationId)
    .where('i.id', '=', id)
    .where('i.deleted_at', 'is', null)
    .where(inScope(tenant, 'i.job_id'))
    .executeTakeFirst();
  return found?.job_id;
};
