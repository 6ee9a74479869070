import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processEnvironment } from '#platform/server/process-environment';

export type Build = {
  title: string;
  /** Of the directory below `dist`. */
  name: string;
  /** Patterns of the files that it is made of. */
  inputs: readonly string[];
  /** Arguments of a Node that builds into this directory. */
  command: (directory: string) => readonly string[];
};

const root = join(import.meta.dirname, '../..');
const stampName = '.stamp';

/** Builds it when something that it is made of has changed since the last time. */
export const buildWhenChanged = async (build: Build, log: (line: string) => void): Promise<void> => {
  const built = join(root, 'dist', build.name);
  const stamp = await fingerprint(build.inputs);
  if ((await stampOf(built)) === stamp) return;
  log(`Building the ${build.title} (only after a change) ...`);
  const draft = `${built}.new-${process.pid}`;
  try {
    await run(build, draft);
    await writeFile(join(draft, stampName), stamp);
    await swap(draft, built, stamp);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const stampOf = (directory: string): Promise<string> =>
  readFile(join(directory, stampName), 'utf8').catch(() => '');

const unlessMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Built aside and swapped, so that a server that is running never serves half a build. What another process has built
 * of the same files meanwhile stays: it may be reading it. */
const swap = async (draft: string, built: string, stamp: string): Promise<void> => {
  const previous = `${built}.old-${process.pid}`;
  try {
    if ((await stampOf(built)) !== stamp) await rename(built, previous).catch(unlessMissing);
    await rename(draft, built);
  } catch (error) {
    if ((await stampOf(built)) !== stamp) throw error;
  } finally {
    await rm(previous, { recursive: true, force: true });
  }
};

// Times and sizes, not contents: looking at them costs a few milliseconds at every start.
const fingerprint = async (inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const { mtimeMs, size } = await stat(join(root, path));
    hash.update(`${path}:${mtimeMs}:${size}\n`);
  }
  return hash.digest('hex');
};

const run = async ({ title, command }: Build, directory: string): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, command(directory), {
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
      else reject(new Error(`The ${title} could not be built:\n${output.trim()}`));
    });
  });
};
