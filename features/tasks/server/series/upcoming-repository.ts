import type { Tenant } from '#platform/server/db/tenant';

/** For the series `s` at the building `b`: the soonest day from today on with work to do, or of the rule; $2 is now. */
const soonest = `least(
    (select min(t.scheduled_on) from tasks t where t.organization_id = $1 and t.series_id = s.id
      and t.deleted_at is null and t.status in ('open', 'in_progress', 'scheduled', 'on_hold')
      and t.scheduled_on >= ($2::timestamptz at time zone b.time_zone)::date),
    case when s.status = 'active' then s.next_on end)`;

const renew = (which: string): string => `update task_series s set upcoming_on = n.day
  from (select s.id, ${soonest} as day from task_series s
    join buildings b on b.organization_id = $1 and b.id = s.building_id
    where s.organization_id = $1 and ${which}) n
  where s.organization_id = $1 and s.id = n.id and s.upcoming_on is distinct from n.day`;

/** Says anew on which day each of the series is seen next, after its tasks or its rule changed. */
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

/** The same for series whose day has passed at their building; it passes nowhere before it does on Kiritimati. */
export const renewPassedUpcoming = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.query({
    text: renew(`s.deleted_at is null and s.upcoming_on < ($2::timestamptz at time zone 'Pacific/Kiritimati')::date
      and s.upcoming_on < ($2::timestamptz at time zone b.time_zone)::date`),
    values: [tenant.organizationId, now],
  });
};
