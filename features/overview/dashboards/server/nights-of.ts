import { seesOnlyFinal as seesOnlyFinalLogs } from '#features/nights/action-logs/contract';
import { logsToFinalize } from '#features/nights/action-logs/server';
import { seesOnlyFinal as seesOnlyFinalReports } from '#features/nights/daily-reports/contract';
import { missingLastNight, reportsToFinalize } from '#features/nights/daily-reports/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { dashboardEndpoints } from '../contract/index.ts';
import { asOfNow } from './as-of-now.ts';
import { ownNights } from './own-nights-repository.ts';

type Charts = AnswerOf<(typeof dashboardEndpoints)['getPersonalDashboard']>['charts'];

type Kpis = AnswerOf<(typeof dashboardEndpoints)['getPersonalDashboard']>['kpis'];

/** Figures of reports and logs that are not final, and of sites without a report. */
export const nightsOf = async (tenant: Tenant, person: Person, now: Date): Promise<Kpis> => {
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
export const ownNightsOf = async (tenant: Tenant, { license, flags }: Person, now: Date): Promise<Charts> => {
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
