import type { Tenant } from '#platform/server/db/tenant';
import { literals } from '#platform/server/db/values';
import { openStatuses } from '../../contract/index.ts';

/** SQL: the soonest day from today on with an open task of the series `s` at the building `b`, or the next date of its rule if
 * that is sooner; `$2` is now. */
const soonest = `least(
    (select min(t.scheduled_on) from tasks t where t.organization_id = $1 and t.series_id = s.id
      and t.deleted_at is null and t.status in (${literals(openStatuses)})
      and t.scheduled_on >= ($2::timestamptz at time zone b.time_zone)::date),
    case when s.status = 'active' then s.next_on end)`;

const renew = (which: string): string => `update task_series s set upcoming_on = n.day
  from (select s.id, ${soonest} as day from task_series s
    join buildings b on b.organization_id = $1 and b.id = s.building_id
    where s.organization_id = $1 and ${which}) n
  where s.organization_id = $1 and s.id = n.id and s.upcoming_on is distinct from n.day`;

/** Computes `upcoming_on` of the series again, after their tasks or their rules changed. */
export const renewUpcoming = async (
  tenant: Tenant,
  seriesIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (seriesIds.length === 0) return;
  await tenant.query({
    text: renew('s.id = any($3::int[])'),
    values: [tenant.organizationId, now, seriesIds],
  });
};

/** The same for series whose `upcoming_on` has passed at their building. A day ends first in the zone of Kiritimati: comparing
 * with it lets an index leave out most series. */
export const renewPassedUpcoming = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.query({
    text: renew(`s.deleted_at is null and s.upcoming_on < ($2::timestamptz at time zone 'Pacific/Kiritimati')::date
      and s.upcoming_on < ($2::timestamptz at time zone b.time_zone)::date`),
    values: [tenant.organizationId, now],
  });
};
