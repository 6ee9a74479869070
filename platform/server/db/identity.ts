import type pg from 'pg';
import type { z } from 'zod';
import { parseRows } from './parse-rows.ts';
import { timeouts } from './pool.ts';
import type { Reading, Statement } from './statement.ts';

/** Reads and writes the global tables (logins, sessions, links, throttles), only through the named functions of the
 * schema. */
export type Identity = {
  one: <S extends z.ZodType>(statement: Reading<S>) => Promise<z.output<S> | undefined>;
  all: <S extends z.ZodType>(statement: Reading<S>) => Promise<z.output<S>[]>;
  /** Calls a function and ignores its result. */
  call: (statement: Statement) => Promise<void>;
};

const functionsOnly = /^select ((\*|json_build_array\([\w, ]+\)::text as \w+) from )?identity_[a-z_]+\(/;

/** A request begins with one of these calls, so it has the same short timeout as BEGIN. */
export const identityCall = ({ name, text, values }: Statement): pg.QueryConfig => {
  if (!functionsOnly.test(text)) throw new Error(`not an identity function: ${text}`);
  return {
    ...(name ? { name } : {}),
    text,
    values: values as unknown[],
    query_timeout: timeouts.begin,
  } as pg.QueryConfig;
};

export const createIdentity = (pool: pg.Pool): Identity => {
  const send = async (statement: Statement): Promise<unknown[]> =>
    (await pool.query(identityCall(statement))).rows;
  const all = async <S extends z.ZodType>({ row, ...statement }: Reading<S>): Promise<z.output<S>[]> =>
    parseRows(statement, row, await send(statement));
  return {
    all,
    one: async (statement) => (await all(statement))[0],
    call: async (statement) => {
      await send(statement);
    },
  };
};
