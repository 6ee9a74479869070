import { createIdentity, type Identity } from './identity.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { createWithTenant, type WithTenant } from './with-tenant.ts';

export type Database = {
  withTenant: WithTenant;
  identity: Identity;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The two ways to the database, on one pool of connections with the application role. */
export const openDatabase = (options: PoolOptions): Database => {
  const pool = createPool(options);
  return {
    withTenant: createWithTenant(pool),
    identity: createIdentity(pool),
    ping: async () => {
      // The types of pg leave out how long a single query may take.
      const question = { text: 'select 1', query_timeout: 2000 };
      await pool.query(question);
    },
    close: () => pool.end(),
  };
};
