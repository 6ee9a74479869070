import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export const sourceRoots = ['apps', 'bench', 'bin', 'db', 'features', 'platform', 'tests'] as const;

export const existingRoots = (base: string): string[] =>
  sourceRoots.filter((name) => existsSync(join(base, name)));

/** Paths of matching files in the source folders, relative to `base`, with forward slashes. */
export const findFiles = (base: string, pattern: string): string[] =>
  globSync(
    existingRoots(base).map((name) => `${name}/**/${pattern}`),
    { cwd: base },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

export const findCode = (base: string): string[] => findFiles(base, '*.{ts,tsx}');

export const read = (path: string, base = root): string => readFileSync(join(base, path), 'utf8');
