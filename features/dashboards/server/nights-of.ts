import { logsToFinalize } from '#features/action-logs/server';
import { missingLastNight, reportsToFinalize } from '#features/daily-reports/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { dashboardEndpoints } from '../contract/index.ts';
import { asOfNow } from './as-of-now.ts';

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
