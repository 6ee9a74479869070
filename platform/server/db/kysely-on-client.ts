import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../db/schema/types.ts';
import type { Statement } from './statement.ts';

/** The query builder on a client whose transaction others open and close; it cannot begin one itself. */
export const kyselyOnClient = (send: (statement: Statement) => Promise<pg.QueryResult>): Kysely<DB> => {
  const refuse = async (): Promise<never> => {
    throw new Error('the tenant transaction is the only one: use withTenant');
  };
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => {
      const result = await send({ text: query.sql, values: query.parameters });
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('streaming is not offered inside a tenant transaction');
    },
  };
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: async () => {},
      }),
    },
  });
};
