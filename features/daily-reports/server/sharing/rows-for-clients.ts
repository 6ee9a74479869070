import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import type { ReportRow } from '../../contract/index.ts';
import { publicIncidents } from './shared-report-repository.ts';

/** A page of the list for clients with a login: nothing of people, and incidents that somebody has shown. */
export const rowsForClients = async (tenant: Tenant, page: PageOf<ReportRow>): Promise<PageOf<ReportRow>> => {
  const shown = await publicIncidents(
    tenant,
    page.rows.map(({ id }) => id),
  );
  const headcount = { planned: null, present: null };
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, headcount, incident_count: shown.get(row.id) ?? 0 })),
  };
};
