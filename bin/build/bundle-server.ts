import { rolldown } from 'rolldown';
import { serverBundle } from './server-bundle.ts';

// `node bin/build/bundle-server.ts dist/server`
const [directory = 'dist/server'] = process.argv.slice(2);
const bundle = await rolldown(serverBundle);
await bundle.write({
  dir: directory,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // V8 keeps the source: two bytes a letter if one of them is beyond ASCII.
  charset: 'ascii',
  comments: false,
});
