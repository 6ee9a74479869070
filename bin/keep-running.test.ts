import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.mjs';

const serve = "process.send('ready'); setInterval(() => {}, 1000);";
const die = "process.send('ready', () => process.kill(process.pid, 'SIGKILL'));";
const fail = 'process.exit(3);';

const waits = { first: 20, longest: 50, settled: 60_000 };

/** Starts one program after the other. */
const run = (programs: string[], first = waits.first) => {
  const said: string[] = [];
  const started: ChildProcess[] = [];
  const next = () => {
    const child = spawn(process.execPath, ['-e', programs[started.length] ?? serve], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.push(child);
    return child;
  };
  const kept = keepRunning(next, { write: (line) => said.push(line), waits: { ...waits, first } });
  return { ...kept, said, started };
};

it('starts a server again that died, later each time, and says so', async () => {
  const { ended, said, started, stop } = run([die, die, fail, die]);
  await expect.poll(() => started.length, { timeout: 20_000 }).toBe(5);
  expect(said).toEqual([
    'The server ended unexpectedly (SIGKILL). It is started again in 0.02 s.',
    'The server ended unexpectedly (SIGKILL). It is started again in 0.04 s.',
    'The server ended unexpectedly (code 3). It is started again in 0.05 s.',
    'The server ended unexpectedly (SIGKILL). It is started again in 0.05 s.',
  ]);
  stop('SIGTERM');
  expect(await ended).toEqual({ code: null, signal: 'SIGTERM' });
});

it('ends with a server that never served', async () => {
  const { ended, said, started } = run([fail]);
  expect(await ended).toEqual({ code: 3, signal: null });
  expect([said, started.length]).toEqual([[], 1]);
});

it('ends with a server that was told to end by somebody else', async () => {
  const { ended, started } = run([serve]);
  started[0]?.once('message', () => started[0]?.kill('SIGTERM'));
  expect(await ended).toEqual({ code: null, signal: 'SIGTERM' });
  expect(started).toHaveLength(1);
});

it('starts nothing any more when it is told to stop between two servers', async () => {
  const { ended, said, started, stop } = run([die], 60_000);
  await expect.poll(() => said.length, { interval: 1 }).toBe(1);
  stop('SIGINT');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(started).toHaveLength(1);
});
