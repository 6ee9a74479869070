import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { invalid } from '#platform/contract/errors';
import { cleanName } from './clean-name.ts';
import { detectType } from './detect-type.ts';
import { fileTypes, isTaken } from './file-types.ts';
import { asStorageFull, refuseWhenLow, reserve } from './free-space.ts';
import type { StagedFile } from './storage.ts';

export type StageOptions = {
  field: string;
  name: string;
  maxBytes: number;
  kinds: readonly StagedFile['kind'][];
  /** Where the .part file is made; the storage's incoming directory. */
  directory: string;
  /** Bytes that must stay free on the disk. */
  reserved?: number;
};

/** Bytes between two looks at the free space. */
const lookEvery = 16 * 1024 * 1024;

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
  // Not the stream's own iterator: leaving that early destroys the stream, and whoever feeds it must go on.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) {
      throw invalid({ [field]: [{ code: 'file_too_large', values: { megabytes: maxBytes / 1_000_000 } }] });
    }
    if (size - looked >= lookEvery) {
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
  throw invalid({ [field]: [size === 0 ? 'file_missing' : { code: 'file_kind', values: { kind: label } }] });
};

/** Streams an upload to a .part file, counted and hashed on the way, and tells by its content what it is. A refused
 * file leaves nothing behind; the rest of its stream is for the caller to drain. */
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

/** After the files found their place in the storage, or when they will not. */
export const discardStaged = async (files: readonly Pick<StagedFile, 'path'>[]): Promise<void> => {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
};
