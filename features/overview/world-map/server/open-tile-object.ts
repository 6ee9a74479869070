import { buffer } from 'node:stream/consumers';
import { type ObjectState, s3Object } from '#platform/server/storage/s3-object';
import { etagOf, headBytes, type TileSource } from './tile-source.ts';

type Opened = ReturnType<typeof s3Object>;

/** Milliseconds for which its size and version are believed: the store refuses to read another version meanwhile. */
const believedFor = 60_000;

type Known = { state: ObjectState; etag: string; until: number };

const describe = async (object: Opened, before: Known | undefined): Promise<Known | { fault: string }> => {
  const state = await object.state();
  if (!state) return { fault: 'no such object that this key may read' };
  const until = performance.now() + believedFor;
  if (before?.state.version === state.version) return { ...before, until };
  const head = await object.read(state.version, { start: 0, end: headBytes - 1 });
  const etag = etagOf(head ? await buffer(head) : Buffer.alloc(0), state.size);
  return typeof etag === 'string' ? { state, etag, until } : etag;
};

/** Opens the file in the bucket of the installation again and again. What it says of it is asked once a minute. */
export const tileObject = (
  config: Parameters<typeof s3Object>[0],
  key: string,
): (() => Promise<TileSource | { fault: string }>) => {
  const object = s3Object(config, key);
  let known: Known | undefined;
  return async () => {
    const found = known && performance.now() < known.until ? known : await describe(object, known);
    if ('fault' in found) {
      known = undefined;
      return found;
    }
    known = found;
    const { state, etag } = found;
    return {
      size: state.size,
      etag,
      read: async (range = { start: 0, end: state.size - 1 }) => {
        const bytes = await object.read(state.version, range);
        if (!bytes) known = undefined;
        return bytes;
      },
      close: async () => undefined,
    };
  };
};
