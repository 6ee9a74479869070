import { join } from 'node:path';
import { root } from './root.mjs';

/** Loading the modules grows the space for young objects to its limit, and what it held is not given back: 40 MB of an
 * idle process by default. Less than these 8 MB costs requests time. */
export const nodeFlags = ['--max-semi-space-size=8'];

/** Compiled code is kept: the next start neither strips types nor compiles, and takes 20 MB less. With an arena for every
 * thread, as glibc has it, decoded pictures leave 80 MB of holes behind. */
export const nodeEnvironment = (env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
  ...env,
});
