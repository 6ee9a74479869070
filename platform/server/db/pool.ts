import pg from 'pg';
import { PacketSocket } from './packet-socket.ts';
import { typeParsers } from './type-parsers.ts';

export type PoolOptions = { url: string; max?: number; onError?: (error: Error) => void };

/** Milliseconds. A database that does not answer fails BEGIN and the session lookup after 3 s; a slow statement fails
 * after 5 s. */
export const timeouts = {
  connect: 2000,
  begin: 3000,
  statement: 5000,
  lock: 3000,
  idleInTransaction: 10_000,
};

/** Connections with the application role. Only `with-tenant` and `identity` may take clients from it. */
export const createPool = ({ url, max = 10, onError }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: typeParsers,
    stream: () => new PacketSocket(),
    pipeline: true,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.statement + 500,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    application_name: 'cora',
    options: '-c timezone=UTC -c jit=off -c plan_cache_mode=auto',
    keepAlive: true,
  } as pg.PoolConfig);
  pool.on('error', (error) => onError?.(error));
  // A checked-out client reports a lost connection to its query. Without this listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
