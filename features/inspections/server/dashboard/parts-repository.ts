import type { DateRange } from '#platform/contract/date-range';
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

const columns = ['day', 'area_type_id', 'label', ...partColumns].join(', ');

/** Whether the roll-ups know what is asked: they are of all sites and people together, without re-inspections. */
const isRolledUp = (tenant: Tenant, query: FigureQuery): boolean =>
  tenant.seesAllJobs &&
  !query.reinspections &&
  narrowingConditions(tenant, query, collectValues([tenant.organizationId])).length === 0;

/** A table of what the inspections of a range add up to: from the roll-ups and what came since they were added up, or from
 * the inspections themselves. Both have several rows for one day, type and label. */
export const partsIn = (
  tenant: Tenant,
  query: FigureQuery,
  part: Part,
  range: DateRange,
  values: Values,
): string => {
  if (!isRolledUp(tenant, query)) {
    return `(select t.inspected_on as day, ${['area_type_id', 'label', ...partColumns].map((name) => `p.${name}`).join(', ')}
      from inspections t cross join lateral inspection_parts(t.score, t.outcome, t.band, t.deficiency_count,
        t.section_kinds, t.issues, t.score_method) p
      where ${countedIn(tenant, query, range, values)} and p.part = '${part}')`;
  }
  const days = `between ${values.add(range.from)} and ${values.add(range.to)}`;
  const from = (table: string) => `select ${columns} from ${table}
    where organization_id = $1 and part = '${part}' and day ${days}${query.onlyFinal ? ' and final' : ''}`;
  return `(${from('inspection_days')} union all ${from('inspection_day_changes')})`;
};

/** Scores are added up in ten-thousandths. */
export const meanOf = (sum: string, count: string): string =>
  `(${sum})::float8 / nullif(${count}, 0) / 10000`;
