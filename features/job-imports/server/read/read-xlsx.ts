import { Worker } from 'node:worker_threads';
import { invalid, type Problem } from '#platform/contract/errors';
import { type Table, tooHeavy } from './table.ts';

/** What the thread answers: the table, or the fields of its refusal. */
export type Reading = { table: Table } | { refused: Problem['fields'] };

/** A workbook of 50,000 rows and 10 MB takes a quarter of the time and less than half of the memory. */
const most = { milliseconds: 20_000, megabytes: 1000 };

const readInThread = (bytes: Uint8Array): Promise<Table> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), {
      // A copy of its own: a small buffer is a window on memory it shares with others.
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
    });
    const deadline = setTimeout(() => end(() => reject(tooHeavy())), most.milliseconds);
    const end = (settle: () => void): void => {
      clearTimeout(deadline);
      settle();
      void thread.terminate();
    };
    thread.once('message', (reading: Reading) =>
      end(() => ('table' in reading ? resolve(reading.table) : reject(invalid(reading.refused)))),
    );
    thread.once('error', (error: { code?: string }) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error)),
    );
  });

let latest: Promise<unknown> = Promise.resolve();

/** The first sheet as text. A file of a few kilobytes can hold a parser for minutes: it is read in a thread that is ended
 * when its time is up, and one at a time, because each may take that much memory. */
export const readXlsx = (bytes: Uint8Array): Promise<Table> => {
  const reading = latest.then(() => readInThread(bytes));
  latest = reading.catch(() => undefined);
  return reading;
};
