import { placeConditions } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';
import { onDays } from '#platform/server/db/on-days';
import type { Tenant } from '#platform/server/db/tenant';
import { equal, type Values } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

/** Inspections `q` that count when deciding whether a job was inspected in time, whoever asks. */
export const counts = `q.deleted_at is null and q.status <> 'new' and q.parent_inspection_id is null`;

/** Inspections `t` of a site that somebody sees; re-inspections say nothing about it. */
export const seenBy = (onlyFinal: boolean): string => `t.deleted_at is null and t.parent_inspection_id is null
  and t.status ${onlyFinal ? `= 'finalized'` : `<> 'new'`}`;

type Counting = Pick<FigureQuery, 'reinspections' | 'onlyFinal'>;

/** Inspections `t` that figures count, apart from days and places. They must imply the conditions of the partial indexes, or
 * PostgreSQL will not use these. */
export const countedConditions = ({ reinspections, onlyFinal }: Counting): string[] => [
  't.organization_id = $1',
  't.deleted_at is null',
  `t.status <> 'new'`,
  ...(reinspections ? [] : ['t.parent_inspection_id is null']),
  ...(onlyFinal ? [`t.status = 'finalized'`] : []),
];

export const narrowingConditions = (tenant: Tenant, query: FigureQuery, values: Values): string[] => [
  ...placeConditions(tenant, query, values),
  ...equal(values, 't.inspected_by', query.inspected_by),
];

/** The whole condition of the inspections `t` of a range. */
export const countedIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [
    ...countedConditions(query),
    onDays(values, 't.inspected_on', range),
    ...narrowingConditions(tenant, query, values),
  ].join(' and ');
