import type pg from 'pg';
import { timeouts } from './pool.ts';
import type { Statement } from './tenant.ts';

/** Reaches the global tables (logins, sessions, links, throttles) through the named functions of the schema only. */
export type Identity = {
  one: <T>(statement: Statement) => Promise<T | undefined>;
  all: <T>(statement: Statement) => Promise<T[]>;
};

const functionsOnly = /^select (\* from )?identity_[a-z_]+\(/;

export const createIdentity = (pool: pg.Pool): Identity => {
  const all = async <T>({ values, ...statement }: Statement): Promise<T[]> => {
    if (!functionsOnly.test(statement.text)) throw new Error(`not an identity function: ${statement.text}`);
    // A request begins with one of these: a database that does not answer is given up as early as at BEGIN.
    const result = await pool.query({
      ...statement,
      values: values as unknown[],
      query_timeout: timeouts.begin,
    } as pg.QueryConfig);
    return result.rows as T[];
  };
  return { all, one: async <T>(statement: Statement) => (await all<T>(statement))[0] };
};
