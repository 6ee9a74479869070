import { join } from 'node:path';
import { root } from './root.mjs';

/** V8's space for young objects grows to its limit under load. With 8 MB each request costs a tenth more for collecting
 * garbage, with 32 MB nothing is gained. Old ones are collected when they have grown by 30 %, not by as much as the
 * machine has room for: 45 MB less under use, 2 % fewer requests. The process has its garbage collected before it
 * serves, see release-start.ts. */
export const nodeFlags = ['--max-semi-space-size=16', '--heap-growing-percent=30', '--expose-gc'];

/** Node keeps compiled code: the next start neither strips types nor compiles, and takes 20 MB less. glibc's default of
 * an arena for every thread leaves 80 MB of holes after decoding pictures; its growing limit for what it returns to the
 * system keeps the blocks of password hashes, 19 MB each, 50 MB in all. */
export const nodeEnvironment = (env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...env,
});
