import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { minutesBetweenReminders } from '../../../contract/missing/missing.ts';

/** Marks these days as reminded now, and returns those that were not reminded within the last hour. Of two callers at once,
 * only one gets each. */
export const markReminded = async (tenant: Tenant, ids: readonly number[], now: Date): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'missing-work-mark-reminded',
    text: `with marked as (
        insert into missing_work as w (organization_id, work, day, job_id, building_id, reminded_at, reminded_by)
        select $1, t.work, t.day, t.job_id, t.building_id, $3, $4 from service_days t
        where t.organization_id = $1 and t.id = any($2::int[])
        order by t.work, t.day, t.job_id, t.building_id
        on conflict (organization_id, work, day, job_id, building_id) do update
          set reminded_at = excluded.reminded_at, reminded_by = excluded.reminded_by
          where w.reminded_at is null
            or w.reminded_at <= excluded.reminded_at - interval '${minutesBetweenReminders} minutes'
        returning work, day, job_id, building_id)
      select t.id from marked m join service_days t on t.organization_id = $1 and t.work = m.work and t.day = m.day
        and t.job_id = m.job_id and t.building_id = m.building_id`,
    values: [tenant.organizationId, ids, now.toISOString(), tenant.userId],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
