import type { Tenant } from '#platform/server/db/tenant';
import type { ReportRow } from '../../contract/index.ts';
import { publicIncidents } from './shared-report-repository.ts';

/** Rows of the list for clients with a login: nothing of people, and incidents that somebody has shown. */
export const rowsForClients = async (tenant: Tenant, rows: readonly ReportRow[]): Promise<ReportRow[]> => {
  const shown = await publicIncidents(
    tenant,
    rows.map(({ id }) => id),
  );
  const headcount = { planned: null, present: null };
  return rows.map((row) => ({
    ...row,
    headcount,
    supervisor: null,
    incident_count: shown.get(row.id) ?? 0,
  }));
};
