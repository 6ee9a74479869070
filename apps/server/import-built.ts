import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, buildAside, dist, fingerprint } from './build-aside.ts';

/** The files of this directory that can be imported from the built server. */
type Modules = {
  start: typeof import('./start.ts');
  worker: typeof import('./worker.ts');
  web: typeof import('./web.ts');
};

export const server: Build = {
  title: 'server',
  inputs: [
    'package-lock.json',
    'package.json',
    'tsconfig.*.json',
    'bin/build/{bundle-server,server-bundle}.ts',
    'apps/server/**/*',
    'db/demo/**/*',
    'features/*/*/{contract,locales,server}/**/*',
    'platform/{contract,server}/**/*',
  ],
  command: (directory) => ['bin/build/bundle-server.ts', directory],
};

const builds = join(dist, 'server');

/** How many of the latest builds are kept: a running server still loads parts of the build it was started from. */
const kept = 3;

/** Builds the server when something that it is made of has changed since the last time. Returns the directory. */
export const buildServer = async (log: (line: string) => void): Promise<string> => {
  const directory = join(builds, (await fingerprint(server.inputs)).slice(0, 16));
  if (!existsSync(directory)) await buildAside(server, log, (draft) => publish(draft, directory));
  return directory;
};

/** Imports a module of the server as it runs for people. It consists of a few files instead of thousands, which takes less
 * memory and half the time to start. */
export const importBuilt = async <Name extends keyof Modules>(
  name: Name,
  log: (line: string) => void = console.log,
): Promise<Modules[Name]> => import(pathToFileURL(join(await buildServer(log), `${name}.mjs`)).href);

const publish = async (draft: string, directory: string): Promise<void> => {
  await mkdir(builds, { recursive: true });
  await rename(draft, directory).catch((error) => {
    // Another process was quicker.
    if (!existsSync(directory)) throw error;
  });
  await removeOld();
};

const removeOld = async (): Promise<void> => {
  // Another process may remove them, too.
  const made = async (path: string) => ({
    path,
    at: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0,
  });
  const found = await Promise.all((await readdir(builds)).map((name) => made(join(builds, name))));
  for (const { path } of found.sort((one, other) => other.at - one.at).slice(kept)) {
    await rm(path, { recursive: true, force: true });
  }
};
