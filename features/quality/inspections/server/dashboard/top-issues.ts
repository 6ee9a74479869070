import { loadOrganization } from '#features/accounts/organizations/server';
import type { Places } from '#features/sites/jobs/server';
import { rangeBefore } from '#platform/contract/date-range';
import type { DateRange } from '#platform/contract/range-fields';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Issue } from '../../contract/index.ts';
import { trendingIssues } from './issues-repository.ts';

/** What was found deficient most at these places in a range, for other features. */
export const topIssuesOf = async (
  tenant: Tenant,
  places: Places,
  range: DateRange,
  { now, onlyFinal }: { now: Date; onlyFinal: boolean },
): Promise<Issue[]> => {
  const { time_zone: zone } = await loadOrganization(tenant);
  return trendingIssues(tenant, {
    ...places,
    range,
    previous: rangeBefore(range),
    zone,
    today: dateAt(now, zone),
    onlyFinal,
    reinspections: false,
    by_area: false,
    seesTasks: false,
  });
};
