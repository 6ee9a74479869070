import { join } from 'node:path';
import { root } from './root.mjs';

/** By default, loading the modules grows V8's space for young objects to its limit, and Node never returns that memory:
 * 40 MB of an idle process. A limit below 8 MB makes requests slower. */
export const nodeFlags = ['--max-semi-space-size=8'];

/** Node keeps compiled code: the next start neither strips types nor compiles, and takes 20 MB less. glibc's default of
 * an arena for every thread leaves 80 MB of holes after decoding pictures. */
export const nodeEnvironment = (env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
  ...env,
});
