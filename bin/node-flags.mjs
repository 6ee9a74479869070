import { join } from 'node:path';
import { root } from './root.mjs';

/** V8's space for young objects grows to its limit, 16 MB, under load. With 8 MB each request costs a tenth more for
 * collecting garbage; 32 MB gain nothing. Old objects are collected when they have grown by 30 %; by default V8 waits
 * longer, depending on the machine's memory. That saves 45 MB under load and costs 2 % of the requests per second. The
 * process collects garbage before it serves, see release-start.ts. */
export const nodeFlags = ['--max-semi-space-size=16', '--heap-growing-percent=30', '--expose-gc'];

/** Node keeps compiled code: the next start neither strips types nor compiles, and takes 20 MB less. By default glibc has
 * an arena for every thread, which leaves 80 MB of holes after decoding pictures. By default it also raises the size from
 * which it returns blocks to the system, and would keep those of password hashes: 19 MB each, 50 MB in all. */
export const nodeEnvironment = (env) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...env,
});
