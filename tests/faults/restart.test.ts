import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../platform/server/db/embedded/ensure-running.ts';
import { processEnvironment } from '../../platform/server/process-environment.ts';

const root = join(import.meta.dirname, '../..');

let dataDir: string;
let starter: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-restart-'));
});
afterAll(async () => {
  if (starter && starter.exitCode === null) {
    starter.kill('SIGTERM');
    await once(starter, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

const serverOf = (parent: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' }).trim());

it('npm start starts a server again that was killed, and ends in order when it is asked to', async () => {
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'false', LOG_LEVEL: 'error' };
  starter = spawn(process.execPath, [join(root, 'bin/start.mjs')], {
    env: { ...processEnvironment(), DATABASE_URL: '', ADMIN_DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [starter.stdout, starter.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.status;
  };
  await expect.poll(() => said, { timeout: 110_000 }).toMatch(/is ready at/);
  expect(await isReady()).toBe(200);

  const killed = serverOf(starter.pid);
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => said)
    .toContain('The server ended unexpectedly (SIGKILL). It is started again in 1 s.');
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  expect(serverOf(starter.pid)).not.toBe(killed);

  const ended = once(starter, 'exit');
  starter.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 180_000);
