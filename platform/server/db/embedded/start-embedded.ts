import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { applicationGroup, loginGroups, viewerRoles } from '../roles/viewer-roles.ts';
import { isLastUser } from './connect-watchdog.ts';
import { createCluster } from './create-cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { ensureRunning } from './ensure-running.ts';
import { ensureSecrets, type Secrets } from './ensure-secrets.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { findPrivileges, type Privileges } from './find-privileges.ts';
import { type ClusterFiles, locateFiles } from './locate-files.ts';
import { isPostgres, readPostmaster } from './read-postmaster.ts';
import { runBinary } from './run-binary.ts';
import { supervise } from './supervise.ts';

export const databaseName = 'cora';
export const ownerRole = 'cora_owner';
export const applicationRole = 'cora_app';

const creationLock = 748_120_502;

/** The owner runs migrations and owns the tables. The application role may do only what migrations grant to its
 * group. */
const createRoles = async (superuser: pg.Client, secrets: Secrets): Promise<void> => {
  if (await isComplete(superuser)) return;
  await superuser.query(`select pg_advisory_lock(${creationLock})`);
  try {
    if (await isComplete(superuser)) return;
    await createRole(superuser, applicationGroup, 'nologin');
    await createRole(
      superuser,
      ownerRole,
      `login password ${superuser.escapeLiteral(secrets.ownerPassword)}`,
    );
    await createRole(
      superuser,
      applicationRole,
      `login password ${superuser.escapeLiteral(secrets.applicationPassword)}`,
    );
    for (const [role, statements] of Object.entries(viewerRoles)) {
      const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role]);
      if (!rowCount) for (const statement of statements) await superuser.query(statement);
    }
    await superuser.query(`grant ${loginGroups.join(', ')} to ${applicationRole}`);
    // PostgreSQL marks a database whose creation was interrupted with a limit of -2; it can only be dropped.
    const { rows } = await superuser.query('select datconnlimit from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rows[0]?.datconnlimit === -2) await superuser.query(`drop database ${databaseName}`);
    if (!rows[0] || rows[0].datconnlimit === -2) {
      await superuser.query(`create database ${databaseName} owner ${ownerRole}`);
    }
    await superuser.query(`revoke all on database ${databaseName} from public`);
    await superuser.query(`grant connect on database ${databaseName} to ${applicationGroup}`);
  } finally {
    await superuser.query(`select pg_advisory_unlock(${creationLock})`);
  }
};

const createRole = async (superuser: pg.Client, name: string, attributes: string): Promise<void> => {
  const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [name]);
  const verb = rowCount ? 'alter' : 'create';
  await superuser.query(
    `${verb} role ${name} ${attributes} nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
  );
};

const isComplete = async (superuser: pg.Client): Promise<boolean> => {
  const { rows } = await superuser.query(
    `select has_database_privilege(role.rolname, base.datname, 'connect') and exists (
       select from pg_auth_members m join pg_roles held on held.oid = m.roleid
       where m.member = role.oid and held.rolname = $3) as granted
     from pg_database base, pg_roles role
     where base.datname = $1 and base.datconnlimit <> -2 and role.rolname = $2`,
    [databaseName, applicationRole, loginGroups.at(-1)],
  );
  return rows[0]?.granted === true;
};

const timeout = 30_000;

/** A fast shutdown: rolls back open transactions, writes a checkpoint and ends. */
const stopPostmaster = async (
  files: ClusterFiles,
  binaries: Binaries,
  privileges: Privileges,
  log: (line: string) => void,
): Promise<void> => {
  const postmaster = readPostmaster(files.cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    await runBinary(
      binaries.pgCtl,
      ['stop', '-m', 'fast', '-w', '-D', files.cluster],
      privileges,
      files.dataDir,
    );
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + timeout;
  while (isPostgres(postmaster.pid)) {
    if (Date.now() > deadline) {
      log(`The embedded PostgreSQL (process ${postmaster.pid}) is still shutting down; it is left to finish`);
      return;
    }
    await pause(10);
  }
};

export type EmbeddedDatabase = {
  applicationUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  /** This start created the cluster. */
  isNew: boolean;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** False in tests only: data then survives a crash of the application, but not of the machine. */
  durable?: boolean;
};

/** Starts the PostgreSQL of a data directory or connects to the one that already runs there, and keeps it running. */
export const startEmbedded = async ({
  dataDir,
  log,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const files = locateFiles(dataDir);
  await mkdir(files.dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new EmbeddedDatabaseError(
      `The data directory ${files.dataDir} cannot be created: ${error.message}`,
    );
  });
  const binaries = await findBinaries();
  const privileges = findPrivileges(binaries.postgres, files);
  const secrets = await ensureSecrets(files);
  const isNew = await createCluster(files, binaries, privileges, secrets, durable);
  const cluster = { files, binaries, privileges, superuserPassword: secrets.superuserPassword, durable };
  const running = await ensureRunning(cluster);
  await createRoles(running.watchdog, secrets);
  const supervision = supervise(cluster, running, log);

  const stop = async (): Promise<void> => {
    await supervision.cease();
    const watchdog = supervision.current();
    if (!watchdog) return;
    // Keep the lock until the server has stopped, so that no process connects to a server that is about to stop.
    const last = await isLastUser(watchdog).catch(() => false);
    if (last) await stopPostmaster(files, binaries, privileges, log);
    await watchdog.end().catch(() => undefined);
  };

  let stopping: Promise<void> | undefined;
  const url = (user: string, password: string, database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${running.port}/${database}`;
  return {
    applicationUrl: url(applicationRole, secrets.applicationPassword, databaseName),
    ownerUrl: url(ownerRole, secrets.ownerPassword, databaseName),
    superuserUrl: url('postgres', secrets.superuserPassword, databaseName),
    isNew,
    stop: () => (stopping ??= stop()),
  };
};
