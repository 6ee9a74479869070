import type pg from 'pg';
import { globalTables } from '../../../db/schema/owners.ts';
import { BackupError } from './manifest.ts';

export type Table = {
  name: string;
  /** Without generated columns, whose values are computed again. */
  columns: string[];
  /** The primary key as an ORDER BY that every server sorts alike. */
  order: string;
  /** The column that names the organization; null for the global tables. */
  tenant: string | null;
  forced: boolean;
};

/** Sessions, links under way and counted failures end with the installation. Migrations are run, not copied. */
export const excludedTables = ['sessions', 'link_tokens', 'throttles'] as const;

const notCopied: readonly string[] = [...excludedTables, 'pgmigrations'];

const catalog = `
  select c.relname as name, c.relrowsecurity as guarded, c.relforcerowsecurity as forced,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select string_agg(quote_ident(a.attname) || case when t.typcategory = 'S' then ' collate "C"' else '' end,
        ', ' order by k.position)
      from pg_index i
      cross join unnest(i.indkey::int[]) with ordinality k (attnum, position)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      join pg_type t on t.oid = a.atttypid
      where i.indrelid = c.oid and i.indisprimary) as "order"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

type CatalogRow = Omit<Table, 'tenant'> & { guarded: boolean };

const tenantOf = ({ name, columns, guarded }: CatalogRow): string | null => {
  if (name === 'organizations') return 'id';
  if (columns.includes('organization_id')) return 'organization_id';
  if (!guarded && (globalTables as readonly string[]).includes(name)) return null;
  throw new BackupError(`The table ${name} has no organization and is not on the list of global tables.`);
};

/** Every table that a backup holds, read from the database itself, so that a new table is in the next backup. */
export const describeTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<CatalogRow>(catalog);
  return rows
    .filter(({ name }) => !notCopied.includes(name))
    .map(({ guarded: _guarded, ...row }) => {
      if (!row.order) throw new BackupError(`The table ${row.name} has no primary key.`);
      return { ...row, tenant: tenantOf({ guarded: _guarded, ...row }) };
    });
};

export const migrationsOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from pgmigrations order by id');
  return rows.map(({ name }) => name);
};
