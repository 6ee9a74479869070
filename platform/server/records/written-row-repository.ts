import type { Generated, Kysely } from 'kysely';
import type { DB } from '../../../db/types.ts';
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

/** How rows stand now, held until the transaction ends. Which tables, the repository of their feature says. */
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

/** Sets some fields of one row; answers its new `updated_at`. */
export const setRow = async (
  tenant: Tenant,
  table: keyof DB,
  id: number,
  change: object,
): Promise<string> => {
  const { updated_at } = await tables(tenant)
    .updateTable(table as 'written')
    .set({ ...change, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return updated_at;
};
