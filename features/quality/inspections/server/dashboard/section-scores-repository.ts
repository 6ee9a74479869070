import type { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { inspectionCharts } from '../../contract/dashboard/inspection-figures.ts';
import type { FigureQuery } from './figure-query.ts';
import { meanOf, partsIn } from './parts-repository.ts';

const shown = 10;

/** A type of common area as JSON, of the row `y`; null where there is none. */
export const areaTypeJson = `case when y.id is not null then
  json_build_object('id', y.id, 'key', y.key, 'name', y.name) end`;

/** Mean scores by what kind of section, the lowest first. */
export const sectionScoresOf = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof inspectionCharts.shape.sections>> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select ${areaTypeJson} as area_type, s.label as title, s.scored, s.score, s.inspections
      from (select area_type_id, label, sum(scored)::int as scored, sum(inspections)::int as inspections,
          ${meanOf('sum(score_sum)', 'sum(scored)')} as score
        from ${partsIn(tenant, query, 'section', query.range, values)} parts
        group by 1, 2 having sum(scored) > 0 order by score, area_type_id, label limit ${shown}) s
      left join common_area_types y on y.organization_id = $1 and y.id = s.area_type_id
      order by s.score, s.area_type_id, s.label`,
    values: values.all,
    row: inspectionCharts.shape.sections.element,
  });
};
