import { buffer } from 'node:stream/consumers';
import { Problem } from '#platform/contract/errors';
import { findRows } from './find-rows.ts';
import type { Reading } from './read-apart.ts';

/** Number of rows in one message. Small, so that the server can handle other requests between two messages. */
const step = 1000;

const send = (reading: Reading): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(reading, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const sendRows = async (): Promise<void> => {
  const { rows, ...file } = await findRows(await buffer(process.stdin));
  await send(file);
  for (let at = 0; at < rows.length; at += step) await send({ rows: rows.slice(at, at + step) });
};

await sendRows().catch((error) => {
  if (error instanceof Problem) return send({ refused: error.fields });
  throw error;
});
process.disconnect();
