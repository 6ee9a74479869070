import { z } from 'zod';
import { siteZone } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';

const row = z.object({ contract_id: z.int(), job_id: z.int(), ends_on: z.string(), days: z.int() });

type Ending = z.infer<typeof row>;

/** Marks and returns contracts that need a reminder because their term ends in 120, 90, 60 or 30 days; at most 200. Dates are
 * those at the site, from seven in the morning on. Contracts with a following amendment are left out. A reminder missed on
 * its day is made up until the next one is due, the last one until the end. `days` is the number of days left. */
const claimEnding = (tenant: Tenant, now: Date): Promise<Ending[]> =>
  tenant.query({
    name: 'contracts-take-ending',
    text: `with near as (
        select c.id, s.job_id, c.termination_date as ends_on,
          c.termination_date - ($2::timestamptz at time zone zone.name)::date as days
        from contracts c
        join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
        join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null and j.status <> 'inactive'
        cross join lateral (select ${siteZone} as name) zone
        where c.organization_id = $1 and c.status = 'approved' and c.deleted_at is null
          and c.termination_date between $2::timestamptz::date - 1 and $2::timestamptz::date + 122
          and c.start_date <= ($2::timestamptz at time zone zone.name)::date
          and ($2::timestamptz at time zone zone.name)::time >= '07:00'
          and not exists (select from contracts o where o.organization_id = $1
            and o.job_service_id = c.job_service_id and o.status = 'approved' and o.deleted_at is null
            and o.start_date = c.termination_date + 1)),
      staged as (
        select *, case when days <= 30 then 30 when days <= 60 then 60 when days <= 90 then 90 else 120 end as step
        from near where days between 0 and 120),
      marked as (
        insert into contract_alerts (organization_id, contract_id, ends_on, days)
        select $1, s.id, s.ends_on, s.step from staged s
        where not exists (select from contract_alerts a where a.organization_id = $1 and a.contract_id = s.id
          and a.ends_on = s.ends_on and a.days <= s.step)
        order by s.ends_on, s.id limit 200
        on conflict do nothing returning contract_id)
      select s.id as contract_id, s.job_id, s.ends_on::text, s.days from marked
      join staged s on s.id = marked.contract_id order by s.ends_on, s.id`,
    values: [tenant.organizationId, now.toISOString()],
    row,
  });

/** Publishes an event for one batch of contracts whose term ends; returns how many, 0 when none is left. */
export const publishEnding = async (
  { events }: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const ending = await claimEnding(tenant, now);
  for (const { contract_id, job_id, ends_on, days } of ending) {
    await events.publish(tenant, {
      name: 'contract.ending',
      entity: 'contract',
      entityId: contract_id,
      jobId: job_id,
      actorUserId: null,
      data: { ends_on, days },
    });
  }
  return ending.length;
};
