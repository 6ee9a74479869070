import type { Generated, Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema/types.ts';
import { anyOf } from '../db/any-of.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Stored } from './record-repository.ts';

type WrittenTable = {
  organization_id: number;
  id: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<string>;
  deleted_at: string | null;
};

const tables = ({ db }: Tenant): Kysely<DB & { written: WrittenTable }> => db.$extendTables();

/** The present state of rows, locked until the transaction ends. The repository of their feature chooses the table. */
export const lockRows = (
  tenant: Tenant,
  table: keyof DB,
  ids: readonly number[],
): Promise<(Stored & { id: number })[]> =>
  tables(tenant)
    .selectFrom(table as 'written')
    .select(['id', 'updated_at', 'deleted_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();

const written = z.object({ id: z.int(), updated_at: z.string() });

/** Names of columns come from code and from changes that it has stored; any other name is refused before it becomes SQL. */
const columnName = /^[a-z][a-z0-9_]*$/;

/** Sets some fields of many rows, each named once, and returns their new `updated_at`. Rows with the same set of fields share
 * a statement. Rows that are not `only` such ones stay as they are, and are not returned. */
export const setRows = async (
  tenant: Tenant,
  table: keyof DB,
  rows: readonly { id: number; change: object }[],
  only: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<number, string>> => {
  const conditions = Object.keys(only).map((name, at) => ` and t.${name} = $${at + 4}`);
  const times = new Map<number, string>();
  const bySet = Map.groupBy(rows, ({ change }) => Object.keys(change).sort().join());
  for (const [names, alike] of bySet) {
    const columns = names === '' ? [] : names.split(',');
    if ([...columns, ...Object.keys(only)].some((name) => !columnName.test(name)))
      throw new Error(`not a column: ${names}`);
    const found = await tenant.query({
      text: `update ${table} t set ${[...columns.map((name) => `${name} = r.${name}`), 'updated_by = $2'].join(', ')}
        from jsonb_populate_recordset(null::${table}, $3::jsonb) r
        where t.organization_id = $1 and t.id = r.id${conditions.join('')} returning t.id, t.updated_at`,
      values: [
        tenant.organizationId,
        tenant.userId,
        JSON.stringify(alike.map(({ id, change }) => ({ ...change, id }))),
        ...Object.values(only),
      ],
      row: written,
    });
    for (const { id, updated_at } of found) times.set(id, updated_at);
  }
  return times;
};
