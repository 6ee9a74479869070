import { Readable } from 'node:stream';
import { type StoredFile, storeFiles } from '#features/accounts/files/server';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import { stagingDirectory } from '#platform/server/storage/directories';
import { openStorage } from '#platform/server/storage/open-storage';
import { discardStaged, stageUpload } from '#platform/server/storage/stage-upload';
import { pdfOf } from './pdf-of.ts';

/** `line` is its key, and its text where it has no pages of its own. */
export type Paper = { line: string; name: string; pages?: readonly (readonly string[])[] };

/** Stores papers as if somebody had uploaded them. */
export const storePapers = async (
  { database, config }: { database: Database; config: Config },
  organizationId: number,
  papers: readonly Paper[],
): Promise<[string, StoredFile][]> => {
  const tools = { database, clock: systemClock, storage: openStorage(config) };
  const stored: [string, StoredFile][] = [];
  for (const { line, name, pages } of papers) {
    const staged = await stageUpload(Readable.from([pdfOf(pages ?? [[line]])]), {
      field: 'file',
      name,
      kinds: ['document'],
      maxBytes: maxFileBytes,
      directory: stagingDirectory(config.dataDir),
    });
    const [file] = await storeFiles(tools, organizationId, [staged]).finally(() => discardStaged([staged]));
    if (file) stored.push([line, file]);
  }
  return stored;
};
