import { placeConditions } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';
import { onDays } from '#platform/server/db/on-days';
import type { Tenant } from '#platform/server/db/tenant';
import { equal, type Values } from '#platform/server/db/values';
import { morningAfter } from '../nights/night-sql-repository.ts';
import { submitted } from '../report/row-columns-repository.ts';
import type { FigureQuery } from './figure-query.ts';

/** The whole condition of the reports `t` of a range that the reader sees. */
export const countedIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [submitted('t', query.onlyFinal), cameIn(tenant, query, range, values)].join(' and ');

/** The whole condition of all reports `t` of a range that were submitted, whatever the reader sees of them. */
export const cameIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [
    't.organization_id = $1',
    't.deleted_at is null',
    submitted('t', false),
    onDays(values, 't.report_date', range),
    ...equal(values, 't.supervisor_id', query.supervisor),
    ...placeConditions(tenant, query, values),
  ].join(' and ');

/** The whole condition of the nights `t` of a range, at buildings `b`, whose reports should have come by now. */
export const owedIn = (tenant: Tenant, query: FigureQuery, range: DateRange, values: Values): string =>
  [
    't.organization_id = $1',
    't.excused_at is null',
    `t.work = 'nightly_report'`,
    onDays(values, 't.day', range),
    `${morningAfter('t.day')} <= ${values.add(query.now.toISOString())}::timestamptz`,
    ...placeConditions(tenant, query, values),
  ].join(' and ');
