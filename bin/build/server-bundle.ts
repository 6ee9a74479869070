import { dirname, join, relative } from 'node:path';
import type { InputOptions, Plugin } from 'rolldown';

const root = join(import.meta.dirname, '../..');

/** Rewrites paths relative to a module, so that they are right from a directory of `dist/server`. */
const placed = (code: string, id: string): string => {
  if (/import\.meta\.(filename|resolve)/.test(code)) throw new Error(`${id}: use import.meta.dirname`);
  const fromBundle = `../../../${relative(root, id).replaceAll('\\', '/')}`;
  return code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(fromBundle)}`)})`)
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(fromBundle)}, import.meta.url)`);
};

const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.(dirname|filename|resolve|url)/, id: { exclude: /node_modules|^\0/ } },
    handler: (code, id) => ({ code: placed(code, id), map: null }),
  },
};

/** The server and its packages in a few files. */
export const serverBundle = {
  cwd: root,
  platform: 'node',
  input: {
    start: 'apps/server/start.ts',
    worker: 'apps/server/worker.ts',
    web: 'apps/server/web.ts',
  },
  // sharp and node-pg-migrate look for files beside themselves; pg works without its native code.
  external: ['sharp', 'node-pg-migrate', 'pg-native'],
  plugins: [keepPlaces],
  transform: {
    define: {
      // Every module here is imported; none may act as the program that was started.
      'import.meta.main': 'false',
      // @fastify/multipart checks whether it exists, and that loads Node's fetch: 10 MB.
      'globalThis.FormData': 'undefined',
    },
  },
} satisfies InputOptions;
