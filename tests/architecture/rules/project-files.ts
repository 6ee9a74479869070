import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export const sourceRoots = ['apps', 'bench', 'bin', 'db', 'features', 'platform', 'tests'] as const;

export const existingRoots = (base: string): string[] =>
  sourceRoots.filter((name) => existsSync(join(base, name)));

/** Whether a file of a server serves people: those that tests alone use may prepare records of any feature. */
export const isServer = (path: string): boolean =>
  /^(platform|features\/[^/]+\/[^/]+|apps)\/server\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\/testing(\/|\.ts$)/.test(path);

/** Where SQL may stand. */
export const mayQuery = (path: string): boolean =>
  /^(platform|features\/[^/]+\/[^/]+)\/server\/|^db\//.test(path);

export const isFeatureServer = (path: string): boolean => isServer(path) && path.startsWith('features/');

/** Paths of matching files in the source folders, relative to `base`, with forward slashes. */
export const findFiles = (base: string, pattern: string): string[] =>
  globSync(
    existingRoots(base).map((name) => `${name}/**/${pattern}`),
    { cwd: base },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** The files that may hold SQL, of the platform and of the features. */
export const findServers = (base: string): string[] =>
  findFiles(base, '*.ts').filter((path) => isServer(path) && mayQuery(path));

export const findCode = (base: string): string[] => findFiles(base, '*.{ts,tsx}');

export const read = (path: string, base = root): string => readFileSync(join(base, path), 'utf8');
