import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

const row = z.object({ id: z.int(), job_id: z.int().nullable() });

/** Marks and returns proposals whose last day has passed without an answer; each is returned only once. */
const claimExpired = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'proposals-expired',
    text: `with over as (
        select t.id, p.job_id from proposals t
        join special_projects p on p.organization_id = $1 and p.id = t.special_project_id
          and p.status = 'proposed' and p.deleted_at is null
        left join buildings b on b.organization_id = $1 and b.id = p.building_id
        where t.organization_id = $1 and t.status = 'sent' and t.expiry_told_at is null and t.deleted_at is null
          and t.valid_until < ($2::timestamptz at time zone coalesce(b.time_zone,
            (select o.time_zone from organizations o where o.id = $1)))::date
        order by t.id limit 100 for update of t skip locked)
      update proposals t set expiry_told_at = $2 from over
      where t.organization_id = $1 and t.id = over.id returning t.id, over.job_id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Publishes an event for one batch of expired proposals; returns how many, 0 when none is left. */
export const publishExpired = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const over = await claimExpired(tenant, now);
  for (const { id, job_id } of over)
    await events.publish(tenant, {
      name: 'proposal.expired',
      entity: 'proposal',
      entityId: id,
      jobId: job_id,
      actorUserId: null,
    });
  return over.length;
};
