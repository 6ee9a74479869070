import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileRow } from '../record/file-repository.ts';
import { openLater } from '../serve/open-later.ts';
import { makeKey } from '../upload/storage-keys.ts';
import type { StoredFile } from '../upload/store-files.ts';
import { makePaper, type Paper } from './paper.ts';

type Tools = Pick<Wiring, 'storage' | 'clock'>;

/** Makes a paper that stays as it is and puts it into the storage: `attachFiles` hangs it on its record. What no row names
 * is swept a day later. */
export const storePaper = async (
  { storage, clock }: Tools,
  organizationId: number,
  paper: Paper,
): Promise<{ file: StoredFile; bytes: Buffer }> => {
  const bytes = await makePaper({ storage }, paper);
  const storageKey = makeKey(organizationId, clock.now());
  await storage.putBytes(storageKey, bytes);
  const hash = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  const file: StoredFile = {
    ...{ field: 'paper', name: paper.name, mime: 'application/pdf', kind: 'document', size: bytes.length },
    ...{ md5: hash('md5'), sha256: hash('sha256'), storageKey, width: null, height: null, exif: null },
    discard: () => storage.remove(storageKey).catch(() => {}),
  };
  return { file, bytes };
};

type Kept = Pick<FileRow, 'name' | 'mime' | 'size' | 'storage_key'>;

export const readStored = async ({ storage }: Pick<Tools, 'storage'>, file: Kept): Promise<Buffer> =>
  buffer(openLater(storage, file.storage_key));

/** A file of the storage as the answer to a call that has made sure of the reader. */
export const answerStored = ({ storage }: Pick<Tools, 'storage'>, file: Kept): FileAnswer => ({
  ...{ body: openLater(storage, file.storage_key), size: file.size, mime: file.mime, name: file.name },
  ...{ attachment: true, cache: 'never' },
});
