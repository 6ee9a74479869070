import type { Socket } from 'node:net';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import type { DB } from '../../../db/schema/types.ts';
import { type Confirmation, Unconfirmed } from './confirmation.ts';
import { identityCall } from './identity.ts';
import { parseRows } from './parse-rows.ts';
import { timeouts } from './pool.ts';
import { viewerRole } from './roles/viewer-roles.ts';
import type { Statement } from './statement.ts';
import type { Scope, Tenant } from './tenant.ts';

/** The query builder on a client whose transaction others open and close; it cannot begin one itself. */
const kyselyOnClient = (send: (statement: Statement) => Promise<pg.QueryResult>): Kysely<DB> => {
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

/** Throws `Unconfirmed` when the confirmation does not hold, even if `work` failed with another error. */
export type WithTenant = <T>(
  scope: Scope,
  work: (tenant: Tenant) => Promise<T>,
  confirmation?: Confirmation,
) => Promise<T>;

/** Maximum number of tries of a transaction that fails because of another one (serialization failure or deadlock). */
const maxTries = 3;

/** One message instead of several. Safe to inline: both values are converted to numbers. */
const beginAs = ({ organizationId, userId, isViewer }: Scope): string =>
  `begin; set local app.organization_id = '${Number(organizationId)}'; set local app.user_id = '${Number(userId) || ''}'${
    isViewer ? `; set local role ${viewerRole}` : ''
  }`;

const isRetryable = (error: unknown): boolean => {
  const code = (error as { code?: string } | null)?.code;
  return code === '40001' || code === '40P01';
};

const isConfirmed = async (client: pg.PoolClient, confirmation: Confirmation | undefined): Promise<boolean> =>
  !confirmation || confirmation.holds((await client.query(identityCall(confirmation.statement))).rows);

/** The only way to an organization's data. A confirmation, BEGIN, the scope and the first statements of `work` are sent
 * together. */
export const createWithTenant = (pool: pg.Pool): WithTenant => {
  const attempt: WithTenant = async (scope, work, confirmation) => {
    const client = await pool.connect();
    const after: (() => void)[] = [];
    let open = true;
    let isLast = false;
    let ended: Promise<unknown> | undefined;
    const commit = (): Promise<unknown> => {
      open = false;
      ended ??= client.query('commit');
      return ended;
    };
    let db: Kysely<DB> | undefined;
    const send = ({ name, text, values }: Statement): Promise<pg.QueryResult> => {
      if (!open) throw new Error('query after the tenant transaction ended');
      inOnePacket(client);
      const sent = client.query({ ...(name ? { name } : {}), text, values: values as unknown[] });
      if (isLast) commit().catch(() => {});
      return sent;
    };
    const tenant: Tenant = {
      ...scope,
      get db() {
        db ??= kyselyOnClient(send);
        return db;
      },
      query: (async ({ row, ...statement }: Statement & { row?: z.ZodType }) => {
        const { rows } = await send(statement);
        return row && parseRows(statement, row, rows);
      }) as Tenant['query'],
      afterCommit: (run) => {
        after.push(run);
      },
      endWith: (read) => {
        isLast = true;
        return read();
      },
    };
    inOnePacket(client);
    const confirmed = isConfirmed(client, confirmation);
    confirmed.catch(() => {});
    // Sent without waiting. If it fails, all statements after it fail too; the result is awaited before COMMIT.
    const begun = client.query({ text: beginAs(scope), query_timeout: timeouts.begin } as pg.QueryConfig);
    begun.catch(() => {});
    try {
      const result = await work(tenant);
      if (!(await confirmed)) throw new Unconfirmed();
      await begun;
      await commit();
      client.release();
      for (const run of after) run();
      return result;
    } catch (error) {
      open = false;
      await rollBack(client, begun, ended);
      // An error of the confirmation or of BEGIN is thrown first: the failure of `work` only follows from it.
      if (!(await confirmed)) throw new Unconfirmed();
      await begun;
      throw error;
    }
  };

  return async (scope, work, confirmation) => {
    for (let tries = 1; tries < maxTries; tries += 1) {
      try {
        return await attempt(scope, work, confirmation);
      } catch (error) {
        if (!isRetryable(error)) throw error;
      }
    }
    return attempt(scope, work, confirmation);
  };
};

/** Statements sent in the same turn of the event loop leave in one write, because a write costs more than a
 * statement. */
const inOnePacket = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/** A client whose rollback failed or whose BEGIN got no answer must never serve another organization: it is
 * destroyed. */
const rollBack = async (
  client: pg.PoolClient,
  begun: Promise<unknown>,
  ended: Promise<unknown> | undefined,
): Promise<void> => {
  try {
    await begun;
    await (ended ?? client.query('rollback'));
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
};
