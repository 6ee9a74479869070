import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processEnvironment } from '#platform/server/config';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/web');
const stampName = '.stamp';

const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'bin/build/*',
  'apps/web/**/*',
  'features/*/web/**/*',
  'features/*/locales/*',
  'features/*/contract/**/*',
  'platform/web/**/*',
  'platform/contract/**/*',
];

/** Builds the web app when something it is made of has changed since the last build. */
export const buildWeb = async (log: (line: string) => void): Promise<void> => {
  const stamp = await fingerprint();
  const current = await readFile(join(built, stampName), 'utf8').catch(() => '');
  if (current === stamp) return;
  log('Building the web app (only after a change) ...');
  // Built aside and swapped, so that a server that is running never serves half a build.
  const draft = join(root, `dist/web.new-${process.pid}`);
  const previous = join(root, `dist/web.old-${process.pid}`);
  try {
    await runVite(draft);
    await writeFile(join(draft, stampName), stamp);
    await mkdir(join(root, 'dist'), { recursive: true });
    await rename(built, previous).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(draft, built);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(previous, { recursive: true, force: true });
  }
};

// Times and sizes, not contents: looking at them costs a few milliseconds at every start.
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const { mtimeMs, size } = await stat(join(root, path));
    hash.update(`${path}:${mtimeMs}:${size}\n`);
  }
  return hash.digest('hex');
};

const runVite = async (outDir: string): Promise<void> => {
  const config = ['vite.config.ts', 'apps/web/vite.config.ts'].find((path) => existsSync(join(root, path)));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', ...(config ? ['--config', config] : []), '--outDir', outDir, '--emptyOutDir'];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
      cwd: root,
      // Whoever builds, a test included, gets what people are served: not React's development half.
      env: { ...processEnvironment(), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The web app could not be built:\n${output.trim()}`));
    });
  });
};
