import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; text: Iterable<string> | AsyncIterable<string> };

type Written = { name: Buffer; crc: number; packed: number; size: number; at: number };

/** Deflated, sizes after the data, names in UTF-8: a stream does not know the size of an entry before its data. */
const flags = 0x0808;
const version = 20;
/** 1980-01-01, the earliest date in a ZIP file. It is fixed, so that the same rows make the same file. */
const day = 0x21;

const fields = (
  size: number,
  ...values: readonly (readonly [value: number, at: number, bytes: 2 | 4])[]
): Buffer => {
  const buffer = Buffer.alloc(size);
  for (const [value, at, bytes] of values) buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    fields(
      30,
      [0x04034b50, 0, 4],
      [version, 4, 2],
      [flags, 6, 2],
      [8, 8, 2],
      [day, 12, 2],
      [name.length, 26, 2],
    ),
    name,
  ]);

const descriptor = ({ crc, packed, size }: Written): Buffer =>
  fields(16, [0x08074b50, 0, 4], [crc, 4, 4], [packed, 8, 4], [size, 12, 4]);

const directoryEntry = ({ name, crc, packed, size, at }: Written): Buffer =>
  Buffer.concat([
    fields(
      46,
      ...([
        [0x02014b50, 0, 4],
        [version, 4, 2],
        [version, 6, 2],
        [flags, 8, 2],
        [8, 10, 2],
        [day, 14, 2],
        [crc, 16, 4],
        [packed, 20, 4],
        [size, 24, 4],
        [name.length, 28, 2],
        [at, 42, 4],
      ] as const),
    ),
    name,
  ]);

const end = (count: number, size: number, at: number): Buffer =>
  fields(22, [0x06054b50, 0, 4], [count, 8, 2], [count, 10, 2], [size, 12, 4], [at, 16, 4]);

async function* entryBytes({ name, text }: ZipEntry, written: Written): AsyncGenerator<Buffer> {
  yield localHeader(Buffer.from(name));
  const read = async function* () {
    for await (const part of text) {
      const bytes = Buffer.from(part);
      written.crc = crc32(bytes, written.crc);
      written.size += bytes.length;
      yield bytes;
    }
  };
  const deflate = createDeflateRaw();
  // When reading the text fails, the deflate stream is destroyed, and the loop below throws that error.
  pipeline(Readable.from(read()), deflate, () => {});
  for await (const bytes of deflate) {
    written.packed += bytes.length;
    yield bytes;
  }
  yield descriptor(written);
}

/** The bytes of a ZIP file, created as they are read; less than 4 GB in total. */
export async function* zipBytes(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const all: Written[] = [];
  let at = 0;
  for (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, at };
    all.push(written);
    for await (const bytes of entryBytes(entry, written)) {
      at += bytes.length;
      yield bytes;
    }
  }
  const directory = Buffer.concat(all.map(directoryEntry));
  yield directory;
  yield end(all.length, directory.length, at);
}
