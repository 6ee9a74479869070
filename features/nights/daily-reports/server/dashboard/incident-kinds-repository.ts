import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { reportCharts } from '../../contract/dashboard/report-figures.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

/** Incidents of the range by kind, the most frequent first, and in how many reports. */
export const incidentKindsOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof reportCharts.shape.incidents>> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select i.kind as key, count(*)::int as count, count(distinct t.id)::int as reports
      from daily_reports t join daily_report_incidents i
        on i.organization_id = $1 and i.report_id = t.id and i.deleted_at is null
      where ${countedIn(tenant, query, query.range, values)} and t.incident_count > 0
      group by 1 order by 2 desc, 1`,
    values: values.all,
    row: reportCharts.shape.incidents.element,
  });
};
