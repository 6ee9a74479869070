import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { recordTaskChange } from './record-task-change.ts';

const row = z.object({ id: z.int(), job_id: z.int(), building_id: z.int() });

/** At most 500 at a time, so that no transaction runs long. The array makes PostgreSQL find the rows once, whatever its
 * statistics of the table are. */
const openDueTasks = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'tasks-open-due',
    text: `update tasks set status = 'open'
      where organization_id = $1 and id = any(array(
        select t.id from tasks t
        join buildings b on b.organization_id = t.organization_id and b.id = t.building_id
        where t.organization_id = $1 and t.status = 'scheduled' and t.deleted_at is null
          and t.scheduled_on <= ($2::timestamptz at time zone b.time_zone)::date
        order by t.id limit 500 for update of t skip locked))
      returning id, job_id, building_id`,
    values: [tenant.organizationId, now],
    row,
  });

/** Opens every scheduled task whose day has come at its building; repeating it changes nothing more. */
export const openScheduledTasks = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const opened = await openDueTasks(tenant, now);
  for (const task of opened) {
    await recordTaskChange(
      { tenant, person: null, wiring },
      { action: 'task.moved', task, from: 'scheduled', to: 'open', data: { transition: 'open' } },
    );
  }
  return opened.length;
};
