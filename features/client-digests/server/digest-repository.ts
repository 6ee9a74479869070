import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** SQL: final reports `t` at sites of the client of contact `c`; where a contact belongs to a building, those of it. */
const reportsOfJob = `join daily_reports t on t.organization_id = $1 and t.job_id = j.id and t.status = 'finalized'
    and t.deleted_at is null and (c.building_id is null or c.building_id = t.building_id)
  join buildings b on b.organization_id = $1 and b.id = t.building_id`;

const jobOfClient = `j.organization_id = $1 and j.client_id = c.client_id and j.deleted_at is null`;

const mayReceive = `c.deleted_at is null and c.email is not null and c.email_refused_at is null
  and coalesce((c.receives->>'reports')::boolean, false)`;

/** Notes, and answers, contacts whose sites had a report last night, where it is half past nine in the morning or later at
 * the building. A contact whose reports become final later that day is told then. At most 200 at a time; of processes that
 * ask at once, one gets each. */
export const takeNightDigests = async (tenant: Tenant, now: Date): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'night-digests-take',
    text: `insert into night_digests (organization_id, contact_id, night)
      select $1, c.id, max(t.report_date)
      from client_contacts c
      join clients k on k.organization_id = $1 and k.id = c.client_id and k.mail_night_digest and k.deleted_at is null
      join jobs j on ${jobOfClient}
      ${reportsOfJob}
      where c.organization_id = $1 and ${mayReceive}
        and t.report_date >= ($2::timestamptz at time zone 'UTC')::date - 2
        and t.report_date = ($2::timestamptz at time zone b.time_zone)::date - 1
        and to_char($2::timestamptz at time zone b.time_zone, 'HH24:MI') >= '09:30'
        and not exists (select from night_digests d where d.organization_id = $1 and d.contact_id = c.id
          and d.night = t.report_date)
      group by c.id order by c.id limit 200
      on conflict do nothing returning id`,
    values: [tenant.organizationId, now.toISOString()],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

const told = z.object({
  email: z.string(),
  language: field.locale.nullable(),
  night: z.string(),
  reports: z.array(
    z.object({
      ...{ id: z.int(), job_id: z.int(), building_id: z.int(), site: z.string(), building: z.string() },
      doors: z.object({ required: z.int(), checked: z.int(), unlocked: z.int() }),
      incidents: z.int(),
    }),
  ),
});

export type NightDigest = z.infer<typeof told>;

/** Whom to tell, and of which reports as they are now; undefined when it was sent, or nobody is to be told any more. */
export const findNightDigest = async (tenant: Tenant, id: number): Promise<NightDigest | undefined> => {
  const [found] = await tenant.query({
    name: 'night-digest',
    text: `select c.email, c.language, d.night::text, (
        select coalesce(json_agg(json_build_object('id', t.id, 'job_id', t.job_id, 'building_id', t.building_id,
          'site', j.job_name, 'building', b.name,
          'doors', json_build_object('required', t.doors_required, 'checked', t.doors_checked, 'unlocked', t.doors_unlocked),
          'incidents', (select count(*) from daily_report_incidents i where i.organization_id = $1 and i.report_id = t.id
            and i.public and i.deleted_at is null)) order by j.job_name, b.name, t.id), '[]')
        from jobs j ${reportsOfJob} where ${jobOfClient} and t.report_date = d.night) as reports
      from night_digests d
      join client_contacts c on c.organization_id = $1 and c.id = d.contact_id and ${mayReceive}
      where d.organization_id = $1 and d.id = $2 and d.sent_at is null`,
    values: [tenant.organizationId, id],
    row: told,
  });
  return found;
};

export const noteDigestSent = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('night_digests')
    .set({ sent_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
