import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { lineOf, readFileList } from './file-list.ts';
import { fileListName, filePath, type Manifest, manifestName, readManifest, tablePath } from './manifest.ts';
import { measure } from './read-rows.ts';

export type Verified = { manifest: Manifest; faults: string[] };

/** Reads a whole backup again and tells everything that is not as its manifest says. */
export const verifyBackup = async (directory: string): Promise<Verified> => {
  const manifest = await readManifest(directory);
  const expected = new Set([manifestName, fileListName]);
  const faults = await tableFaults(directory, manifest, expected);
  faults.push(...(await fileFaults(directory, manifest, expected)));
  for await (const path of walk(directory)) {
    const name = relative(directory, path).split(sep).join('/');
    if (!expected.has(name)) faults.push(`${name} is not in the manifest`);
  }
  return { manifest, faults };
};

const tableFaults = async (
  directory: string,
  manifest: Manifest,
  expected: Set<string>,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const table of manifest.tables) {
    expected.add(`tables/${table.name}.copy.gz`);
    try {
      const measured = measure();
      await pipeline(
        createReadStream(tablePath(directory, table.name)),
        createGunzip(),
        measured.stream,
        nowhere(),
      );
      const { rows, sha256 } = measured.result();
      if (rows !== table.rows) faults.push(`${table.name} has ${rows} rows instead of ${table.rows}`);
      else if (sha256 !== table.sha256) faults.push(`${table.name} has other rows than were written`);
    } catch (error) {
      faults.push(`${table.name} cannot be read: ${(error as Error).message}`);
    }
  }
  return faults;
};

const fileFaults = async (
  directory: string,
  { files }: Manifest,
  expected: Set<string>,
): Promise<string[]> => {
  const faults: string[] = [];
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  try {
    for await (const entry of readFileList(directory)) {
      hash.update(lineOf(entry));
      count += 1;
      bytes += entry.size;
      expected.add(`files/${entry.key}`);
      const found = await sha256Of(filePath(directory, entry.key)).catch(() => undefined);
      if (found === undefined) faults.push(`the file ${entry.key} is missing`);
      else if (found !== entry.sha256) faults.push(`the file ${entry.key} has other bytes than were written`);
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  const isList = count === files.count && bytes === files.bytes && hash.digest('hex') === files.sha256;
  if (!isList) faults.push(`${fileListName} is not the list that was written`);
  return faults;
};

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function* walk(directory: string): AsyncGenerator<string> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}
