import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { toFinalize } from '../../contract/index.ts';
import { countReports } from './report-list-repository.ts';

/** How many reports of visible jobs wait for this person to make them final; undefined for people who may not. */
export const reportsToFinalize = async (
  tenant: Tenant,
  person: Person,
  now: Date,
): Promise<number | undefined> => {
  const { flags, license } = person;
  if (license === 'viewer' || !flags.has('hasAccessReports') || !flags.has('reports.canEdit'))
    return undefined;
  return countReports(tenant, person, { ...toFinalize, sort: 'report_date', order: 'desc' }, now);
};
