import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Secrets } from './ensure-secrets.ts';
import { explainFailure } from './explain-failure.ts';
import type { Binaries } from './find-binaries.ts';
import type { Privileges } from './find-privileges.ts';
import type { ClusterFiles } from './locate-files.ts';
import { isAlive } from './read-postmaster.ts';
import { runBinary } from './run-binary.ts';

/** Returns whether the cluster is new. */
export const createCluster = async (
  files: ClusterFiles,
  binaries: Binaries,
  privileges: Privileges,
  secrets: Secrets,
  durable: boolean,
): Promise<boolean> => {
  if (existsSync(files.cluster)) {
    await assertVersion(files, binaries.major);
    return false;
  }
  await removeAbandoned(files);
  const draft = `${files.cluster}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, secrets.superuserPassword, { mode: 0o600 });
  await changeOwner(privileges, [draft, passwordFile]);
  try {
    const { code, output } = await runBinary(
      binaries.initdb,
      [...initdbArguments(durable), `--pwfile=${passwordFile}`, `--pgdata=${draft}`],
      privileges,
      files.dataDir,
    );
    if (code !== 0) throw explainFailure(output, files);
    return await claim(draft, files.cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
};

const initdbArguments = (durable: boolean): string[] => [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--data-checksums',
  ...(durable ? [] : ['--no-sync']),
];

// A rename never replaces a directory with files in it: of two processes starting at once only one succeeds.
const claim = async (draft: string, cluster: string): Promise<boolean> => {
  try {
    await rename(draft, cluster);
    return true;
  } catch (error) {
    if (existsSync(cluster)) return false;
    throw error;
  }
};

const changeOwner = async ({ uid, gid }: Privileges, paths: string[]): Promise<void> => {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) await chown(path, uid, gid);
};

const removeAbandoned = async ({ dataDir }: ClusterFiles): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
};

const assertVersion = async ({ cluster }: ClusterFiles, major: string): Promise<void> => {
  const written = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  if (written.trim() === major) return;
  throw new EmbeddedDatabaseError(
    written
      ? `${cluster} was written by PostgreSQL ${written.trim()}, this version brings ${major}. ` +
          'Take a backup with the version that wrote it and restore it with this one.'
      : `${cluster} exists but holds no PostgreSQL database. Move it away, or set DATA_DIR to another directory.`,
  );
};
