import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { type Work, works } from '../../../contract/missing/work.ts';
import { handedIn, isBegun, owedDays } from '../list/missing-sql-repository.ts';

/** Skips logs that somebody has started: the feature action-logs sends their reminder. */
const isAlertedHere = `(t.work = 'nightly_report' or not ${isBegun})`;

/** Marks as told, and returns, nights whose report and days whose log are missing at nine of the next morning, in the
 * building's time zone. After an outage, nights and days of the last two days are still told. At most 500 at a time; of
 * processes that ask at once, only one gets each. */
const claimMissing = async (tenant: Tenant, work: Work, now: Date): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'missing-work-claim',
    text: `with marked as (
        insert into missing_work as stored (organization_id, work, day, job_id, building_id, alerted_at)
        select $1, t.work, t.day, t.job_id, t.building_id, $2::timestamptz from ${owedDays}
        where t.organization_id = $1 and t.work = $3
          and t.day between $2::timestamptz::date - 4 and $2::timestamptz::date
          and ((t.day + 1) + time '09:00') at time zone b.time_zone <= $2::timestamptz
          and ((t.day + 3) + time '09:00') at time zone b.time_zone > $2::timestamptz
          and w.alerted_at is null and t.excused_at is null and not ${handedIn} and ${isAlertedHere}
        order by t.work, t.day, t.job_id, t.building_id limit 500
        on conflict (organization_id, work, day, job_id, building_id) do update set alerted_at = excluded.alerted_at
          where stored.alerted_at is null
        returning work, day, job_id, building_id)
      select t.id from marked m join service_days t on t.organization_id = $1 and t.work = m.work and t.day = m.day
        and t.job_id = m.job_id and t.building_id = m.building_id
      order by t.id`,
    values: [tenant.organizationId, now.toISOString(), work],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

type Wiring = { events: Events };

const alertOf = async ({ events }: Wiring, tenant: Tenant, work: Work, now: Date): Promise<number> => {
  const ids = await claimMissing(tenant, work, now);
  const [first] = ids;
  if (first === undefined) return 0;
  await events.publish(tenant, {
    name: 'missing-work.alerted',
    entity: 'missing-work',
    entityId: first,
    jobId: null,
    actorUserId: null,
    data: { ids },
  });
  return ids.length;
};

/** Publishes one batch of missing reports and one of missing logs; each person is told of all their sites at once. Returns
 * how many there were: 0 when all have been told. */
export const alertMissing = async (wiring: Wiring, tenant: Tenant, now: Date): Promise<number> => {
  let alerts = 0;
  for (const work of works) alerts += await alertOf(wiring, tenant, work, now);
  return alerts;
};
