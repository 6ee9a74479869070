import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type SecondDatabase, startSecond } from '../../bin/second-database.mjs';
import { locateFiles } from '../../platform/server/db/embedded/locate-files.ts';
import { isPostgres, readPostmaster } from '../../platform/server/db/embedded/read-postmaster.ts';
import { startEmbedded } from '../../platform/server/db/embedded/start-embedded.ts';

export const bedKinds = ['embedded', 'external'] as const;
export type BedKind = (typeof bedKinds)[number];

/** An installation for fault tests: a data directory and its PostgreSQL, embedded or external. */
export type Bed = {
  kind: BedKind;
  dataDir: string;
  /** Environment for servers of this installation. */
  environment: Record<string, string>;
  /** Runs `work` with the database running, even when no server is. */
  withDatabase: <T>(work: (applicationUrl: string) => Promise<T>) => Promise<T>;
  databasePid: () => number | undefined;
  /** Restarts an external database, as a service manager does. The application itself restarts the embedded one. */
  reviveDatabase: () => void;
  close: () => Promise<void>;
};

type Options = { parent?: string; environment?: Record<string, string> };

/** Undefined when this machine has no second PostgreSQL. */
export const openBed = async (kind: BedKind, options: Options = {}): Promise<Bed | undefined> => {
  const { parent = tmpdir(), environment = {} } = options;
  if (kind === 'embedded') return openEmbedded(parent, environment);
  const second = await startSecond({ durable: true, parent, environment });
  return second && openExternal(second, parent, environment);
};

/** Opens an installation for `use` and closes it afterwards; `use` gets undefined if this machine cannot have one. */
export const withBed = async (
  kind: BedKind,
  options: Options,
  use: (bed: Bed | undefined) => Promise<void>,
): Promise<void> => {
  const bed = await openBed(kind, options);
  try {
    await use(bed);
  } finally {
    await bed?.close();
  }
};

const makeDataDir = (parent: string): Promise<string> => mkdtemp(join(parent, 'cora-faults-'));

const remove = (directory: string): Promise<void> =>
  rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

const openEmbedded = async (parent: string, environment: Record<string, string>): Promise<Bed> => {
  const dataDir = await makeDataDir(parent);
  const { cluster } = locateFiles(dataDir);
  return {
    kind: 'embedded',
    dataDir,
    environment,
    withDatabase: async (work) => {
      const embedded = await startEmbedded({ dataDir, log: () => undefined });
      try {
        return await work(embedded.applicationUrl);
      } finally {
        await embedded.stop();
      }
    },
    databasePid: () => readPostmaster(cluster)?.pid,
    reviveDatabase: () => undefined,
    close: () => remove(dataDir),
  };
};

const openExternal = async (
  second: SecondDatabase,
  parent: string,
  environment: Record<string, string>,
): Promise<Bed> => {
  const dataDir = await makeDataDir(parent);
  const superuser = new pg.Client({ connectionString: second.url });
  await superuser.connect();
  await superuser.query("create role cora_faults_owner login createrole password 'owner'");
  await superuser.query(
    "create database cora_faults owner cora_faults_owner template template0 encoding 'UTF8'",
  );
  await superuser.end();
  const address = (username: string, password: string): string =>
    Object.assign(new URL(second.url), { username, password, pathname: '/cora_faults' }).href;
  const applicationUrl = address('cora_faults_web', 'web');
  return {
    kind: 'external',
    dataDir,
    environment: {
      ...environment,
      DATABASE_URL: applicationUrl,
      ADMIN_DATABASE_URL: address('cora_faults_owner', 'owner'),
    },
    withDatabase: (work) => work(applicationUrl),
    databasePid: () => {
      const pid = second.pid();
      return pid && isPostgres(pid) ? pid : undefined;
    },
    reviveDatabase: second.start,
    close: async () => {
      await second.stop();
      await remove(dataDir);
    },
  };
};

/** Sends `kill -9`. Resolves when another PostgreSQL process is running, which somebody else must start. */
export const killDatabaseOf = async (bed: Bed): Promise<void> => {
  const killed = bed.databasePid();
  if (!killed) throw new Error('no PostgreSQL to kill');
  process.kill(killed, 'SIGKILL');
  const since = performance.now();
  for (let pid: number | undefined = killed; pid === killed || !pid; pid = bed.databasePid()) {
    if (performance.now() - since > 30_000) throw new Error('PostgreSQL stays away');
    if (!pid) bed.reviveDatabase();
    await pause(bed.kind === 'external' ? 50 : 5);
  }
};
