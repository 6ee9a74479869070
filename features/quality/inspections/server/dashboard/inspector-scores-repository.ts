import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { inspectionCharts } from '../../contract/dashboard/inspection-figures.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { meanOf } from './parts-repository.ts';

const shown = 10;

/** The people who inspected most, with mean and spread of their scores: scores that hardly differ show that somebody does not
 * look closely. */
export const inspectorScoresOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof inspectionCharts.shape.inspectors>> => {
  const values = collectValues([tenant.organizationId]);
  const counted = countedIn(tenant, query, query.range, values);
  return tenant.query({
    // The spread is computed from sums of whole numbers, so that each inspection is read once.
    text: `with people as (
        select id, count(*)::int as inspections, count(score)::int as scored, sum(score) as sum,
          sum(score::bigint * score) as squares
        from (select t.inspected_by as id, round(t.score * 10000)::int as score
          from inspections t where ${counted} and t.inspected_by is not null) given
        group by 1 order by 2 desc, 1 limit ${shown})
      select p.id, p.inspections, p.scored, ${meanOf('p.sum', 'p.scored')} as score,
        case when p.scored > 1 then sqrt(p.scored * p.squares - p.sum::numeric * p.sum)::float8 / p.scored / 10000 end
          as spread,
        coalesce(m.name, '') as name
      from people p left join memberships m on m.organization_id = $1 and m.user_id = p.id
      order by p.inspections desc, p.id`,
    values: values.all,
    row: inspectionCharts.shape.inspectors.element,
  });
};
