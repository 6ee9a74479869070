import type { PageOf } from '#platform/contract/pagination';
import { type ListSql, readIds } from '#platform/server/db/list-sql';
import { readCountedPage } from '#platform/server/db/read-counted-page';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import {
  type FigureFilter,
  type FigureParts,
  type FigureQuery,
  figureParts,
  figuresWith,
  type Joined,
  labor,
  lastDay,
  margin,
  type Reading,
} from './figure-conditions-repository.ts';
import { type FigureRow, figuresShown, names } from './figure-rows-repository.ts';

/** The expression of each sort, and the joins that it needs. */
const sorts = (today: string): Record<FigureQuery['sort'], [by: string, ...needs: Joined[]]> => ({
  job: ['j.job_number'],
  client: ['cl.name', 'client'],
  building: [names.buildings],
  area: [names.areas],
  manager: ['managed.names', 'managers'],
  number: ['c.number'],
  value: ['price.net_cents', 'price'],
  net: ['price.net_cents', 'price'],
  margin: [margin(today), 'price', 'budget'],
  labor_share: [labor, 'price', 'budget'],
  end: [lastDay('c')],
  vacancy: ['room.vacant::float8 / nullif(room.gross, 0)', 'room'],
});

type Sorted = FigureFilter & Pick<FigureQuery, 'sort' | 'order'>;

const sqlOf = (parts: FigureParts, { sort, order, q }: Sorted): ListSql => {
  const [by, ...needs] = sorts(parts.today)[sort];
  const values = collectValues(parts.values.all);
  // In its index every contract has a last day, so without `nulls last` the index can be read until the page is full.
  const last = sort === 'end' ? '' : ' nulls last';
  return {
    from: figuresWith([...parts.needs, ...needs], parts, values),
    id: 'c.id',
    where: parts.where,
    order: `${by} ${order}${last}, c.id ${order}`,
    values,
    replanned: q !== undefined,
  };
};

export const listFigureRows = async (
  tenant: Tenant,
  query: FigureQuery,
  reading: Reading,
): Promise<PageOf<FigureRow>> => {
  const parts = await figureParts(tenant, reading, query);
  return readCountedPage(tenant, query, sqlOf(parts, query), (ids) =>
    tenant.endWith(() => figuresShown(tenant, ids, reading)),
  );
};

/** Ids of the services in their order, at most `max`. */
export const figureIds = async (
  tenant: Tenant,
  query: Sorted,
  reading: Reading,
  max: number,
): Promise<number[]> => readIds(tenant, sqlOf(await figureParts(tenant, reading, query), query), max);
