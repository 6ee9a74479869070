import pg from 'pg';

/** Each process that uses the server holds one such connection. It reports at once when the server stops. Its shared
 * lock tells other processes that this one still uses the server. Both end with the process. */
export type Watchdog = pg.Client;

const usersLock = 748_120_501;

export const connectWatchdog = async (port: number, password: string): Promise<Watchdog> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: 'cora lifeline',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock_shared(${usersLock})`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
};

/** True when no other process uses the server. From then on new processes wait until it has stopped, and start it
 * again. */
export const isLastUser = async (watchdog: Watchdog): Promise<boolean> => {
  await watchdog.query(`select pg_advisory_unlock_shared(${usersLock})`);
  const { rows } = await watchdog.query(`select pg_try_advisory_lock(${usersLock}) as alone`);
  return rows[0]?.alone === true;
};
