import { z } from 'zod';
import { projectZone } from '#features/projects/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

const row = z.object({ id: z.int(), job_id: z.int().nullable() });

/** Marks and returns invoices whose due date has passed at the site, at most 100. Each is returned once per issue. */
const claimPastDue = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'invoices-take-past-due',
    text: `with late as (
        select i.id, t.job_id from invoices i
        join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
        left join buildings b on b.organization_id = $1 and b.id = t.building_id
        where i.organization_id = $1 and i.status = 'invoiced' and i.past_due_told_at is null and i.deleted_at is null
          and i.due_date < ($2::timestamptz at time zone ${projectZone})::date
        order by i.due_date, i.id limit 100 for update of i skip locked)
      update invoices i set past_due_told_at = $2 from late
      where i.organization_id = $1 and i.id = late.id returning i.id, late.job_id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Publishes an event for one batch of past due invoices; returns how many, 0 when none is left. */
export const publishPastDue = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const late = await claimPastDue(tenant, now);
  for (const { id, job_id } of late)
    await events.publish(tenant, {
      name: 'invoice.past-due',
      entity: 'invoice',
      entityId: id,
      jobId: job_id,
      actorUserId: null,
    });
  return late.length;
};
