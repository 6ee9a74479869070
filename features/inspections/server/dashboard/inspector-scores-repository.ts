import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { inspectionCharts } from '../../contract/dashboard/inspection-figures.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { meanOf } from './parts-repository.ts';

const shown = 10;

/** Whoever inspected most, with mean and spread: somebody whose scores never differ does not look closely. */
export const inspectorScoresOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof inspectionCharts.shape.inspectors>> => {
  const values = collectValues([tenant.organizationId]);
  const counted = countedIn(tenant, query, query.range, values);
  return tenant.query({
    // Whoever is shown is found first: the spread is computed of exact numbers, which takes time.
    text: `with busiest as (
        select t.inspected_by as id, count(*)::int as inspections
        from inspections t where ${counted} and t.inspected_by is not null group by 1 order by 2 desc, 1 limit ${shown}),
      people as (
        select t.inspected_by as id, count(t.score)::int as scored,
          ${meanOf('sum(round(t.score * 10000)::bigint)', 'count(t.score)')} as score,
          case when count(t.score) > 1 then stddev_pop(t.score::numeric)::float8 end as spread
        from inspections t where ${counted} and t.inspected_by in (select id from busiest) group by 1)
      select b.id, b.inspections, p.scored, p.score, p.spread, coalesce(m.name, '') as name
      from busiest b join people p on p.id = b.id
      left join memberships m on m.organization_id = $1 and m.user_id = b.id
      order by b.inspections desc, b.id`,
    values: values.all,
    row: inspectionCharts.shape.inspectors.element,
  });
};
