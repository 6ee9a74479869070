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
  const [now, before] = [query.range, query.previous].map((range) =>
    partsIn(tenant, query, 'issue', range, values),
  );
  const rows = await tenant.query({
    // The time before, and when it was last found, are asked of those alone that may be shown.
    text: `with found as (
        select area_type_id, label, sum(deficiencies)::int as count, sum(inspections)::int as inspections
        from ${now} parts group by 1, 2 having sum(deficiencies) > 0),
      most as materialized (select * from found where count >= coalesce(
        (select count from found order by count desc offset ${shown - 1} limit 1), 0)),
      earlier as (
        select area_type_id, label, sum(deficiencies)::int as previous
        from ${before} parts where (area_type_id, label) in (select area_type_id, label from most) group by 1, 2),
      days as (
        select area_type_id, label, day
        from ${now} parts where (area_type_id, label) in (select area_type_id, label from most)
        group by 1, 2, 3 having sum(deficiencies) > 0),
      latest as (select area_type_id, label, max(day) as latest from days group by 1, 2),
      compared as (
        select m.*, coalesce(e.previous, 0) as previous, l.latest
        from most m left join earlier e using (area_type_id, label) left join latest l using (area_type_id, label))
      select ${areaTypeJson} as area_type, f.label as question, f.count, f.previous, f.inspections,
        (select sum(count)::int from found) as total
      from compared f left join common_area_types y on y.organization_id = $1 and y.id = f.area_type_id
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
