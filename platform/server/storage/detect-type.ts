import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extensionOf } from './clean-name.ts';
import { encodingOfHead } from './text-encoding.ts';

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

export type Detected = { mime: string | undefined; label: string };

/** The type found from the content of the file. The name only decides which of the text types it is. */
export const detectType = async (path: string, name: string): Promise<Detected> => {
  const extension = extensionOf(name);
  const text = texts[extension];
  if (text && (await isText(path))) return { mime: text, label: extension.slice(1).toUpperCase() };
  const found = await typeOf(path);
  if (found?.ext === 'cfb') return { mime: await insideOldOffice(path), label: 'OLE' };
  const named = extension.slice(1).toUpperCase() || '?';
  if (!found || found.mime === 'application/xml') return { mime: undefined, label: named };
  return { mime: found.mime, label: found.mime.startsWith('image/hei') ? 'HEIC' : found.ext.toUpperCase() };
};
