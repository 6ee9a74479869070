import { z } from 'zod';
import { siteZone } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

const row = z.object({ file_id: z.int(), job_id: z.int(), expires_on: z.string(), days: z.int() });

/** Marks as told, and returns, current documents that expire in 30, 7 or 0 days in the time zone of their site, where it is
 * seven in the morning or later. After an outage, a step is still told until the next one begins, the last one for ten days.
 * `days` is how many are left, below zero after the date. At most 200 at a time. */
const claimExpiring = (tenant: Tenant, now: Date) =>
  tenant.query({
    name: 'job-documents-take-expiring',
    text: `with near as (
        select f.id, f.owner_id as job_id, f.expires_on, f.expires_on - ($2::timestamptz at time zone zone.name)::date as days
        from files f
        join jobs j on j.organization_id = $1 and j.id = f.owner_id and j.deleted_at is null and j.status <> 'inactive'
        cross join lateral (select ${siteZone} as name) zone
        where f.organization_id = $1 and f.owner_entity = 'job-document' and f.deleted_at is null and f.archived_at is null
          and f.expires_on between $2::timestamptz::date - 12 and $2::timestamptz::date + 32
          and ($2::timestamptz at time zone zone.name)::time >= '07:00'),
      staged as (
        select *, case when days <= 0 then 0 when days <= 7 then 7 else 30 end as step
        from near where days between -10 and 30),
      marked as (
        insert into job_document_alerts (organization_id, file_id, expires_on, days)
        select $1, s.id, s.expires_on, s.step from staged s
        where not exists (select from job_document_alerts a where a.organization_id = $1 and a.file_id = s.id
          and a.expires_on = s.expires_on and a.days = s.step)
        order by s.expires_on, s.id limit 200
        on conflict do nothing returning file_id)
      select s.id as file_id, s.job_id, s.expires_on, s.days from marked join staged s on s.id = marked.file_id
      order by s.expires_on, s.id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Publishes one batch of documents that expire soon. Returns how many there were: 0 when all have been told. */
export const publishExpiring = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const expiring = await claimExpiring(tenant, now);
  for (const { file_id, job_id, expires_on, days } of expiring) {
    await events.publish(tenant, {
      name: 'job-document.expiring',
      entity: 'job-document',
      entityId: file_id,
      jobId: job_id,
      actorUserId: null,
      data: { expires_on, days },
    });
  }
  return expiring.length;
};
