import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** Starts the oldest supported PostgreSQL that this machine has: `{ name, url, stop }`. Without one, logs that and
 * returns undefined. */
export const secondDatabase = async (log = console.log) => {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { name: 'the server of TEST_DATABASE_URL', url, stop: async () => {} };
  const started = await startSecond();
  if (!started)
    log('No second PostgreSQL: install postgresql-15, or name a superuser of one in TEST_DATABASE_URL.\n');
  return started;
};

/** Starts a server that a test may kill. `durable`: with fsync, like a production server. `parent`: the directory of
 * its cluster. */
export const startSecond = async ({ durable = false, parent = tmpdir(), environment = {} } = {}) => {
  const version = findVersion();
  return version ? startCluster(version, { durable, parent, environment }) : undefined;
};

/** Whether there is one to be started. */
export const hasSecond = () => Boolean(process.env.TEST_DATABASE_URL) || findVersion() !== undefined;

const findVersion = () => {
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian)
    .map(Number)
    .filter((number) => number >= 15 && existsSync(join(debian, String(number), 'bin/initdb')));
  return versions.length > 0 ? Math.min(...versions) : undefined;
};

/** A throw-away cluster needs no fsync. */
const withoutFsync = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'];

const startCluster = async (version, { durable, parent, environment }) => {
  const bin = (name) => join(debian, String(version), 'bin', name);
  const directory = mkdtempSync(join(parent, 'cora-postgres-'));
  const account = findAccount();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(directory, 0o700);
  if (account) for (const path of [passwordFile, directory]) chownSync(path, account.uid, account.gid);
  const run = (name, args) => {
    const { status, stderr, error } = spawnSync(bin(name), args, {
      ...account,
      cwd: directory,
      encoding: 'utf8',
      env: { ...environment, PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      // pg_ctl's server inherits its output: a pipe would stay open as long as the server runs.
      stdio: name === 'pg_ctl' ? 'ignore' : ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0)
      throw new Error(`${name} of PostgreSQL ${version} failed: ${error?.message ?? stderr ?? ''}`);
  };
  const cluster = join(directory, 'cluster');
  const port = await freePort();
  const remove = () => rmSync(directory, { recursive: true, force: true });
  let start;
  try {
    run('initdb', [
      '-D',
      cluster,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
    ]);
    const settings = [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      "-c unix_socket_directories=''",
      '-c max_connections=200',
      ...(durable ? [] : withoutFsync),
    ];
    start = (wait) =>
      run('pg_ctl', ['-D', cluster, wait, '-l', join(directory, 'log'), '-o', settings.join(' '), 'start']);
    start('--wait');
  } catch (error) {
    remove();
    throw error;
  }
  const halt = () => {
    spawnSync(bin('pg_ctl'), ['-D', cluster, '-m', 'immediate', 'stop'], {
      ...account,
      cwd: directory,
      stdio: 'ignore',
    });
    remove();
  };
  process.once('exit', halt);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return {
    name: `PostgreSQL ${version}`,
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    directory,
    /** Does not wait. Fails while the previous server process still holds its shared memory. */
    start: () => start('--no-wait'),
    /** Process id of the server; undefined when it has ended. */
    pid: () => {
      const number = Number(readOr(join(cluster, 'postmaster.pid')).split('\n')[0]);
      return number && isAlive(number) ? number : undefined;
    },
    stop: async () => {
      process.removeListener('exit', halt);
      halt();
    },
  };
};

const readOr = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** PostgreSQL refuses to run as root: use the account that Debian's package creates. */
const findAccount = () => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: number('-u'), gid: number('-g') };
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
