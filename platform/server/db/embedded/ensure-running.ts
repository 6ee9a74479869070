import { setTimeout as pause } from 'node:timers/promises';
import { choosePort, savePort } from './choose-port.ts';
import { connectLifeline, type Lifeline } from './connect-lifeline.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { explainFailure } from './explain-failure.ts';
import type { Binaries } from './find-binaries.ts';
import type { Privileges } from './find-privileges.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import type { ClusterFiles } from './locate-files.ts';
import { readPostmaster, removeStaleRecord } from './read-postmaster.ts';
import { writeSettings } from './write-settings.ts';

export type Cluster = {
  files: ClusterFiles;
  binaries: Binaries;
  privileges: Privileges;
  superuserPassword: string;
  durable: boolean;
};

export type Running = { lifeline: Lifeline; port: number };

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
    return { lifeline: await connectLifeline(port, cluster.superuserPassword), port };
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
