import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileRow } from '../record/file-repository.ts';
import { openLater } from '../serve/open-later.ts';

type Tools = Pick<Wiring, 'storage'>;

type Kept = Pick<FileRow, 'name' | 'mime' | 'size' | 'storage_key'>;

export const readStored = async (
  { storage }: Tools,
  { storage_key }: Pick<Kept, 'storage_key'>,
): Promise<Buffer> => buffer(openLater(storage, storage_key));

/** Answers with a stored file. The caller must check that the reader may see it. */
export const answerStored = ({ storage }: Tools, { storage_key, size, mime, name }: Kept): FileAnswer => ({
  ...{ body: openLater(storage, storage_key), size, mime, name },
  ...{ attachment: true, cache: 'never' },
});
