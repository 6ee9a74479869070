import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { Binaries } from './find-binaries.ts';
import type { Privileges } from './find-privileges.ts';
import type { ClusterFiles } from './locate-files.ts';
import { binaryEnvironment } from './run-binary.ts';

export type Launch = { pid: number | undefined; failure: () => string | undefined };

const logLimit = 10 * 1024 * 1024;

/** Starts the server detached: neither Ctrl-C in the terminal nor the end of the application stops it. */
export const launchPostmaster = (
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
