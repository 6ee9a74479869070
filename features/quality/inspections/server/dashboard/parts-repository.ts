import { addDays } from '#platform/contract/add-days';
import type { DateRange } from '#platform/contract/range-fields';
import { weeksOf } from '#platform/contract/range-parts';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import { countedIn, narrowingConditions } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

export const partColumns = [
  'inspections',
  'scored',
  'score_sum',
  'passed',
  'failed',
  'success',
  'warning',
  'error',
  'deficiencies',
] as const;

export type Part = 'all' | 'section' | 'issue' | 'method';

const columns = ['area_type_id', 'label', ...partColumns];

/** SQL: the Sunday of a week. */
export const weekOf = (day: string): string => `${day} - extract(dow from ${day})::int`;

/** The whole weeks of a range, and the days before and after them. */
const piecesOf = (range: DateRange): { weeks: DateRange[]; days: DateRange[] } => {
  const all = weeksOf(range);
  const isWhole = ({ from, to }: DateRange) => to === addDays(from, 6);
  const whole = all.filter(isWhole);
  const [first, last] = [whole[0], whole.at(-1)];
  return {
    weeks: first && last ? [{ from: first.from, to: last.from }] : [],
    days: all.filter((piece) => !isWhole(piece)),
  };
};

/** Whether the roll-ups can answer: they hold all sites and people together, without re-inspections. */
const isRolledUp = (tenant: Tenant, query: FigureQuery): boolean =>
  tenant.seesAllJobs &&
  !query.reinspections &&
  narrowingConditions(tenant, query, collectValues([tenant.organizationId])).length === 0;

/** SQL: a table of what the inspections of a range add up to, read from the roll-ups and the changes not added up yet, or from
 * the inspections themselves. Both may have several rows for one day, type and label. Sums of whole weeks have the Sunday as
 * their day. */
export const partsIn = (
  tenant: Tenant,
  query: FigureQuery,
  part: Part,
  range: DateRange,
  values: Values,
): string => {
  if (!isRolledUp(tenant, query)) {
    return `(select t.inspected_on as day, ${columns.map((name) => `p.${name}`).join(', ')}
      from inspections t cross join lateral inspection_parts(t.score, t.outcome, t.band, t.deficiency_count,
        t.section_kinds, t.issues, t.score_method) p
      where ${countedIn(tenant, query, range, values)} and p.part = '${part}')`;
  }
  const { weeks, days } = part === 'all' ? { weeks: [], days: [range] } : piecesOf(range);
  const from = (table: string, day: string, { from: first, to: last }: DateRange) =>
    `select ${day} as day, ${columns.join(', ')} from ${table} where organization_id = $1 and part = '${part}'
      and ${day} between ${values.add(first)}::date and ${values.add(last)}::date${query.onlyFinal ? ' and final' : ''}`;
  return `(${[
    ...weeks.map((piece) => from('inspection_weeks', 'week', piece)),
    ...days.map((piece) => from('inspection_days', 'day', piece)),
    from('inspection_day_changes', 'day', range),
  ].join(' union all ')})`;
};

/** SQL: the last day of a range on which the issue `f` was found; `f.latest` is the last one in its parts. */
export const lastFound = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string => {
  if (!isRolledUp(tenant, query)) return 'f.latest';
  const from = (
    table: string,
  ) => `select day, deficiencies from ${table} where organization_id = $1 and part = 'issue'
    and area_type_id = f.area_type_id and label = f.label
    and day between ${values.add(range.from)}::date and ${values.add(range.to)}::date${query.onlyFinal ? ' and final' : ''}`;
  return `(select day from (${from('inspection_days')} union all ${from('inspection_day_changes')}) days
    group by day having sum(deficiencies) > 0 order by day desc limit 1)`;
};

/** Scores are added up in ten-thousandths. */
export const meanOf = (sum: string, count: string): string =>
  `(${sum})::float8 / nullif(${count}, 0) / 10000`;
