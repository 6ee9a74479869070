import { z } from 'zod';
import { deltaOf } from '#platform/contract/figure';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { issue } from '../../contract/dashboard/inspection-figures.ts';
import type { Issue } from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import { lastFound, partsIn } from './parts-repository.ts';
import { areaTypeJson } from './section-scores-repository.ts';

const row = issue.omit({ delta: true, share: true }).extend({
  /** Deficient answers of the range in all. */
  total: z.int(),
});

const shown = 5;

/** What is found deficient most: by count, then by growth against the time before, then by what was found last. */
export const trendingIssues = async (tenant: Tenant, query: FigureQuery): Promise<Issue[]> => {
  const values = collectValues([tenant.organizationId]);
  const [now, before] = [query.range, query.previous].map((range) =>
    partsIn(tenant, query, 'issue', range, values),
  );
  const rows = await tenant.query({
    // The day on which it was last found is looked up only for issues that may be shown.
    text: `with found as (
        select area_type_id, label, sum(deficiencies) filter (where current)::int as count,
          sum(inspections) filter (where current)::int as inspections,
          coalesce(sum(deficiencies) filter (where not current), 0)::int as previous,
          max(day) filter (where current) as latest
        from (select *, true as current from ${now} n union all select *, false from ${before} b) parts
        group by 1, 2 having sum(deficiencies) filter (where current) > 0),
      most as materialized (select * from found where count >= coalesce(
        (select count from found order by count desc offset ${shown - 1} limit 1), 0))
      select ${areaTypeJson} as area_type, f.label as question, f.count, f.previous, f.inspections,
        (select sum(count)::int from found) as total
      from most f left join common_area_types y on y.organization_id = $1 and y.id = f.area_type_id
      order by f.count desc, (f.count - f.previous)::float8 / nullif(f.previous, 0) desc nulls first,
        ${lastFound(tenant, query, query.range, values)} desc, f.area_type_id, f.label
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
