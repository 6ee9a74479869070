import { type FileHandle, open, stat } from 'node:fs/promises';
import { notFound, Problem } from '#platform/contract/errors';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { type ByteRange, readRange } from '#platform/server/http/read-range';
import type { worldMapEndpoints } from '../contract/index.ts';
import { tileObject } from './open-tile-object.ts';
import { etagOf, headBytes, type TileSource } from './tile-source.ts';

type TileFile = Pick<TileSource, 'size' | 'etag'>;

let known: { path: string; size: number; changedAt: number; file: TileFile } | undefined;

const describe = async (path: string, handle: FileHandle): Promise<TileFile | { fault: string }> => {
  const { size, mtimeMs } = await handle.stat();
  if (known?.path === path && known.size === size && known.changedAt === mtimeMs) return known.file;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const etag = etagOf(buffer.subarray(0, bytesRead), size);
  if (typeof etag !== 'string') return etag;
  const file = { size, etag };
  known = { path, size, changedAt: mtimeMs, file };
  return file;
};

/** The file on a disk of the server, or why it cannot be served. */
const openTileFile = async (path: string): Promise<TileSource | { fault: string }> => {
  // Opening a pipe would wait for a writer.
  const fault = await stat(path).then(
    (found) => (found.isFile() ? undefined : 'not a file'),
    (error: Error) => error.message,
  );
  if (fault !== undefined) return { fault };
  const handle = await open(path, 'r').catch((error: Error) => error);
  if (handle instanceof Error) return { fault: handle.message };
  const file = await describe(path, handle).catch((error: Error) => ({ fault: error.message }));
  if ('fault' in file) {
    await handle.close();
    return file;
  }
  return { ...file, read: async (range) => handle.createReadStream(range), close: () => handle.close() };
};

/** Bytes of one answer. The largest tile and directory are far below. */
const maxBytes = 4 * 1024 * 1024;

/** No more than an answer may have: the standard allows to send less than was asked for. */
const within = ({ start, end, total }: ByteRange): ByteRange => ({
  start,
  end: Math.min(end, start + maxBytes - 1),
  total,
});

type Call = SignedInCall<(typeof worldMapEndpoints)['getMapTiles']>;

/** The part that is sent; undefined for the whole file. */
const rangeOf = async (
  { header }: Call['request'],
  { size, etag }: Pick<TileSource, 'size' | 'etag'>,
): Promise<ByteRange | undefined> => {
  const condition = header('if-range');
  const asked = condition === undefined || condition === etag ? readRange(header('range'), size) : undefined;
  if (!asked && size > maxBytes) throw new Problem(416, { code: 'range_needed' }, {}, { total: size });
  return asked && within(asked);
};

type Config = Call['wiring']['config'];

const objects = new WeakMap<Config, ReturnType<typeof tileObject>>();

const openTiles = (config: Config): Promise<TileSource | { fault: string }> | undefined => {
  const { mapTiles: place, s3 } = config;
  if (place === undefined) return undefined;
  if ('path' in place) return openTileFile(place.path);
  if (!s3) return undefined;
  const open = objects.get(config) ?? tileObject(s3, place.object);
  objects.set(config, open);
  return open();
};

/** How often the file is opened: a newer one may take the place of an object between its size and its bytes. */
const tries = 2;

const answerFrom = async (request: Call['request'], file: TileSource): Promise<FileAnswer | undefined> => {
  const range = await rangeOf(request, file).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  const body = await file.read(range && { start: range.start, end: range.end });
  if (!body) return undefined;
  return {
    body,
    mime: 'application/vnd.pmtiles',
    size: range ? range.end - range.start + 1 : file.size,
    cache: 'long',
    etag: file.etag,
    ...(range && { range }),
  };
};

export const getMapTiles = async ({ wiring, request }: Call): Promise<FileAnswer> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const file = await openTiles(wiring.config);
    if (!file) throw notFound();
    if ('fault' in file) {
      wiring.log.error({ ...wiring.config.mapTiles, fault: file.fault }, 'MAP_TILES cannot be served');
      throw notFound();
    }
    const answer = await answerFrom(request, file);
    if (answer) return answer;
  }
  throw notFound();
};
