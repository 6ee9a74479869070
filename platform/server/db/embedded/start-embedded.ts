import { mkdir } from 'node:fs/promises';
import { isLastUser } from './connect-lifeline.ts';
import { createCluster } from './create-cluster.ts';
import { applicationRole, createRoles, databaseName, ownerRole } from './create-roles.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { ensureRunning } from './ensure-running.ts';
import { ensureSecrets } from './ensure-secrets.ts';
import { findBinaries } from './find-binaries.ts';
import { findPrivileges } from './find-privileges.ts';
import { locateFiles } from './locate-files.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { supervise } from './supervise.ts';

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
  await createRoles(running.lifeline, secrets);
  const supervision = supervise(cluster, running, log);

  const stop = async (): Promise<void> => {
    await supervision.cease();
    const lifeline = supervision.current();
    if (!lifeline) return;
    // Keep the lock until the server has stopped, so that no process connects to a server that is about to stop.
    const last = await isLastUser(lifeline).catch(() => false);
    if (last) await stopPostmaster(files, binaries, privileges, log);
    await lifeline.end().catch(() => undefined);
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
