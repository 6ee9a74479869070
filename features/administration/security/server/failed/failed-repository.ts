import type { QueryOf } from '#platform/contract/endpoint';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf } from '#platform/server/db/values';
import { withinDays } from '#platform/server/db/within-days';
import type { securityListEndpoints } from '../../contract/index.ts';
import { type FailedSignInRow, failedRow } from '../../contract/lists.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listFailedSignIns']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

const listSql = async (tenant: Tenant, query: Filters, zone: string): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['memberships'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    'f.organization_id = $1',
    ...equal(values, 'f.user_id', query.user_id),
    ...oneOf(values, 'f.reason', query.reason),
    ...withinDays(values, 'f.at', { from: query.at_from, to: query.at_to }, zone),
    ...words.map((word) => hasWord(word, 'memberships', { id: 'm.user_id', search: 'm.search' }, values.add)),
  ];
  const people = 'join memberships m on m.organization_id = f.organization_id and m.user_id = f.user_id';
  return {
    from: words.length > 0 ? `failed_sign_ins f ${people}` : 'failed_sign_ins f',
    id: 'f.id',
    where: where.join(' and '),
    order: `f.at ${query.order}, f.id ${query.order}`,
    values,
    replanned: words.length > 0,
  };
};

/** These tries, in the order of the ids. */
export const failedOfIds = (tenant: Tenant, ids: readonly number[]): Promise<FailedSignInRow[]> =>
  tenant.query({
    name: 'security-failed',
    text: `select f.id::int as id, f.at, f.user_id, m.name, coalesce(m.email, f.email) as email, f.address, f.device, f.reason
      from unnest($2::bigint[]) with ordinality chosen (id, place)
      join failed_sign_ins f on f.organization_id = $1 and f.id = chosen.id
      left join memberships m on m.organization_id = $1 and m.user_id = f.user_id
      order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: failedRow,
  });

export const failedIds = async (tenant: Tenant, filters: Filters, zone: string, max: number) =>
  loadIds(tenant, await listSql(tenant, filters, zone), max);

export const failedPage = async (tenant: Tenant, query: Query, zone: string) => {
  const list = await listSql(tenant, query, zone);
  return loadListPage(tenant, query, list, (ids) => failedOfIds(tenant, ids));
};
