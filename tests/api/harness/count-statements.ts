import pg from 'pg';

type Connected = { connectionParameters?: { application_name?: string } };

/** The queue works on connections of its own at any time, so its statements are not counted. */
const isQueue = (client: unknown): boolean =>
  (client as Connected).connectionParameters?.application_name === 'cora jobs';

/** The number of statements that this process sends while `work` runs. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = prototype.query;
  let count = 0;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    if (!isQueue(this)) count += 1;
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return count;
};
