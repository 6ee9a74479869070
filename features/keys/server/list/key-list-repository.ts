import { inScopeSql } from '#features/access/server';
import { areaSubtree } from '#features/areas/server';
import { jobHasWord } from '#features/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, readIds, readRows } from '#platform/server/db/list-sql';
import { type FoundWord, findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf } from '#platform/server/db/values';
import { type PageWindow, readPage } from '#platform/server/http/page';
import type { keyListEndpoints } from '../../contract/index.ts';
import { keyColumns, keyTables, type StoredKey, storedKey } from '../record/key-columns-repository.ts';

type KeyQuery = QueryOf<(typeof keyListEndpoints)['listKeys']>;

export type KeyFilter = Omit<KeyQuery, 'page' | 'per_page' | 'total'>;

const orders: Record<KeyQuery['sort'], (way: string) => string> = {
  job_number: (way) => `j.job_number ${way}, k.label ${way}, k.id ${way}`,
  label: (way) => `k.label ${way}, k.id ${way}`,
  due_on: (way) => `c.due_on ${way} nulls last, k.id ${way}`,
};

const ofAreas = (areas: string): string => `k.job_id = any(array(
  select jb.job_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = any(array(
    select b.id from buildings b where b.organization_id = $1 and b.deleted_at is null and b.area_id = any(${areas}::int[])))))`;

/** The keys whose custody is like this, found first: they are few among all. */
const heldBy = (conditions: readonly string[]): string[] =>
  conditions.length === 0
    ? []
    : [
        `k.id = any(array(select h.key_id from key_custodies h
          where h.organization_id = $1 and h.ended_at is null and ${conditions.join(' and ')}))`,
      ];

/** A word of the label, of what it opens, or of the job. */
const matches = (word: FoundWord, add: (value: unknown) => string): string =>
  `(${hasWord(word, 'keys', { id: 'k.id', search: 'k.search' }, add)} or ${jobHasWord('k.job_id', word, add)})`;

const listSql = async (
  tenant: Tenant,
  query: KeyFilter,
  today: string,
): Promise<ListSql & { today: string }> => {
  const [areas, words] = await Promise.all([
    query.area_id === undefined ? undefined : areaSubtree(tenant, query.area_id),
    findWords(tenant, ['keys', 'jobs'], query.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const date = values.add(today);
  const where = [
    `k.organization_id = $1 and ${date}::date is not null`,
    ...(query.status ? oneOf(values, 'k.status', query.status) : [`k.status <> 'retired'`]),
    ...oneOf(values, 'k.kind', query.kind),
    ...equal(values, 'k.job_id', query.job_id),
    ...equal(values, 'j.client_id', query.client_id),
    ...(areas ? [ofAreas(values.add(areas))] : []),
    ...heldBy([
      ...equal(values, 'h.user_id', query.holder_id),
      ...either(query.overdue || undefined, `h.due_on < ${date}::date`, ''),
    ]),
    ...either(query.unconfirmed || undefined, 'c.user_id is not null and c.acknowledged_at is null', ''),
    ...words.map((word) => matches(word, values.add)),
  ];
  const scope = tenant.seesAllJobs ? '' : inScopeSql(tenant, 'k.job_id', values.add(tenant.userId));
  return {
    from: keyTables,
    id: 'k.id',
    where: where.join(' and ') + scope,
    order: orders[query.sort](query.order),
    values,
    replanned: words.length > 0,
    today: date,
  };
};

type KeyList = Awaited<ReturnType<typeof listSql>>;

const readKeys = (tenant: Tenant, list: KeyList, window: PageWindow): Promise<StoredKey[]> =>
  readRows(
    tenant,
    list,
    window,
    storedKey,
    (limit) =>
      `select ${keyColumns(list.today)} from ${list.from} where ${list.where} order by ${list.order} ${limit}`,
  );

/** Those with a date along its index, then all others: sorted as one they would all be read for each page. */
const readByDue = async (tenant: Tenant, list: KeyList, window: PageWindow): Promise<StoredKey[]> => {
  const dated = { ...list, where: `${list.where} and c.due_on is not null` };
  const undated = { ...list, where: `${list.where} and c.due_on is null`, order: 'k.id' };
  const first = await readKeys(tenant, dated, window);
  const left = window.limit === null ? null : window.limit - first.length;
  if (left === 0) return first;
  const before = await countRows(tenant, dated, null);
  const rest = { limit: left, offset: Math.max(0, window.offset - before) };
  return [...first, ...(await readKeys(tenant, undated, rest))];
};

export const listKeyRows = async (
  tenant: Tenant,
  query: KeyQuery,
  today: string,
): Promise<PageOf<StoredKey>> => {
  const list = await listSql(tenant, query, today);
  const read = query.sort === 'due_on' ? readByDue : readKeys;
  return readPage(query, {
    rows: (window) => read(tenant, list, window),
    count: (most) => countRows(tenant, list, most),
  });
};

export const keyIds = async (
  tenant: Tenant,
  query: KeyFilter,
  today: string,
  most: number,
): Promise<number[]> => readIds(tenant, await listSql(tenant, query, today), most);
