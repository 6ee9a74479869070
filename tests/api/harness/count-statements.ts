import pg from 'pg';

/** How many statements all connections of this process send while `work` runs. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = prototype.query;
  let count = 0;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    count += 1;
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return count;
};
