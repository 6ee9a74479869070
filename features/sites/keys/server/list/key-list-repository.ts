import { inScopeSql } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import { jobInAreas } from '#features/sites/buildings/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds, loadPageIds } from '#platform/server/db/list-sql';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf } from '#platform/server/db/values';
import { loadFoundPage } from '#platform/server/http/found-page';
import { loadPage, type PageWindow } from '#platform/server/http/page';
import type { keyListEndpoints } from '../../contract/index.ts';
import { keyColumns, keyTables, type StoredKey, storedKey } from '../record/key-columns-repository.ts';

type KeyQuery = QueryOf<(typeof keyListEndpoints)['listKeys']>;

export type KeyFilter = Omit<KeyQuery, 'page' | 'per_page' | 'total'>;

const orders: Record<KeyQuery['sort'], (way: string) => string> = {
  job_number: (way) => `j.job_number ${way}, k.label ${way}, k.id ${way}`,
  label: (way) => `k.label ${way}, k.id ${way}`,
  due_on: (way) => `c.due_on ${way} nulls last, k.id ${way}`,
};

/** SQL condition on the present custody. Selects the few matching custodies first, instead of checking every key. */
const holdingsOf = (conditions: readonly string[]): string[] =>
  conditions.length === 0
    ? []
    : [
        `k.id = any(array(select c.key_id from key_custodies c
          where c.organization_id = $1 and c.ended_at is null and ${conditions.join(' and ')}))`,
      ];

/** SQL condition: the label, what the key opens, or the job contains the word. */
const matches = (word: FoundWord, add: (value: unknown) => string): string =>
  `(${hasWord(word, 'keys', { id: 'k.id', search: 'k.search' }, add)}
    or ${hasWord(word, 'jobs', { id: 'k.job_id', search: 'j.search' }, add)})`;

const tables = `keys k join jobs j on j.organization_id = $1 and j.id = k.job_id and j.deleted_at is null`;

const custody = 'key_custodies c on c.organization_id = $1 and c.key_id = k.id and c.ended_at is null';

/** SQL condition: the job of the key is not deleted. A hash of all jobs, because joining thousands of keys one by one only to
 * count them is slow. */
const ofLiveJobs = (client: readonly string[]): string => `coalesce(k.job_id in (select j.id from jobs j
  where ${['j.organization_id = $1', 'j.deleted_at is null', ...client].join(' and ')}), false)`;

/** `forCounting`: without an order, and with fewer tables. */
const listSql = async (
  tenant: Tenant,
  query: KeyFilter,
  today: string,
  forCounting = false,
): Promise<ListSql> => {
  const [areas, words] = await Promise.all([
    query.area_id === undefined ? undefined : areaSubtree(tenant, query.area_id),
    loadSearchWords(tenant, ['keys', 'jobs'], query.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const byDue = query.sort === 'due_on' && !forCounting;
  const joined = forCounting ? 'keys k' : tables;
  const held = [
    ...equal(values, 'c.user_id', query.holder_id),
    ...(query.overdue ? [`c.due_on < ${values.add(today)}::date`] : []),
  ];
  const client = equal(values, 'j.client_id', query.client_id);
  const where = [
    'k.organization_id = $1',
    ...(query.status ? oneOf(values, 'k.status', query.status) : [`k.status <> 'retired'`]),
    ...oneOf(values, 'k.kind', query.kind),
    ...equal(values, 'k.job_id', query.job_id),
    ...(forCounting ? [ofLiveJobs(client)] : client),
    ...(areas ? [jobInAreas('k.job_id', values.add(areas))] : []),
    ...(byDue ? held : holdingsOf(held)),
    ...either(query.unconfirmed || undefined, 'c.user_id is not null and c.acknowledged_at is null', ''),
    ...words.map((word) => matches(word, values.add)),
  ];
  const scope = inScopeSql(tenant, 'k.job_id', values);
  return {
    from: byDue || query.unconfirmed ? `${joined} left join ${custody}` : joined,
    id: 'k.id',
    where: where.join(' and ') + scope,
    order: orders[query.sort](query.order),
    values,
    replanned: words.length > 0,
  };
};

/** Reads keys with a due date by the index on it, and then all others. One sort of both would read all keys for each page. */
const loadByDue = async (tenant: Tenant, list: ListSql, window: PageWindow): Promise<number[]> => {
  const dated = { ...list, where: `${list.where} and c.due_on is not null` };
  const undated = {
    ...list,
    where: `${list.where} and not (k.id in (select d.key_id from key_custodies d
      where d.organization_id = $1 and d.ended_at is null and d.due_on is not null))`,
    order: 'k.id',
  };
  const first = await loadPageIds(tenant, dated, window);
  const { limit, offset } = window;
  if (first.length === limit) return first;
  const before = offset === 0 ? first.length : await countRows(tenant, dated, limit && offset + limit);
  const rest = { limit: limit && limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await loadPageIds(tenant, undated, rest))];
};

const shown = (tenant: Tenant, ids: readonly number[], today: string): Promise<StoredKey[]> =>
  tenant.query({
    name: 'keys-shown',
    text: `select ${keyColumns('$3')} from unnest($2::int[]) with ordinality wanted (id, place)
      join ${keyTables.replace('keys k', 'keys k on k.organization_id = $1 and k.id = wanted.id')}
      order by wanted.place`,
    values: [tenant.organizationId, ids, today],
    row: storedKey,
  });

/** The number of matching keys. When sorted by due date, it uses the form of the list for counting, which does not follow
 * each custody one by one. */
const countKeys = async (
  tenant: Tenant,
  query: KeyQuery,
  { list, today }: { list: ListSql; today: string },
  max: number | null,
): Promise<number> => {
  const byDue = query.sort === 'due_on' && !query.q;
  return countRows(tenant, byDue ? await listSql(tenant, query, today, true) : list, max);
};

export const loadKeyRows = async (
  tenant: Tenant,
  query: KeyQuery,
  today: string,
): Promise<PageOf<StoredKey>> => {
  const list = await listSql(tenant, query, today);
  const read = query.sort === 'due_on' ? loadByDue : loadPageIds;
  const count = (max: number | null) => countKeys(tenant, query, { list, today }, max);
  const show = (ids: readonly number[]) => shown(tenant, ids, today);
  if (query.q)
    return loadFoundPage(query, {
      ids: (max) => read(tenant, list, { limit: max, offset: 0 }),
      shown: show,
      count: () => count(null),
    });
  return loadPage(query, { rows: async (window) => show(await read(tenant, list, window)), count });
};

export const keyIds = async (
  tenant: Tenant,
  query: KeyFilter,
  today: string,
  max: number,
): Promise<number[]> => loadIds(tenant, await listSql(tenant, query, today), max);
