import type { Generated, Kysely } from 'kysely';
import type { z } from 'zod';
import { refused } from '#platform/contract/errors';
import type { PageOf } from '#platform/contract/pagination';
import type { DB } from '../../../db/schema/types.ts';
import { fieldOfConstraint } from '../db/field-of-constraint.ts';
import { countRows, loadRows } from '../db/list-sql.ts';
import { hasWord, loadSearchWords } from '../db/search-words.ts';
import type { Tenant } from '../db/tenant.ts';
import { collectValues } from '../db/values.ts';
import { loadPage, type PageQuery } from '../http/page.ts';

/** Columns that every table of simple records has. */
type RecordTable = {
  organization_id: number;
  id: Generated<number>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: Generated<string>;
  deleted_at: string | null;
};

export type Stored = { updated_at: string; deleted_at: string | null };

export type RecordQuery = PageQuery & {
  sort: string;
  order: 'asc' | 'desc';
  q?: string | undefined;
  /** Lists the deleted records instead of the others. */
  deleted?: boolean | undefined;
};

type Options<R> = {
  /** Its migration must have added the search column. */
  table: keyof DB & string;
  /** The table with the alias `r`, and the joins that the answer needs. */
  from: string;
  /** Columns of the answer. */
  columns: string;
  row: z.ZodType<R>;
  /** SQL of each sort of the list. */
  sorts: Readonly<Record<string, string>>;
  /** Fields that must be unique, by the name of their index. */
  unique: Readonly<Record<string, string>>;
};

/** The statements for a table of simple records. `R` is the record as answered. */
export const recordRepository = <R>({ table, from, columns, row, sorts, unique }: Options<R>) => {
  const taken = fieldOfConstraint(
    Object.fromEntries(Object.entries(unique).map(([index, field]) => [index, { field, code: 'taken' }])),
  );
  const tables = ({ db }: Tenant): Kysely<DB & { record: RecordTable }> => db.$extendTables();
  const named = table as 'record';
  const change = (tenant: Tenant, id: number, set: object) =>
    tables(tenant)
      .updateTable(named)
      .set({ ...set, updated_by: tenant.userId })
      .where('organization_id', '=', tenant.organizationId)
      .where('id', '=', id);
  return {
    loadPage: async (tenant: Tenant, query: RecordQuery): Promise<PageOf<R>> => {
      const values = collectValues([tenant.organizationId]);
      const words = await loadSearchWords(tenant, [table], query.q);
      const where = [
        'r.organization_id = $1',
        `r.deleted_at is ${query.deleted ? 'not null' : 'null'}`,
        ...words.map((word) => hasWord(word, table, { id: 'r.id', search: 'r.search' }, values.add)),
      ].join(' and ');
      const order = `${sorts[query.sort]} ${query.order}, r.id ${query.order}`;
      const list = { from: `${table} r`, id: 'r.id', where, order, values };
      return loadPage(query, {
        rows: (window) =>
          loadRows(
            tenant,
            list,
            window,
            row,
            (limit) => `select ${columns} from ${from} where ${where} order by ${order} ${limit}`,
          ),
        count: (max) => countRows(tenant, list, max),
      });
    },
    /** With `deleted`, a deleted record is found, too. */
    load: async (tenant: Tenant, id: number, { deleted = false } = {}): Promise<R | undefined> => {
      const which = deleted ? '' : 'and r.deleted_at is null';
      const [found] = await tenant.query({
        name: `${table}-find${deleted ? '-also-deleted' : ''}`,
        text: `select ${columns} from ${from} where r.organization_id = $1 and r.id = $2 ${which}`,
        values: [tenant.organizationId, id],
        row,
      });
      return found;
    },
    /** The stored columns, even of a deleted record. The row is locked, so that no new row can reference it
     * meanwhile. */
    loadStored: async (
      tenant: Tenant,
      id: number,
      { locked }: { locked: boolean },
    ): Promise<Stored | undefined> => {
      const found = tables(tenant)
        .selectFrom(named)
        .selectAll()
        .where('organization_id', '=', tenant.organizationId)
        .where('id', '=', id);
      return (locked ? found.forUpdate() : found).executeTakeFirst();
    },
    insert: async (tenant: Tenant, fields: object): Promise<number> => {
      const { organizationId: organization_id, userId: created_by } = tenant;
      const row = await tables(tenant)
        .insertInto(named)
        .values({ organization_id, created_by, updated_by: created_by, ...fields })
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(taken);
      return row.id;
    },
    /** Returns false when the record was saved, deleted or restored since `readAt`. */
    update: async (tenant: Tenant, id: number, readAt: string, fields: object): Promise<boolean> => {
      const saving = change(tenant, id, fields).where('updated_at', '=', readAt);
      const [saved] = await saving.returning('id').execute().catch(taken);
      return saved !== undefined;
    },
    remove: async (tenant: Tenant, id: number, now: Date): Promise<void> => {
      await change(tenant, id, { deleted_at: now.toISOString() }).execute();
    },
    restore: async (tenant: Tenant, id: number): Promise<void> => {
      await change(tenant, id, { deleted_at: null })
        .execute()
        .catch((error) => {
          throw Object.hasOwn(unique, error?.constraint) ? refused('place_taken') : error;
        });
    },
  };
};

export type RecordRepository<R> = ReturnType<typeof recordRepository<R>>;
