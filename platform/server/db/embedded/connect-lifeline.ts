import pg from 'pg';

/**
 * One connection per process that uses the server. It tells at once when the server is gone, and the shared
 * lock it holds tells the others that somebody is here; both vanish by themselves with the process.
 */
export type Lifeline = pg.Client;

const usersLock = 748_120_501;

export const connectLifeline = async (port: number, password: string): Promise<Lifeline> => {
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

/** True when nobody else is left; from then on newcomers wait until the server is down and start it again. */
export const isLastUser = async (lifeline: Lifeline): Promise<boolean> => {
  await lifeline.query(`select pg_advisory_unlock_shared(${usersLock})`);
  const { rows } = await lifeline.query(`select pg_try_advisory_lock(${usersLock}) as alone`);
  return rows[0]?.alone === true;
};
