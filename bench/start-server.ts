import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodeEnvironment, nodeFlags } from '../bin/node-flags.mjs';
import { processEnvironment } from '../platform/server/process-environment.ts';

type ServerOptions = {
  /** A directory into which it writes a CPU profile when it ends. */
  profile?: string | undefined;
  /** Whether it works through the queues, too, which run imports. */
  workers?: boolean;
};

/** Runs the server as a process of its own. */
export const startServer = async (
  databaseUrl: string,
  dataDir: string,
  { profile, workers = false }: ServerOptions = {},
) => {
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-interval=500'] : [];
  const serve = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, [...nodeFlags, ...flags, serve], {
    env: nodeEnvironment({
      ...processEnvironment(),
      DATABASE_URL: databaseUrl,
      ADMIN_DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      WORKERS: workers ? '1' : '0',
      LOG_LEVEL: 'warn',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(lines, 'line'), ended.then(() => [''])]);
  if (!first[0]) throw new Error('The server did not start');
  return {
    pid: child.pid ?? 0,
    address: String(first[0]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
