import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connectWatchdog, type Watchdog } from './connect-watchdog.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { explainFailure } from './explain-failure.ts';
import type { Binaries } from './find-binaries.ts';
import type { Privileges } from './find-privileges.ts';
import type { ClusterFiles } from './locate-files.ts';
import { readPostmaster, removeStaleRecord } from './read-postmaster.ts';
import { binaryEnvironment } from './run-binary.ts';
import { writeSettings } from './write-settings.ts';

/** A port of this machine on which nobody listens: the wanted one, or any. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });

/** The port of the last start if it is free, else a new one. It is stored, so that addresses survive a restart. */
const choosePort = async (files: ClusterFiles): Promise<number> => {
  const kept = await readPort(files);
  return freePort(kept).catch(() => freePort());
};

/** Best effort: on a full disk the server still runs, perhaps on another port after the next start. */
const savePort = async (files: ClusterFiles, port: number): Promise<void> => {
  if ((await readPort(files)) === port) return;
  await writeFile(files.port, `${port}\n`).catch(() => undefined);
};

const readPort = async (files: ClusterFiles): Promise<number> =>
  Number(await readFile(files.port, 'utf8').catch(() => ''));

type Launch = { pid: number | undefined; failure: () => string | undefined };

const logLimit = 10 * 1024 * 1024;

/** Starts the server detached: neither Ctrl-C in the terminal nor the end of the application stops it. */
const launchPostmaster = (
  files: ClusterFiles,
  binaries: Binaries,
  { prefix, uid, gid }: Privileges,
  port: number,
): Launch => {
  rotateLog(files.log);
  const log = openSync(files.log, 'a', 0o600);
  const before = fstatSync(log).size;
  const server = [binaries.postgres, '-D', files.cluster, '-p', String(port)];
  const [command = '', ...args] =
    process.platform === 'win32' ? throughPgCtl(files, binaries, port) : [...prefix, ...server];
  const child = spawn(command, args, {
    uid,
    gid,
    cwd: files.dataDir,
    detached: true,
    stdio: ['ignore', log, log],
    env: binaryEnvironment(),
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code) => {
    if (code !== 0) failure = readFileSync(files.log).subarray(before).toString('utf8');
  });
  return { pid: child.pid, failure: () => failure };
};

// On Windows pg_ctl drops administrator rights, with which postgres would refuse to start.
const throughPgCtl = (files: ClusterFiles, { pgCtl }: Binaries, port: number): string[] => [
  pgCtl,
  'start',
  '--no-wait',
  `--pgdata=${files.cluster}`,
  `--log=${files.log}`,
  `--options=-p ${port}`,
];

const rotateLog = (path: string): void => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) renameSync(path, `${path}.1`);
};

export type Cluster = {
  files: ClusterFiles;
  binaries: Binaries;
  privileges: Privileges;
  superuserPassword: string;
  durable: boolean;
};

export type Running = { watchdog: Watchdog; port: number };

const timeout = 30_000;

/** Connects to the server that runs on this directory, or starts one; retries until a connection succeeds. */
export const ensureRunning = async (
  cluster: Cluster,
  fixedPort?: number,
  signal?: AbortSignal,
): Promise<Running> => {
  let launch: Launch | undefined;
  let deadline = Date.now() + timeout;
  while (!signal?.aborted) {
    const postmaster = readPostmaster(cluster.files.cluster);
    // Recovery after a crash and shutdown may take any time, so the deadline moves while a server process exists.
    if (postmaster) deadline = Date.now() + timeout;
    const running = postmaster?.ready && (await tryConnect(postmaster.port, cluster));
    if (running) {
      await savePort(cluster.files, running.port);
      return running;
    }
    const failure = launch?.failure();
    if (failure !== undefined) {
      launch = undefined;
      // Pools already use this port, so the server must come back on the same one.
      if (!mayRetry(failure, fixedPort === undefined)) throw explainFailure(failure, cluster.files);
    }
    if (Date.now() > deadline) throw explainFailure(failure ?? '', cluster.files);
    if (!postmaster && !launch) launch = await start(cluster, fixedPort);
    await pause(20);
  }
  throw new EmbeddedDatabaseError('Stopped while the embedded PostgreSQL was starting.');
};

const start = async (cluster: Cluster, fixedPort?: number): Promise<Launch> => {
  removeStaleRecord(cluster.files.cluster);
  await writeSettings(cluster.files, cluster.privileges, cluster.durable);
  const port = fixedPort ?? (await choosePort(cluster.files));
  return launchPostmaster(cluster.files, cluster.binaries, cluster.privileges, port);
};

const tryConnect = async (port: number, cluster: Cluster): Promise<Running | undefined> => {
  try {
    return { watchdog: await connectWatchdog(port, cluster.superuserPassword), port };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '28P01' && code !== '28000') return undefined;
    throw new EmbeddedDatabaseError(
      `The PostgreSQL on ${cluster.files.cluster} refuses the password in ${cluster.files.secrets}. ` +
        'The two do not belong together: restore both from one backup.',
    );
  }
};

const mayRetry = (failure: string, portMayChange: boolean): boolean =>
  /pre-existing shared memory block|lock file "postmaster\.pid"/.test(failure) ||
  (/Address already in use/.test(failure) && portMayChange);
