import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

type Link = { source: string; target: string };

/** npm packages cannot contain symbolic links. The package creates them in an install script, which may be disabled. */
export const restoreLinks = async (packageDir: string, binaries: string[]): Promise<void> => {
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
