import pg from 'pg';
import { PacketSocket } from './packet-socket.ts';

const builtins = pg.types.builtins;

/** Postgres prints `2026-11-21 11:40:31.123456+00` in a UTC session. Microseconds are kept, because stale checks
 * compare them. */
const toIso = (text: string): string =>
  text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text;

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond the safe integers`);
  return value;
};

/** OIDs of date[] and int8[]: the library has names only for the types of single values. */
const [dateArray, int8Array] = [1182, 1016];

const itemsOf = (text: string): string[] => text.slice(1, -1).split(',').filter(Boolean);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, toSafeInteger],
  [builtins.NUMERIC, (text) => text],
  [builtins.DATE, (text) => text],
  [dateArray, itemsOf],
  [int8Array, (text) => itemsOf(text).map(toSafeInteger)],
  [builtins.TIMESTAMPTZ, toIso],
]);

/** All parsers of column types: int8 to a safe number or an error, numeric to string, dates and times to ISO text. */
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : (parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text')),
} as pg.CustomTypesConfig;

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
