import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PageWindow } from '../http/page.ts';
import { idRow } from './id-row.ts';
import type { Tenant } from './tenant.ts';
import { collectValues, type Values } from './values.ts';

/** A list as SQL: which rows it has and in which order. */
export type ListSql = {
  /** Tables of the conditions and the order. */
  from: string;
  /** The column of the row's id. */
  id: string;
  where: string;
  order: string;
  values: Values;
  /** Planned anew each time, for values that the plan has to know: thousands of ids from a search. */
  replanned?: boolean;
};

/** A statement is prepared once per connection and shape of filters; the name is its hash. */
const statement = ({ replanned }: ListSql, text: string) =>
  replanned ? { text } : { name: `l-${createHash('sha1').update(text).digest('base64url')}`, text };

/** The rows of a page. `select` writes the statement around the limit and offset of the page. */
export const readRows = <S extends z.ZodType>(
  tenant: Tenant,
  list: ListSql,
  { limit, offset }: PageWindow,
  row: S,
  select: (window: string, values: Values) => string,
): Promise<z.output<S>[]> => {
  const values = collectValues(list.values.all);
  const text = select(`limit ${values.add(limit)} offset ${values.add(offset)}`, values);
  return tenant.query({ ...statement(list, text), values: values.all, row });
};

const total = z.object({ total: z.int() });

export const countRows = async (tenant: Tenant, list: ListSql, most: number | null): Promise<number> => {
  const { from, where, values } = list;
  const limit = most === null ? '' : ` limit ${most}`;
  const text = `select count(*)::int as total from (select from ${from} where ${where}${limit}) counted`;
  const [counted] = await tenant.query({ ...statement(list, text), values: values.all, row: total });
  return counted?.total ?? 0;
};

/** Ids of the rows in their order, at most so many. */
export const readIds = async (tenant: Tenant, list: ListSql, most: number): Promise<number[]> => {
  const { from, id, where, order } = list;
  const rows = await readRows(
    tenant,
    list,
    { limit: most, offset: 0 },
    idRow,
    (window) => `select ${id} as id from ${from} where ${where} order by ${order} ${window}`,
  );
  return rows.map((row) => row.id);
};
