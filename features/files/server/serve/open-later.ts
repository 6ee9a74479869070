import { Readable } from 'node:stream';
import { notFound } from '#platform/contract/errors';
import { type Storage, StorageMissing } from '#platform/server/storage/storage';

/** Opens the stored bytes at the first read: after the transaction, and not at all for a 304. */
export const openLater = (
  storage: Pick<Storage, 'read'>,
  key: string,
  range?: { start: number; end: number },
): Readable => {
  const bytes = async function* () {
    try {
      yield* await storage.read(key, range);
    } catch (error) {
      throw error instanceof StorageMissing ? notFound() : error;
    }
  };
  return Readable.from(bytes(), { objectMode: false });
};
