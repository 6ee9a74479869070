import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { checkKey } from '#platform/server/storage/storage-key';
import { BackupError, fileListName } from './manifest.ts';

const entry = z.strictObject({
  key: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type FileEntry = z.output<typeof entry>;

export const lineOf = (file: FileEntry): string => `${JSON.stringify(file)}\n`;

/** Reads the list, which has one line for each stored file. Refuses a key that leads out of the directory of the backup. */
export async function* readFileList(directory: string): AsyncGenerator<FileEntry> {
  const path = join(directory, fileListName);
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    let file: FileEntry;
    try {
      file = entry.parse(JSON.parse(line));
      checkKey(file.key);
    } catch {
      throw new BackupError(`${path} is damaged: ${line.slice(0, 200)}`);
    }
    yield file;
  }
}
