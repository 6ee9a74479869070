import { z } from 'zod';
import { deltaOf } from '#platform/contract/figure';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { issue } from '../../contract/dashboard/inspection-figures.ts';
import type { Issue } from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import { partsIn } from './parts-repository.ts';
import { areaTypeJson } from './section-scores-repository.ts';

const row = issue.omit({ delta: true, share: true }).extend({
  /** Deficient answers of the range in all. */
  total: z.int(),
});

const shown = 5;

/** What is found deficient most: by count, then by growth against the time before, then by what was found last. */
export const trendingIssues = async (tenant: Tenant, query: FigureQuery): Promise<Issue[]> => {
  const values = collectValues([tenant.organizationId]);
  const both = { from: query.previous.from, to: query.range.to };
  const parts = partsIn(tenant, query, 'issue', both, values);
  const isCurrent = `day >= ${values.add(query.range.from)}`;
  const rows = await tenant.query({
    text: `with by_day as (
        select area_type_id, label, day, sum(deficiencies) as count, sum(inspections) as inspections
        from ${parts} parts group by 1, 2, 3),
      found as (
        select area_type_id, label, coalesce(sum(count) filter (where ${isCurrent}), 0)::int as count,
          coalesce(sum(count) filter (where not (${isCurrent})), 0)::int as previous,
          coalesce(sum(inspections) filter (where ${isCurrent}), 0)::int as inspections,
          max(day) filter (where count > 0) as latest
        from by_day group by 1, 2)
      select ${areaTypeJson} as area_type, f.label as question, f.count, f.previous, f.inspections,
        (select sum(count)::int from found) as total
      from found f left join common_area_types y on y.organization_id = $1 and y.id = f.area_type_id
      where f.count > 0
      order by f.count desc, (f.count - f.previous)::float8 / nullif(f.previous, 0) desc nulls first, f.latest desc,
        f.area_type_id, f.label
      limit ${shown}`,
    values: values.all,
    row,
  });
  return rows.map(({ total, ...found }) => ({
    ...found,
    delta: deltaOf(found.count, found.previous),
    share: found.count / total,
  }));
};
