import { z } from 'zod';
import { seesOnlyFinal as seesOnlyFinalLogs } from '#features/nights/action-logs/contract';
import { logsToFinalize } from '#features/nights/action-logs/server';
import { seesOnlyFinal as seesOnlyFinalReports } from '#features/nights/daily-reports/contract';
import { missingLastNight, ofOwedReport, reportsToFinalize } from '#features/nights/daily-reports/server';
import { holdsOn, periodsOfPeople } from '#features/sites/assignments/server';
import { nightAt } from '#features/sites/service-days/server';
import { myWork, workNowOf } from '#features/tasks/tasks/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type dashboardEndpoints, maxOwnSites, ownSite } from '../contract/index.ts';
import { setupOf, showSetup } from './setup/setup-of.ts';

const row = ownSite.extend({ work: z.enum(['nightly_report', 'action_log']) });

/** SQL: the log that the person `$2` keeps of the day `t`, one of its values. */
const ofOwnLog = (what: string): string => `(select ${what} from action_logs r where r.organization_id = $1
  and r.job_id = t.job_id and r.building_id = t.building_id and r.log_date = t.day and r.porter_id = $2
  and r.deleted_at is null)`;

const ofRecord = (what: string): string =>
  `case t.work when 'nightly_report' then ${ofOwedReport(what)} else ${ofOwnLog(what)} end`;

/** What this person owes now: reports of tonight where they supervise, and logs of today where they are the porter; what is not
 * begun comes first. Until noon, tonight is the night before. */
const ownNights = (tenant: Tenant, now: Date): Promise<z.infer<typeof row>[]> =>
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

const asOfNow = (value: number) => ({ value, previous: null, delta: null });

type Charts = AnswerOf<(typeof dashboardEndpoints)['getPersonalDashboard']>['charts'];

type Kpis = AnswerOf<(typeof dashboardEndpoints)['getPersonalDashboard']>['kpis'];

/** Figures of reports and logs that are not final, and of sites without a report. */
const nightsOf = async (tenant: Tenant, person: Person, now: Date): Promise<Kpis> => {
  const [reports, logs, missing] = await Promise.all([
    reportsToFinalize(tenant, person, now),
    logsToFinalize(tenant, person, now),
    person.license !== 'viewer' && person.flags.has('hasAccessDashboardReports')
      ? missingLastNight(tenant, person, now)
      : undefined,
  ]);
  return {
    ...(reports !== undefined && { reports_to_finalize: asOfNow(reports) }),
    ...(logs && { logs_to_finalize: { ...asOfNow(logs.count), mine: logs.mine } }),
    ...(missing && { missing_last_night: { ...asOfNow(missing.count), night: missing.night } }),
  };
};

/** What this person has to write tonight and today, as far as they may write it. Whoever sees final records alone could not open
 * what they began. */
const ownNightsOf = async (tenant: Tenant, { license, flags }: Person, now: Date): Promise<Charts> => {
  const reports =
    flags.has('hasAccessReports') && flags.has('reports.canEdit') && !seesOnlyFinalReports(flags);
  const logs =
    flags.has('hasAccessActionLog') && flags.has('actionLogs.canEdit') && !seesOnlyFinalLogs(flags);
  if (license === 'viewer' || !(reports || logs)) return {};
  const all = await ownNights(tenant, now);
  const of = (kind: 'nightly_report' | 'action_log') =>
    all.filter(({ work }) => work === kind).map(({ work: _, ...site }) => site);
  return {
    ...(reports && { tonight: of('nightly_report') }),
    ...(logs && { today: of('action_log') }),
  };
};

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  getPersonalDashboard: async ({ tenant, person, now }) => {
    const setup = await setupOf(tenant, person, now);
    const nights = await nightsOf(tenant, person, now);
    const own = await ownNightsOf(tenant, person, now);
    if (!person.flags.has('hasAccessTasks')) return { kpis: nights, charts: own, ...setup };
    const office = person.seesAllJobs && person.flags.has('hasAccessDashboardTasks');
    const { open, pastDue, next, activities } = await myWork(tenant, person, now);
    return {
      kpis: { my_open_tasks: asOfNow(open), my_past_due_tasks: asOfNow(pastDue), ...nights },
      charts: { ...own, next_tasks: next, activities },
      ...setup,
      ...(office && { company: await workNowOf(tenant, person.timeZone, now) }),
    };
  },
  showSetup,
};
