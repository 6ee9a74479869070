import { placeConditions } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';
import { onDays } from '#platform/server/db/on-days';
import type { Tenant } from '#platform/server/db/tenant';
import { equal, type Values } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

/** Conditions of the logs `t` that the person sees, on whatever day. */
export const seenConditions = (tenant: Tenant, query: FigureQuery, values: Values): string[] => [
  't.organization_id = $1',
  't.deleted_at is null',
  ...(query.onlyFinal ? [`t.status = 'finalized'`] : []),
  ...equal(values, 't.porter_id', query.porter),
  ...placeConditions(tenant, query, values),
];

/** The whole condition of the logs `t` of a range. */
export const countedIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [...seenConditions(tenant, query, values), onDays(values, 't.log_date', range)].join(' and ');

/** The whole condition of the days `t` of a range, at buildings `b`, that sites owed and that are over. */
export const owedIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [
    't.organization_id = $1',
    't.excused_at is null',
    `t.work = 'action_log'`,
    onDays(values, 't.day', range),
    `t.day < (${values.add(query.now.toISOString())}::timestamptz at time zone b.time_zone)::date`,
    ...placeConditions(tenant, query, values),
  ].join(' and ');

/** The range and the time before, as one. */
export const bothOf = ({ range, previous }: FigureQuery): DateRange => ({
  from: previous.from,
  to: range.to,
});

/** SQL: the day of the log `t` is of the range, not of the time before. */
export const isCurrent = (day: string, { range }: FigureQuery, values: Values): string =>
  `${day} >= ${values.add(range.from)}::date`;
