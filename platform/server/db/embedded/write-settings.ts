import { existsSync } from 'node:fs';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Privileges } from './find-privileges.ts';
import type { ClusterFiles } from './locate-files.ts';

/** Written before every start, so that the settings always match this version of the application. */
export const writeSettings = async (
  files: ClusterFiles,
  privileges: Privileges,
  durable: boolean,
): Promise<void> => {
  const settings = [
    '# Written by the app before every start. Put your own settings in postgres.local.conf in the data directory.',
    ...common,
    ...(durable ? [] : volatile),
    ...(existsSync(files.localSettings) ? [`include = ${quote(files.localSettings)}`] : []),
  ];
  const written: [string, string[]][] = [
    ['postgresql.conf', settings],
    ['pg_hba.conf', ['host all all 127.0.0.1/32 scram-sha-256']],
  ];
  for (const [name, lines] of written) {
    const path = join(files.cluster, name);
    const text = `${lines.join('\n')}\n`;
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    await writeFile(path, text, { mode: 0o600 });
    if (privileges.uid !== undefined && privileges.gid !== undefined) {
      await chown(path, privileges.uid, privileges.gid);
    }
  }
};

const quote = (path: string): string => `'${path.replaceAll('\\', '/').replaceAll("'", "''")}'`;

const common = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 100',
  'shared_buffers = 128MB',
  'effective_cache_size = 512MB',
  'work_mem = 8MB',
  'maintenance_work_mem = 64MB',
  'max_wal_size = 512MB',
  'random_page_cost = 1.1',
  'jit = off',
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "lc_messages = 'C'",
  'logging_collector = off',
  'log_checkpoints = off',
  // Statements and row values are kept out of the log: they are data of the organizations.
  'log_error_verbosity = terse',
  'log_min_error_statement = panic',
];

// Commits are still written one by one: they survive the end of any process, but not a crash of the machine.
const volatile = ['fsync = off', 'full_page_writes = off'];
