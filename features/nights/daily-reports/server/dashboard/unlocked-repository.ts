import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { reportCharts } from '../../contract/dashboard/report-figures.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const shown = 10;

/** The tenants whose doors were found unlocked most often, under the name of the last time. */
export const unlockedByTenant = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof reportCharts.shape.unlocked>> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `with found as (
        select c.place_id as id, count(*)::int as count, max(t.id) as last
        from daily_reports t join daily_report_checks c on c.organization_id = $1 and c.report_id = t.id
          and c.kind = 'tenant' and c.result = 'found_unlocked'
        where ${countedIn(tenant, query, query.range, values)} and t.doors_unlocked > 0
        group by 1 order by 2 desc, 1 limit ${shown})
      select f.id, c.name, c.suite, b.name as building, f.count
      from found f
      join daily_report_checks c
        on c.organization_id = $1 and c.report_id = f.last and c.kind = 'tenant' and c.place_id = f.id
      join daily_reports t on t.organization_id = $1 and t.id = f.last
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      order by f.count desc, f.id`,
    values: values.all,
    row: reportCharts.shape.unlocked.element,
  });
};
