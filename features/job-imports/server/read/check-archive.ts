import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Bytes a sheet may unpack to: ten times what the largest allowed table takes. */
const most = 200_000_000;

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };

const findEnd = (bytes: Buffer): number => {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === signatures.end) return at;
  }
  throw new Error('no end of archive');
};

type Entry = { start: number; packed: number; stored: boolean };

const readEntry = (bytes: Buffer, at: number): { entry: Entry; next: number } => {
  if (bytes.readUInt32LE(at) !== signatures.entry) throw new Error('not an archive entry');
  const local = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(local) !== signatures.local) throw new Error('not a local entry');
  // The reader reserves what the local entry claims, before it unpacks anything.
  if (bytes.readUInt32LE(local + 22) > most) throw new Error('claims too much');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const sizes = bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return {
    entry: { start, packed: bytes.readUInt32LE(at + 20), stored: bytes.readUInt16LE(at + 10) === 0 },
    next: at + 46 + sizes,
  };
};

/** Unpacks an archive once, counting, and throws before it fills the memory: ten megabytes can hold ten gigabytes. */
export const checkArchive = async (bytes: Buffer): Promise<void> => {
  const end = findEnd(bytes);
  let at = bytes.readUInt32LE(end + 16);
  let left = most;
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const { entry, next } = readEntry(bytes, at);
    const packed = bytes.subarray(entry.start, entry.start + entry.packed);
    const size = entry.stored
      ? packed.length
      : (await inflate(packed, { maxOutputLength: Math.max(left, 1) })).length;
    left -= size;
    if (left < 0) throw new Error('unpacks to too much');
    at = next;
  }
};
