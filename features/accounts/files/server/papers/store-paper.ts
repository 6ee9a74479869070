import { createHash } from 'node:crypto';
import type { Wiring } from '#platform/server/http/wiring';
import { makeKey } from '../upload/storage-keys.ts';
import type { StoredFile } from '../upload/store-files.ts';
import type { Paper } from './paper.ts';
import { putPaper } from './put-paper.ts';

type Tools = Pick<Wiring, 'storage' | 'clock'>;

/** Makes a paper that will not change, and stores it; `attachFiles` attaches it to its record. A stored file that
 * no row names is removed a day later. */
export const storePaper = async (
  { storage, clock }: Tools,
  organizationId: number,
  paper: Paper,
  signal?: AbortSignal,
): Promise<{ file: StoredFile; bytes: Buffer }> => {
  const storageKey = makeKey(organizationId, clock.now());
  const { bytes, size, sha256 } = await putPaper({ storage }, storageKey, paper, signal);
  const md5 = createHash('md5').update(bytes).digest('hex');
  const file: StoredFile = {
    field: 'paper',
    name: paper.name,
    mime: 'application/pdf',
    kind: 'document',
    size,
    md5,
    sha256,
    storageKey,
    width: null,
    height: null,
    exif: null,
    discard: () => storage.remove(storageKey).catch(() => {}),
  };
  return { file, bytes };
};
