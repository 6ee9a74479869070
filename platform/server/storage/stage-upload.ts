import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { invalid } from '#platform/contract/errors';
import { cleanName, extensionOf } from './clean-name.ts';
import { detectType } from './detect-type.ts';
import { fileTypes, isTaken, mayBeCalled } from './file-types.ts';
import { asStorageFull, refuseWhenLow, reserve } from './free-space.ts';
import type { StagedFile } from './storage.ts';

export type StageOptions = {
  field: string;
  name: string;
  maxBytes: number;
  kinds: readonly StagedFile['kind'][];
  /** Directory for the .part file: the storage's incoming directory. */
  directory: string;
  /** Bytes that must stay free on the disk. */
  reserved?: number;
};

/** Bytes written between two checks of the free space. */
const spaceCheckInterval = 16 * 1024 * 1024;

type Written = Pick<StagedFile, 'size' | 'md5' | 'sha256'>;

const write = async (
  stream: Readable,
  file: FileHandle,
  { field, maxBytes, directory, reserved }: StageOptions,
): Promise<Written> => {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  let looked = 0;
  // Not the stream's own iterator: leaving it early would destroy the stream, which the caller still has to drain.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) {
      throw invalid({ [field]: [{ code: 'file_too_large', values: { megabytes: maxBytes / 1_000_000 } }] });
    }
    if (size - looked >= spaceCheckInterval) {
      looked = size;
      await refuseWhenLow(directory, reserved);
    }
    md5.update(chunk);
    sha256.update(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
};

const identify = async (path: string, size: number, { field, name, kinds }: StageOptions) => {
  const { mime, label } = await detectType(path, name);
  const kind = mime && fileTypes[mime]?.kind;
  if (mime && kind && isTaken(kind, kinds)) return { mime, kind };
  if (size === 0) throw invalid({ [field]: ['file_missing'] });
  const extension = extensionOf(name);
  // The extension is one of the accepted types, but the content is not of that type.
  const isNamedOnly = !mime && label === extension.slice(1).toUpperCase() && mayBeCalled(extension, kinds);
  const code = isNamedOnly ? 'file_damaged' : 'file_kind';
  throw invalid({ [field]: [{ code, values: { kind: label } }] });
};

/** Streams an upload to a .part file, counts and hashes it, and detects its type from the content. A refused file
 * leaves nothing behind; the caller must drain the rest of its stream. */
export const stageUpload = async (stream: Readable, given: StageOptions): Promise<StagedFile> => {
  const options = { reserved: reserve, ...given, name: cleanName(given.name) };
  const { field, name, directory } = options;
  const path = join(directory, `${randomUUID()}.part`);
  try {
    await mkdir(directory, { recursive: true });
    await refuseWhenLow(directory, options.reserved);
    const file = await open(path, 'wx', 0o600);
    const written = await write(stream, file, options).finally(() => file.close());
    return { field, name, path, ...written, ...(await identify(path, written.size, options)) };
  } catch (error) {
    await rm(path, { force: true });
    throw asStorageFull(error);
  }
};

/** Call after the files were stored, or when they will not be. */
export const discardStaged = async (files: readonly Pick<StagedFile, 'path'>[]): Promise<void> => {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
};
