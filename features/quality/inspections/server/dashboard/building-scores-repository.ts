import { z } from 'zod';
import type { DateRange } from '#platform/contract/range-fields';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';
import { meanOf } from './parts-repository.ts';

const row = z.object({
  id: z.int(),
  name: z.string(),
  score: z.number(),
  scored: z.int(),
  is_best: z.boolean(),
});

export type BuildingScore = z.infer<typeof row>;

const shown = 10;

const sum = 'sum(round(t.score * 10000)::int)';

/** The buildings with the lowest and the highest scores, the lowest first. When there are few, the lower half and the upper half,
 * so that no building is in both. */
export const buildingScoresOf = (tenant: Tenant, query: FigureQuery): Promise<BuildingScore[]> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `with means as materialized (
        select t.building_id, count(*)::int as scored, ${meanOf(sum, 'count(*)')} as score
        from inspections t where ${countedIn(tenant, query, query.range, values)} and t.score is not null group by 1),
      half as (select (count(*) + 1) / 2 as worse, count(*) / 2 as better from means),
      ends as (
        (select *, false as is_best from means order by score, building_id
          limit least(${shown}, (select worse from half)))
        union all
        (select *, true from means order by score desc, building_id desc
          limit least(${shown}, (select better from half))))
      select b.id, b.name, e.score, e.scored, e.is_best
      from ends e join buildings b on b.organization_id = $1 and b.id = e.building_id
      order by e.is_best, e.score, e.building_id`,
    values: values.all,
    row,
  });
};

const cell = z.object({ building_id: z.int(), month: z.string(), score: z.number(), scored: z.int() });

/** Scores of some buildings by month, named `2026-11`. */
export const monthScoresOf = (
  tenant: Tenant,
  query: FigureQuery,
  buildingIds: readonly number[],
): Promise<z.infer<typeof cell>[]> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select t.building_id, to_char(t.inspected_on, 'YYYY-MM') as month, count(*)::int as scored,
        ${meanOf(sum, 'count(*)')} as score
      from inspections t where ${countedIn(tenant, query, query.range, values)} and t.score is not null
        and t.building_id = any(${values.add(buildingIds)}::int[])
      group by 1, 2`,
    values: values.all,
    row: cell,
  });
};

const weighed = z.object({ current: z.boolean(), score: z.number().nullable() });

/** Mean scores of the range and of the time before, weighed by cleanable area; buildings without a size weigh nothing. */
export const weighedScores = async (
  tenant: Tenant,
  query: FigureQuery,
): Promise<{ score: number | null; previous: number | null }> => {
  const values = collectValues([tenant.organizationId]);
  const both: DateRange = { from: query.previous.from, to: query.range.to };
  const rows = await tenant.query({
    text: `select t.inspected_on >= ${values.add(query.range.from)} as current,
        sum(t.score * b.gross_cleanable_sqft) / nullif(sum(b.gross_cleanable_sqft), 0) as score
      from inspections t join buildings b on b.organization_id = $1 and b.id = t.building_id
      where ${countedIn(tenant, query, both, values)} and t.score is not null and b.gross_cleanable_sqft is not null
      group by 1`,
    values: values.all,
    row: weighed,
  });
  const of = (current: boolean) => rows.find((one) => one.current === current)?.score ?? null;
  return { score: of(true), previous: of(false) };
};
