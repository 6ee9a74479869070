import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PageWindow } from '../http/page.ts';
import { idRow } from './id-row.ts';
import { manyIds } from './many-ids.ts';
import type { Tenant } from './tenant.ts';
import { collectValues, type Values } from './values.ts';

/** A list in SQL: which rows it has, and their order. */
export type ListSql = {
  /** The tables that `where` and `order` use. */
  from: string;
  /** The column with the row's id. */
  id: string;
  where: string;
  order: string;
  values: Values;
  /** Makes PostgreSQL plan the statement each time, for values that the plan depends on, such as thousands of ids from
   * a search. */
  replanned?: boolean;
};

/** A statement that is prepared once for each connection and combination of filters; its name is its hash. */
export const preparedStatement = (text: string) => ({
  name: `l-${createHash('sha1').update(text).digest('base64url')}`,
  text,
});

const statement = ({ replanned }: ListSql, text: string) => (replanned ? { text } : preparedStatement(text));

/** Writes the limit into the statement, and no offset for a first page: with parameters PostgreSQL expects a tenth of all
 * rows and plans the statement anew each time, which takes as long as reading a page. Later pages share one statement. */
const windowOf = ({ limit, offset }: PageWindow, values: Values): string => {
  const max = limit === null ? 'all' : Number(limit);
  return offset === 0 ? `limit ${max}` : `limit ${max} offset ${values.add(offset)}`;
};

/** Reads the rows of a page. `select` returns the statement around the page's limit and offset. */
export const loadRows = <S extends z.ZodType>(
  tenant: Tenant,
  list: ListSql,
  window: PageWindow,
  row: S,
  select: (window: string, values: Values) => string,
): Promise<z.output<S>[]> => {
  const values = collectValues(list.values.all);
  const text = select(windowOf(window, values), values);
  return tenant.query({ ...statement(list, text), values: values.all, row });
};

const total = z.object({ total: z.int() });

export const countSql = ({ from, where }: ListSql, max: number | null): string =>
  `select count(*)::int as total from (select from ${from} where ${where}${max === null ? '' : ` limit ${max}`}) counted`;

export const countRows = async (tenant: Tenant, list: ListSql, max: number | null): Promise<number> => {
  const text = countSql(list, max);
  const [counted] = await tenant.query({ ...statement(list, text), values: list.values.all, row: total });
  return counted?.total ?? 0;
};

/** Ids of a page. They are found before the columns that are only shown, so that a later page skips nothing but ids. */
export const loadPageIds = async (tenant: Tenant, list: ListSql, window: PageWindow): Promise<number[]> => {
  const { from, id, where, order } = list;
  const rows = await loadRows(
    tenant,
    list,
    window,
    idRow,
    (limit) => `select ${id} as id from ${from} where ${where} order by ${order} ${limit}`,
  );
  return rows.map((row) => row.id);
};

const idsAtOnce = z.object({ ids: manyIds });

/** Ids of the rows in their order, at most `max`. They come in one row: to read thousands takes longer than to find them. */
export const loadIds = async (tenant: Tenant, list: ListSql, max: number | null): Promise<number[]> => {
  const { from, id, where, order } = list;
  const [read] = await loadRows(
    tenant,
    list,
    { limit: max, offset: 0 },
    idsAtOnce,
    (limit) => `select array(select ${id} from ${from} where ${where} order by ${order} ${limit}) as ids`,
  );
  return read?.ids ?? [];
};
