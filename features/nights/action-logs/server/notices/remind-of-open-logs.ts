import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

const row = z.object({ id: z.int(), job_id: z.int() });

/** Marks as reminded, and answers, logs that are not final at nine on the next morning, by the clocks of their building.
 * Reminders that were missed are made up for during three days. At most 200 at a time. Each log goes to only one of several
 * processes that ask at once. */
const claimOpenLogs = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'action-logs-take-open',
    text: `with marked as (
        insert into action_log_reminders (organization_id, log_id, at)
        select $1, t.id, $2::timestamptz from action_logs t
        join buildings b on b.organization_id = $1 and b.id = t.building_id
        where t.organization_id = $1 and t.deleted_at is null and t.status <> 'finalized'
          and t.log_date between $2::timestamptz::date - 5 and $2::timestamptz::date
          and ((t.log_date + 1) + time '09:00') at time zone b.time_zone <= $2::timestamptz
          and ((t.log_date + 4) + time '09:00') at time zone b.time_zone > $2::timestamptz
          and not exists (select from action_log_reminders r where r.organization_id = $1 and r.log_id = t.id)
        order by t.id limit 200
        on conflict do nothing returning log_id)
      select t.id, t.job_id from marked join action_logs t on t.organization_id = $1 and t.id = marked.log_id
      order by t.id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Reminds of one batch of logs that were not finalized; returns how many, 0 when everybody is reminded. */
export const remindOfOpenLogs = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const open = await claimOpenLogs(tenant, now);
  for (const { id, job_id } of open) {
    await events.publish(tenant, {
      name: 'action-log.left-open',
      entity: 'action-log',
      entityId: id,
      jobId: job_id,
      actorUserId: null,
      data: {},
    });
  }
  return open.length;
};
