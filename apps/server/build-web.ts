import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, buildAside, dist, fingerprint } from './build-aside.ts';

const web: Build = {
  title: 'web app',
  inputs: [
    'package-lock.json',
    'vite.config.ts',
    'bin/build/*',
    'apps/web/**/*',
    'features/*/*/web/**/*',
    'features/*/*/locales/*',
    'features/*/*/contract/**/*',
    'platform/web/**/*',
    'platform/contract/**/*',
  ],
  command: (directory) => [
    ...['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts'],
    ...['--outDir', directory, '--emptyOutDir', '--logLevel', 'warn'],
  ],
};

const built = join(dist, 'web');

const stampOf = (directory: string): Promise<string> =>
  readFile(join(directory, '.stamp'), 'utf8').catch(() => '');

const unlessMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Puts the draft in place. A build of the same files that another process has made in the meantime stays, because that
 * process may be reading it. */
const swap = async (draft: string, stamp: string): Promise<void> => {
  const previous = join(dist, 'drafts', randomUUID());
  try {
    if ((await stampOf(built)) !== stamp) await rename(built, previous).catch(unlessMissing);
    await rename(draft, built);
  } catch (error) {
    if ((await stampOf(built)) !== stamp) throw error;
  } finally {
    await rm(previous, { recursive: true, force: true });
  }
};

/** Builds the web app into `dist/web` when something that it is made of has changed since the last time. */
export const buildWeb = async (log: (line: string) => void): Promise<void> => {
  const stamp = await fingerprint(web.inputs);
  if ((await stampOf(built)) === stamp) return;
  await buildAside(web, log, async (draft) => {
    await writeFile(join(draft, '.stamp'), stamp);
    await swap(draft, stamp);
  });
};
