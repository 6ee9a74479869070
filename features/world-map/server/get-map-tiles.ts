import { notFound, Problem } from '#platform/contract/errors';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { type ByteRange, readRange } from '#platform/server/http/read-range';
import type { worldMapEndpoints } from '../contract/index.ts';
import { openTileFile, type TileFile } from './open-tile-file.ts';

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
  { size, etag }: TileFile,
): Promise<ByteRange | undefined> => {
  const condition = header('if-range');
  const asked = condition === undefined || condition === etag ? readRange(header('range'), size) : undefined;
  if (!asked && size > maxBytes) throw new Problem(416, { code: 'range_needed' }, {}, { total: size });
  return asked && within(asked);
};

export const getMapTiles = async ({ wiring, request }: Call): Promise<FileAnswer> => {
  const path = wiring.config.mapTiles;
  if (path === undefined) throw notFound();
  const file = await openTileFile(path);
  if ('fault' in file) {
    wiring.log.error({ path, fault: file.fault }, 'MAP_TILES cannot be served');
    throw notFound();
  }
  const { size, etag, handle } = file;
  const range = await rangeOf(request, file).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  return {
    // Closes the file when it ends or is given up.
    body: handle.createReadStream(range && { start: range.start, end: range.end }),
    mime: 'application/vnd.pmtiles',
    size: range ? range.end - range.start + 1 : size,
    cache: 'long',
    etag,
    ...(range && { range }),
  };
};
