import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** SQL: sites of the client of contact `c`. */
const jobOfClient = `j.organization_id = $1 and j.client_id = c.client_id and j.deleted_at is null`;

/** SQL: the condition of a final record `t` at a site; for a contact of one building, only records of that building. */
const atBuilding = `t.organization_id = $1 and t.job_id = j.id and t.status = 'finalized' and t.deleted_at is null
    and (c.building_id is null or c.building_id = t.building_id)
  join buildings b on b.organization_id = $1 and b.id = t.building_id`;

/** SQL: final reports `t` at sites of the client. */
const reports = `join daily_reports t on ${atBuilding}`;

/** SQL: final logs `t` at sites of the client with at least one entry that is shown. */
const logs = `join action_logs t on ${atBuilding}
  join lateral (select count(*)::int as entries, coalesce(sum(e.photo_count), 0)::int as photos
    from action_log_entries e where e.organization_id = $1 and e.log_id = t.id and e.visibility = 'public'
      and e.deleted_at is null) shown on shown.entries > 0`;

const hasAddress = 'c.deleted_at is null and c.email is not null and c.email_refused_at is null';

/** SQL: the contact `c` of client `k` receives this each morning. */
const receives = {
  reports: `k.mail_night_digest and coalesce((c.receives->>'reports')::boolean, false)`,
  logs: `k.mail_log_digest and coalesce((c.receives->>'action_logs')::boolean, false)`,
};

/** SQL: the day or night `day` is the one before today at the building, where it is half past nine or later. */
const isSentNow = (day: string): string => `${day} >= ($2::timestamptz at time zone 'UTC')::date - 2
  and ${day} = ($2::timestamptz at time zone b.time_zone)::date - 1
  and to_char($2::timestamptz at time zone b.time_zone, 'HH24:MI') >= '09:30'`;

const from = `client_contacts c
  join clients k on k.organization_id = $1 and k.id = c.client_id and k.deleted_at is null`;

const daysToSend = (what: keyof typeof receives, records: string, day: string): string =>
  `select c.id, ${day} as day from ${from} join jobs j on ${jobOfClient} ${records}
    where c.organization_id = $1 and ${hasAddress} and ${receives[what]} and ${isSentNow(day)}`;

/** Records a digest, and returns its id, for each contact whose sites had a final report last night or a final log yesterday,
 * where it is half past nine in the morning or later. If all of these become final later that day, the contact gets the
 * digest then. At most 200 at a time; of processes that ask at once, only one gets each. */
export const claimDigests = async (tenant: Tenant, now: Date): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'client-digests-take',
    text: `insert into night_digests (organization_id, contact_id, night)
      select $1, due.id, max(due.day)
      from (${daysToSend('reports', reports, 't.report_date')}
        union ${daysToSend('logs', logs, 't.log_date')}) due
      where not exists (select from night_digests d where d.organization_id = $1 and d.contact_id = due.id
        and d.night = due.day)
      group by due.id order by due.id limit 200
      on conflict do nothing returning id`,
    values: [tenant.organizationId, now.toISOString()],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

const place = z.object({
  id: z.int(),
  job_id: z.int(),
  building_id: z.int(),
  site: z.string(),
  building: z.string(),
});

const placeJson = `'id', t.id, 'job_id', t.job_id, 'building_id', t.building_id, 'site', j.job_name, 'building', b.name`;

const digest = z.object({
  email: z.string(),
  language: field.locale.nullable(),
  night: z.string(),
  reports: z.array(
    place.extend({
      doors: z.object({ required: z.int(), checked: z.int(), unlocked: z.int() }),
      incidents: z.int(),
    }),
  ),
  logs: z.array(place.extend({ porter_id: z.int(), entries: z.int(), photos: z.int() })),
});

export type Digest = z.infer<typeof digest>;

const listed = (what: keyof typeof receives, fields: string, records: string, day: string): string =>
  `(select coalesce(json_agg(json_build_object(${placeJson}, ${fields}) order by j.job_name, b.name, t.id), '[]')
    from jobs j ${records} where ${receives[what]} and ${jobOfClient} and ${day} = d.night)`;

const reportFields = `'doors', json_build_object('required', t.doors_required, 'checked', t.doors_checked,
    'unlocked', t.doors_unlocked),
  'incidents', (select count(*) from daily_report_incidents i where i.organization_id = $1 and i.report_id = t.id
    and i.public and i.deleted_at is null)`;

const logFields = `'porter_id', t.porter_id, 'entries', shown.entries, 'photos', shown.photos`;

/** The recipient and present content of a digest; undefined when it was sent already, or its contact can no longer get it. */
export const loadDigest = async (tenant: Tenant, id: number): Promise<Digest | undefined> => {
  const [found] = await tenant.query({
    name: 'client-digest',
    text: `select c.email, c.language, d.night::text,
        ${listed('reports', reportFields, reports, 't.report_date')} as reports,
        ${listed('logs', logFields, logs, 't.log_date')} as logs
      from night_digests d
      join client_contacts c on c.organization_id = $1 and c.id = d.contact_id and ${hasAddress}
      join clients k on k.organization_id = $1 and k.id = c.client_id and k.deleted_at is null
      where d.organization_id = $1 and d.id = $2 and d.sent_at is null`,
    values: [tenant.organizationId, id],
    row: digest,
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
