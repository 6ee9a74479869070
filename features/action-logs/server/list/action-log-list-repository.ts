import { placeConditions, siteHasWord } from '#features/jobs/server';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, readIds, readPageIds } from '#platform/server/db/list-sql';
import { findWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf } from '#platform/server/db/values';
import { readPage } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import { type ActionLogRow, actionLogRow } from '../../contract/index.ts';
import { statusConditions } from '../log/log-policy.ts';
import { joinBuilding, rowColumns, rowJoins } from '../log/row-columns-repository.ts';
import { asksClocks, entryConditions } from './entry-conditions-repository.ts';
import type { ListFilters, ListQuery } from './list-query.ts';

const orders: Record<ListQuery['sort'], string> = { log_date: 't.log_date', status: 't.status' };

const listOf = async (tenant: Tenant, person: Person, query: ListFilters, now: Date): Promise<ListSql> => {
  const words = await findWords(tenant, ['jobs', 'buildings'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...statusConditions(person),
    ...oneOf(values, 't.status', query.status),
    ...equal(values, 't.porter_id', query.porter),
    ...equal(values, 't.porter_id', query.mine ? tenant.userId : undefined),
    ...entryConditions(query, values, now),
    ...(query.recent ? ['t.log_date > current_date - 30'] : []),
    ...(query.dateFrom ? [`t.log_date >= ${values.add(query.dateFrom)}::date`] : []),
    ...(query.dateTo ? [`t.log_date <= ${values.add(query.dateTo)}::date`] : []),
    ...placeConditions(
      tenant,
      { job_id: query.job, building_id: query.building, client_id: query.client, area_id: query.area },
      values,
    ),
    ...words.map((word) => siteHasWord(word, values.add)),
  ];
  return {
    from: `action_logs t ${asksClocks(query) ? joinBuilding : ''}`,
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[query.sort]} ${query.order}, t.id`,
    values,
    replanned: words.length > 0,
  };
};

/** In the order of the ids; what was deleted in the meantime is left out. */
export const actionLogRows = (tenant: Tenant, ids: readonly number[]): Promise<ActionLogRow[]> =>
  tenant.query({
    name: 'action-logs-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join action_logs t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: actionLogRow,
  });

export const listActionLogRows = async (
  tenant: Tenant,
  person: Person,
  query: ListQuery,
  now: Date,
): Promise<PageOf<ActionLogRow>> => {
  const list = await listOf(tenant, person, query, now);
  return readPage(query, {
    rows: async (window) => actionLogRows(tenant, await readPageIds(tenant, list, window)),
    count: (most) => countRows(tenant, list, most),
  });
};

/** Ids of all that match, in the list's order, at most so many. */
export const actionLogIds = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  { now, most }: { now: Date; most: number },
): Promise<number[]> => readIds(tenant, await listOf(tenant, person, filters, now), most);

/** How many match. */
export const countLogs = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  now: Date,
): Promise<number> => countRows(tenant, await listOf(tenant, person, filters, now), null);
