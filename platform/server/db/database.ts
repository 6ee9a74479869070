import { createIdentity, type Identity } from './identity.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { createWithTenant, type WithTenant } from './with-tenant.ts';

export type Database = {
  withTenant: WithTenant;
  identity: Identity;
  /** Answers when the database does. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The two doors to the database on one pool of the application role's connections. */
export const openDatabase = (options: PoolOptions): Database => {
  const pool = createPool(options);
  return {
    withTenant: createWithTenant(pool),
    identity: createIdentity(pool),
    ping: async () => {
      await pool.query({ text: 'select 1', query_timeout: 2000 } as never);
    },
    close: () => pool.end(),
  };
};
