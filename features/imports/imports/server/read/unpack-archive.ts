import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { importTooLarge } from './table.ts';

const inflate = promisify(inflateRaw);

/** Maximum unpacked bytes. A workbook of 50,000 rows and 10 MB takes 67 million, 36 million of them for its sheet. */
const max = { archive: 100_000_000, entry: 64_000_000 };

/** Maximum unpacked bytes of an entry. Usual sheets compress 10 times, a column of one repeated word 300 times; only files
 * made to fill the memory compress better. */
const mayUnpackTo = (packed: number): number => Math.min(max.entry, 1_000_000 + packed * 400);

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };

const findEnd = (bytes: Buffer): number => {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === signatures.end) return at;
  }
  throw new Error('no end of archive');
};

type Entry = { name: string; start: number; packed: number; stored: boolean };

const readEntry = (bytes: Buffer, at: number): { entry: Entry; next: number } => {
  if (bytes.readUInt32LE(at) !== signatures.entry) throw new Error('not an archive entry');
  const local = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(local) !== signatures.local) throw new Error('not a local entry');
  // The workbook reader allocates the size that an entry claims, before it unpacks anything.
  const claimed = Math.max(bytes.readUInt32LE(at + 24), bytes.readUInt32LE(local + 22));
  if (claimed > max.entry) throw importTooLarge();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const sizes = bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return {
    entry: {
      name: bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)),
      start,
      packed: bytes.readUInt32LE(at + 20),
      stored: bytes.readUInt16LE(at + 10) === 0,
    },
    next: at + 46 + sizes,
  };
};

const unpack = async ({ start, packed, stored }: Entry, bytes: Buffer, left: number): Promise<Buffer> => {
  const content = bytes.subarray(start, start + packed);
  if (stored) return content;
  const max = Math.min(left, mayUnpackTo(packed));
  try {
    return await inflate(content, { maxOutputLength: max });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? importTooLarge() : error;
  }
};

/** The files of an archive, by path. Counts bytes while unpacking and refuses an archive before it fills the memory: ten
 * megabytes can unpack to ten gigabytes. */
export const unpackArchive = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const entries = new Map<string, Buffer>();
  const end = findEnd(bytes);
  let at = bytes.readUInt32LE(end + 16);
  let left = max.archive;
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const { entry, next } = readEntry(bytes, at);
    const content = await unpack(entry, bytes, Math.max(left, 1));
    left -= content.length;
    if (left < 0) throw importTooLarge();
    entries.set(entry.name, content);
    at = next;
  }
  return entries;
};
