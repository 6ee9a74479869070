import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, extname } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invalid } from '#platform/contract/errors';
import { fileTypes, isTaken, mayBeCalled } from './file-types.ts';
import { asStorageFull, refuseWhenLow, reserve } from './free-space.ts';
import type { StagedFile } from './storage.ts';
import { encodingOfHead } from './text-encoding.ts';

const longest = 255;

/** A safe form of a sender's file name: no path, no control or direction characters, at most 255 characters. */
export const cleanName = (fileName: string): string => {
  const name = basename(fileName.toWellFormed().replaceAll('\\', '/'))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') return 'file';
  const characters = [...name];
  if (characters.length <= longest) return name;
  const extension = [...extname(name)].slice(0, 20);
  return [...characters.slice(0, longest - extension.length), ...extension].join('');
};

/** The extension in lower case: `.pdf` for `Plan.PDF`. */
const extensionOf = (name: string): string => extname(name).toLowerCase();

/** The library is loaded with the first upload. */
const typeOf = async (path: string) => (await import('file-type')).fileTypeFromFile(path);

const texts: Record<string, string> = { '.csv': 'text/csv', '.txt': 'text/plain' };

/** Names inside a file of Word or Excel before 2007, as its directory spells them. */
const oldOffice: [string, string][] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
];

/** Control characters that no editor writes. In encodings that accept almost any bytes, they tell binary files from
 * text. */
const control = /[^\P{Cc}\t\r\n]/u;

const isTextIn = async (path: string, encoding: string, forbidden: RegExp): Promise<boolean> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (forbidden.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const readHead = async (path: string): Promise<Buffer> => buffer(createReadStream(path, { end: 999 }));

/** Spreadsheets write UTF-8, UTF-16 and Windows-1252. */
const isText = async (path: string): Promise<boolean> => {
  const shown = encodingOfHead(await readHead(path));
  if (shown?.startsWith('utf-16')) return isTextIn(path, shown, control);
  if (await isTextIn(path, 'utf-8', /\0/)) return true;
  return !(await typeOf(path)) && isTextIn(path, 'windows-1252', control);
};

const insideOldOffice = async (path: string): Promise<string | undefined> => {
  const bytes = await readFile(path);
  return oldOffice.find(([name]) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')))?.[1];
};

type Detected = { mime: string | undefined; label: string };

/** The type found from the content of the file. The name only decides which of the text types it is. */
const detectType = async (path: string, name: string): Promise<Detected> => {
  const extension = extensionOf(name);
  const text = texts[extension];
  if (text && (await isText(path))) return { mime: text, label: extension.slice(1).toUpperCase() };
  const found = await typeOf(path);
  if (found?.ext === 'cfb') return { mime: await insideOldOffice(path), label: 'OLE' };
  const named = extension.slice(1).toUpperCase() || '?';
  if (!found || found.mime === 'application/xml') return { mime: undefined, label: named };
  return { mime: found.mime, label: found.mime.startsWith('image/hei') ? 'HEIC' : found.ext.toUpperCase() };
};

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
export const stageUpload = async (stream: Readable, fileName: StageOptions): Promise<StagedFile> => {
  const options = { reserved: reserve, ...fileName, name: cleanName(fileName.name) };
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
