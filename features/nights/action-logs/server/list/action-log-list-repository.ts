import { publicNames } from '#features/accounts/access/server';
import { placeConditions, siteHasWord } from '#features/sites/jobs/server';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf } from '#platform/server/db/values';
import { onDays } from '#platform/server/db/within-days';
import type { Person } from '#platform/server/http/person';
import { type ActionLogRow, actionLogRow } from '../../contract/index.ts';
import { joinBuilding, rowColumns, rowJoins, statusConditions } from '../log/row-columns-repository.ts';
import type { ListFilters, ListQuery } from './entry-conditions-repository.ts';
import { entryConditions, needsBuildingZone } from './entry-conditions-repository.ts';

/** Filters without those that would tell a client with a login of entries that are not shown. */
const allowedFilters = ({ license }: Pick<Person, 'license'>, filters: ListFilters): ListFilters => {
  if (license !== 'viewer') return filters;
  const { action_type: _t, common_area: _c, weekday: _w, hour: _h, requested: _r, ...rest } = filters;
  const { entries: _e, open_request: _o, porter: _p, ...askable } = rest;
  return askable;
};

const orders: Record<ListQuery['sort'], string> = { log_date: 't.log_date', status: 't.status' };

const listOf = async (tenant: Tenant, person: Person, asked: ListFilters, now: Date): Promise<ListSql> => {
  const query = allowedFilters(person, asked);
  const words = await loadSearchWords(tenant, ['jobs', 'buildings'], query.q);
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
    ...onDays(values, 't.log_date', { from: query.dateFrom, to: query.dateTo }),
    ...placeConditions(
      tenant,
      { job_id: query.job, building_id: query.building, client_id: query.client, area_id: query.area },
      values,
    ),
    ...words.map((word) => siteHasWord(word, values.add)),
  ];
  return {
    from: `action_logs t ${needsBuildingZone(query) ? joinBuilding : ''}`,
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[query.sort]} ${query.order}, t.id`,
    values,
    replanned: words.length > 0,
  };
};

const shown = actionLogRow
  .pick({ entry_count: true, photo_count: true, running_count: true })
  .extend({ id: actionLogRow.shape.id });

/** Rows for clients with a login: they count only entries that somebody has shown, and name porters as strangers may know
 * them. */
const rowsForClients = async (tenant: Tenant, rows: readonly ActionLogRow[]): Promise<ActionLogRow[]> => {
  const names = await publicNames(tenant, [...new Set(rows.map(({ porter }) => porter.id))]);
  const counted = await tenant.query({
    name: 'action-logs-shown-entries',
    text: `select e.log_id as id, count(*)::int as entry_count, sum(e.photo_count)::int as photo_count,
        (count(*) filter (where e.running))::int as running_count
      from action_log_entries e where e.organization_id = $1 and e.log_id = any($2::int[]) and e.deleted_at is null
        and e.visibility = 'public'
      group by e.log_id`,
    values: [tenant.organizationId, rows.map(({ id }) => id)],
    row: shown,
  });
  const byId = new Map(counted.map((one) => [one.id, one]));
  const none = { entry_count: 0, photo_count: 0, running_count: 0 };
  return rows.map((row) => ({
    ...row,
    porter: { ...row.porter, name: names.get(row.porter.id) ?? '' },
    ...(byId.get(row.id) ?? none),
  }));
};

/** The rows of these logs, in the order of the ids; what was deleted in the meantime is left out. */
export const actionLogRows = async (
  tenant: Tenant,
  ids: readonly number[],
  { license }: Pick<Person, 'license'>,
): Promise<ActionLogRow[]> => {
  const rows = await tenant.query({
    name: 'action-logs-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join action_logs t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: actionLogRow,
  });
  return license === 'viewer' ? rowsForClients(tenant, rows) : rows;
};

export const loadActionLogRows = async (
  tenant: Tenant,
  person: Person,
  query: ListQuery,
  now: Date,
): Promise<PageOf<ActionLogRow>> => {
  const list = await listOf(tenant, person, query, now);
  return loadListPage(tenant, query, list, (ids) => actionLogRows(tenant, ids, person));
};

/** Ids of all that match, in the list's order, at most so many. */
export const actionLogIds = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  { now, max }: { now: Date; max: number },
): Promise<number[]> => loadIds(tenant, await listOf(tenant, person, filters, now), max);

/** How many match. */
export const countLogs = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  now: Date,
): Promise<number> => countRows(tenant, await listOf(tenant, person, filters, now), null);
