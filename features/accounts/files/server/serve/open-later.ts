import { Readable } from 'node:stream';
import { notFound } from '#platform/contract/errors';
import { inTime } from '#platform/server/in-time';
import { type Storage, StorageMissing } from '#platform/server/storage/storage';

/** Milliseconds to open them. */
const patience = 8000;

/** Opens the stored bytes at the first read: after the transaction, and not at all for a 304. */
export const openLater = (
  storage: Pick<Storage, 'read'>,
  key: string,
  range?: { start: number; end: number },
): Readable => {
  const bytes = async function* () {
    try {
      yield* await inTime(patience, () => storage.read(key, range));
    } catch (error) {
      throw error instanceof StorageMissing ? notFound() : error;
    }
  };
  return Readable.from(bytes(), { objectMode: false });
};
