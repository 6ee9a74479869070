import { z } from 'zod';
import { lastCounting } from '#features/quality/inspections/server';
import type { Tenant } from '#platform/server/db/tenant';
import { dueJobs, dueWhere } from '../due/due-list-repository.ts';

/** SQL: nobody has planned an inspection of the job `j` for this day or later. */
export const noPlanFrom = (day: string): string => `not exists (select from planned_inspections o
  where o.organization_id = $1 and o.job_id = j.id and o.inspection_id is null and o.planned_on >= ${day})`;

const row = z.object({
  place: z.int(),
  job_id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  building: z.string(),
  inspected_on: z.string().nullable(),
});

export type WaitingSite = z.infer<typeof row>;

export type Asked = { job_id: number; due_on: string; told_on: string };

/** Those of the sites that are still due on the day of the reminder, and were not planned since. */
export const stillWaiting = (tenant: Tenant, asked: readonly Asked[]): Promise<WaitingSite[]> =>
  tenant.query({
    name: 'inspections-still-waiting',
    text: `select w.place, j.id as job_id, j.job_number, j.job_name, b.name as building,
        ${lastCounting('i.inspected_on::text', false)} as inspected_on
      from ${dueJobs('now()')}
      join json_to_recordset($2::json) w (place integer, job_id integer, due_on date, told_on date)
        on w.job_id = j.id and w.due_on = n.due_on
      where ${dueWhere} and j.id = any($3::int[]) and ${noPlanFrom('w.told_on')}`,
    values: [
      tenant.organizationId,
      JSON.stringify(asked.map((one, place) => ({ ...one, place }))),
      asked.map(({ job_id }) => job_id),
    ],
    row,
  });
