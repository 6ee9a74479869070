import { Problem } from '#platform/contract/errors';
import type { Wiring } from '#platform/server/http/wiring';
import { readBytes } from '#platform/server/storage/read-bytes';
import { StorageMissing } from '#platform/server/storage/storage';
import { sha256Of } from './put-paper.ts';

type Tools = Pick<Wiring, 'storage' | 'log'>;

/** A paper that was stored once and is evidence from then on. */
type Frozen = { storage_key: string; sha256: string | null };

/** 410, and a line in the log: the stored file of a paper is gone, which only a backup can mend. */
export const paperLost = ({ log }: Pick<Tools, 'log'>, which: object): Problem => {
  log.error(which, 'the stored file of a paper is gone');
  return new Problem(410, { code: 'paper_lost' });
};

/** The bytes of a frozen paper. If they are gone from the storage, what `make` makes is served and stored in their place only
 * when it is the same to the last byte: any other paper would pretend to be the one that was sent. */
export const readFrozen = async (
  tools: Tools,
  { storage_key, sha256 }: Frozen,
  make: (signal?: AbortSignal) => Promise<Buffer>,
  signal?: AbortSignal,
): Promise<Buffer> => {
  const { storage, log } = tools;
  try {
    return await readBytes(storage, storage_key, signal);
  } catch (error) {
    if (!(error instanceof StorageMissing)) throw error;
  }
  const made = await make(signal);
  if (sha256Of(made) !== sha256) throw paperLost(tools, { storage_key });
  await storage.putBytes(storage_key, made);
  log.warn({ storage_key }, 'the stored file of a paper was gone, and was made again byte for byte');
  return made;
};
