import { rolldown } from 'rolldown';
import { serverBundle } from './server-bundle.ts';

// `node bin/build/bundle-server.ts dist/server/name`
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name a directory.');
try {
  const bundle = await rolldown(serverBundle);
  await bundle.write({
    dir: directory,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // V8 keeps the source in memory, and takes two bytes for every letter if one letter is beyond ASCII.
    charset: 'ascii',
    comments: false,
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
