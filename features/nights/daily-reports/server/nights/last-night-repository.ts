import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { nightStates } from '../../contract/index.ts';

const row = z.object({ job_id: z.int(), state: z.enum(nightStates) });

/** How each job in scope reported a night. Of several buildings the one that needs most attention decides. People who see only
 * final reports get the jobs whose reports are all final. */
export const reportedNight = (
  tenant: Tenant,
  night: string,
  onlyFinal: boolean,
): Promise<z.infer<typeof row>[]> => {
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
