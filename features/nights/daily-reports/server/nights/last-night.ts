import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { addDays } from '#platform/contract/add-days';
import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type lastNightEndpoints, nightStates, seesOnlyFinal } from '../../contract/index.ts';
import { countMissing } from '../dashboard/missing-repository.ts';

const row = z.object({ job_id: z.int(), state: z.enum(nightStates) });

/** How each job in scope reported a night. Of several buildings the one that needs most attention decides. People who see only
 * final reports get the jobs whose reports are all final. */
const reportedNight = (tenant: Tenant, night: string, onlyFinal: boolean): Promise<z.infer<typeof row>[]> => {
  const values = collectValues([tenant.organizationId, night]);
  const scope = inScopeSql(tenant, 's.job_id', values);
  return tenant.query({
    text: `with owed as (
        select d.job_id, d.building_id, true as owes from service_days d
        where d.organization_id = $1 and d.work = 'nightly_report' and d.day = $2::date and d.excused_at is null),
      reported as (
        select r.job_id, r.building_id, (array_agg(r.status = 'finalized' order by r.type = 'special', r.id))[1] as final,
          bool_or(r.type <> 'special') as usual from daily_reports r
        where r.organization_id = $1 and r.report_date = $2::date and r.deleted_at is null group by 1, 2),
      sites as (
        select job_id, max(case when r.final is null or (o.owes and not r.usual) then 3 when r.final then 1 else 2 end)
          as need
        from owed o full join reported r using (job_id, building_id) group by 1)
      select s.job_id, (array['${nightStates.join("', '")}'])[s.need] as state
      from sites s join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null
      where ${onlyFinal ? 's.need = 1' : 'true'}${scope}
      order by s.job_id`,
    values: values.all,
    row,
  });
};

const lastNightOf = (person: Person, now: Date): string => addDays(dateAt(now, person.timeZone), -1);

export const listLastNight = ({
  tenant,
  person,
  now,
}: SignedInCall<(typeof lastNightEndpoints)['listLastNight']>) =>
  reportedNight(tenant, lastNightOf(person, now), seesOnlyFinal(person.flags));

/** How many sites owed a report of last night and have none, where it is nine in the morning or later. */
export const missingLastNight = async (
  tenant: Tenant,
  person: Person,
  now: Date,
): Promise<{ night: string; count: number }> => {
  const night = lastNightOf(person, now);
  const range = { from: night, to: night };
  const onlyFinal = seesOnlyFinal(person.flags);
  return {
    night,
    count: await countMissing(tenant, { range, previous: rangeBefore(range), onlyFinal, now }),
  };
};
