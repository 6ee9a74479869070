import { z } from 'zod';
import { ofOwedReport } from '#features/nights/daily-reports/server';
import { holdsOn, periodsOfPeople } from '#features/sites/assignments/server';
import { nightAt } from '#features/sites/service-days/server';
import type { Tenant } from '#platform/server/db/tenant';
import { maxOwnSites, ownSite } from '../contract/index.ts';

const row = ownSite.extend({ work: z.enum(['nightly_report', 'action_log']) });

/** SQL: the log that the person `$2` keeps of the day `t`, one of its values. */
const ofOwnLog = (what: string): string => `(select ${what} from action_logs r where r.organization_id = $1
  and r.job_id = t.job_id and r.building_id = t.building_id and r.log_date = t.day and r.porter_id = $2
  and r.deleted_at is null)`;

const ofRecord = (what: string): string =>
  `case t.work when 'nightly_report' then ${ofOwedReport(what)} else ${ofOwnLog(what)} end`;

/** What this person owes now: reports of tonight where they supervise, and logs of today where they are the porter; what is not
 * begun comes first. Until noon, tonight is the night before. */
export const ownNights = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'own-nights',
    text: `with near as (select $3::timestamptz::date as day),
      owed as (
        select distinct d.work, d.day, d.job_id, d.building_id, b.name as building
        from ${periodsOfPeople}
        join near on true
        join service_days d on d.organization_id = $1 and d.job_id = l.job_id
          and d.work = case a.role_key when 'supervisor' then 'nightly_report' else 'action_log' end
          and d.day between near.day - 2 and near.day + 1 and d.excused_at is null
        join buildings b on b.organization_id = $1 and b.id = d.building_id
        where l.organization_id = $1 and l.user_id = $2 and a.role_key in ('supervisor', 'day-porter')
          and ${holdsOn('d.day')}
          and d.day = case d.work when 'nightly_report' then ${nightAt('$3', 'b.time_zone')}
            else ($3::timestamptz at time zone b.time_zone)::date end),
      begun as (
        select t.*, ${ofRecord('r.id')} as record, coalesce(${ofRecord('r.status')}, 'not_started') as status
        from owed t)
      select t.work, t.record, t.status,
        json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
        json_build_object('id', t.building_id, 'name', t.building) as building
      from begun t join jobs j on j.organization_id = $1 and j.id = t.job_id and j.deleted_at is null
      order by t.status = 'not_started' desc, t.status = 'finalized', j.job_number, t.building, t.building_id
      limit $4`,
    values: [tenant.organizationId, tenant.userId, now.toISOString(), maxOwnSites],
    row,
  });
