import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inTime } from '../in-time.ts';
import type { Storage } from './storage.ts';

/** Milliseconds. Enough for a picture or a paper on a slow line to the store. */
const longest = 8000;

/** All bytes of a small stored file. Throws `StorageMissing` when the key does not exist, and fails with 503 when they do not
 * come in time, also when they begin and never end. */
export const readBytes = (
  storage: Pick<Storage, 'read'>,
  key: string,
  outerSignal?: AbortSignal,
  milliseconds = longest,
): Promise<Buffer> =>
  inTime(
    milliseconds,
    async (signal) => buffer(addAbortSignal(signal, await storage.read(key))),
    outerSignal,
  );
