import { placeConditions, siteHasWord } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, type Values } from '#platform/server/db/values';
import { onDays } from '#platform/server/db/within-days';
import { loadPage } from '#platform/server/http/page';
import type { MissingListed, missingEndpoints } from '../../../contract/index.ts';
import { missingListed } from '../../../contract/missing/missing.ts';
import { morningAfter, ofSupervisor } from '../../nights/night-sql-repository.ts';
import {
  firstOnDuty,
  handedIn,
  isBegun,
  missingColumns,
  onDuty,
  owedDays,
} from './missing-sql-repository.ts';

type Query = QueryOf<(typeof missingEndpoints)['listMissingWork']>;

const orders: Record<Query['sort'], (order: string) => string> = {
  area: (order) => `a.name ${order} nulls last, a.id, j.job_number`,
  person: (order) => `f.name ${order} nulls last, f.id, j.job_number`,
  client: (order) => `c.name ${order}, j.job_number`,
  day: (order) => `t.day ${order}, j.job_number`,
  job_number: (order) => `j.job_number ${order}`,
};

/** SQL: the alias whose columns `id` and `name` make the groups of a sort. */
const groups: Partial<Record<Query['sort'], string>> = { area: 'a', person: 'f' };

const groupOf = (sort: Query['sort']): string => {
  const group = groups[sort];
  return group
    ? `json_build_object('id', ${group}.id, 'name', ${group}.name, 'count', count(*) over (partition by ${group}.id))`
    : 'null';
};

/** SQL: the day `t` is over in the time zone of its building; without dates it is the last such day. The other bounds let the
 * index be used. */
export const daysThatAreOver = (
  { dateFrom, dateTo, week }: Pick<Query, 'dateFrom' | 'dateTo' | 'week'>,
  now: Date,
  values: Values,
): string[] => {
  const moment = values.add(now.toISOString());
  const today = `(${moment}::timestamptz at time zone b.time_zone)::date`;
  const since = (days: number) => [
    `t.day >= ${today} - ${days}`,
    `t.day >= ${moment}::timestamptz::date - ${days + 1}`,
  ];
  return [
    `t.day < ${today}`,
    ...onDays(values, 't.day', { from: dateFrom, to: dateTo }),
    ...(dateFrom || dateTo ? [] : since(week ? 7 : 1)),
  ];
};

const placesOf = ({ job, building, client, area }: Query) => ({
  job_id: job,
  building_id: building,
  client_id: client,
  area_id: area,
});

/** Conditions by which the nights behind figures are found. */
const figureConditions = ({ due, supervisor, unsupervised }: Query, now: Date, values: Values): string[] => {
  const isDue =
    due === undefined ? '' : `${morningAfter('t.day')} <= ${values.add(now.toISOString())}::timestamptz`;
  return [
    ...either(due, isDue, `not (${isDue})`),
    ...equal(values, ofSupervisor('l.user_id'), supervisor),
    ...either(unsupervised, `${ofSupervisor('1')} is null`, `${ofSupervisor('1')} is not null`),
  ];
};

const listOf = async (tenant: Tenant, query: Query, now: Date): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['jobs', 'buildings'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    't.organization_id = $1',
    `t.work = ${values.add(query.work)}`,
    ...daysThatAreOver(query, now, values),
    ...(query.owed ? [] : [`not ${handedIn}`]),
    query.excused ? 't.excused_at is not null' : 't.excused_at is null',
    ...either(query.begun, isBegun, `not ${isBegun}`),
    ...(query.person === undefined
      ? []
      : [`exists (select from ${onDuty} and l.user_id = ${values.add(query.person)})`]),
    ...figureConditions(query, now, values),
    ...placeConditions(tenant, placesOf(query), values),
    ...words.map((word) => siteHasWord(word, values.add)),
  ];
  return {
    from: query.sort === 'person' ? `${owedDays} ${firstOnDuty}` : owedDays,
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[query.sort](query.order)}, t.day desc, t.id`,
    values,
    replanned: words.length > 0,
  };
};

export const loadMissingRows = async (
  tenant: Tenant,
  query: Query,
  now: Date,
): Promise<PageOf<MissingListed>> => {
  const list = await listOf(tenant, query, now);
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        missingListed,
        (limit) =>
          `select ${missingColumns}, ${groupOf(query.sort)} as "group" from ${list.from} where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};
