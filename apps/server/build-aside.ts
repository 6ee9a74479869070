import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { processEnvironment } from '#platform/server/process-environment';

const root = join(import.meta.dirname, '../..');

/** The directory of everything that is built. */
export const dist = join(root, 'dist');

const drafts = join(dist, 'drafts');

/** Milliseconds. An older draft was left by a build that was cut off. */
const longest = 3_600_000;

export class BuildError extends Error {
  override name = 'BuildError';
}

export type Build = {
  title: string;
  /** Patterns of the files that it is made of. */
  inputs: readonly string[];
  /** Arguments of a Node that builds into this directory. */
  command: (directory: string) => readonly string[];
};

/** A hash that changes with the files. It reads their times and sizes, not their contents, and so takes only milliseconds
 * at every start. */
export const fingerprint = async (inputs: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const { mtimeMs, size } = await stat(join(root, path));
    hash.update(`${path}:${mtimeMs}:${size}\n`);
  }
  return hash.digest('hex');
};

/** Builds into a directory that nobody else knows, and has it published, so that nobody reads half a build. */
export const buildAside = async (
  build: Build,
  log: (line: string) => void,
  publish: (draft: string) => Promise<void>,
): Promise<void> => {
  log(`Building the ${build.title} (only after a change) ...`);
  try {
    await mkdir(drafts, { recursive: true });
    await removeCutOff();
    const draft = await mkdtemp(join(drafts, 'draft-'));
    try {
      await run(build.command(draft));
      await publish(draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } catch (error) {
    throw new BuildError(`The ${build.title} could not be built:\n${(error as Error).message}`);
  }
};

const removeCutOff = async (): Promise<void> => {
  for (const name of await readdir(drafts)) {
    const { mtimeMs } = await stat(join(drafts, name)).catch(() => ({ mtimeMs: Number.NaN }));
    if (Date.now() - mtimeMs > longest) await rm(join(drafts, name), { recursive: true, force: true });
  }
};

const run = async (args: readonly string[]): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      // Every build, also one for a test, contains what people are served, not React's development code.
      env: { ...processEnvironment(), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.trim()));
    });
  });
};
