import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { readConfig } from '#platform/server/config';
import { processEnvironment } from '#platform/server/process-environment';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import { noonZone } from '#platform/server/testing/noon-zone';
import { type RunningWeb, startWeb } from '../../apps/server/web.ts';
import {
  addTask,
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../api/harness/index.ts';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let manager: Client;
let worker: ChildProcess | undefined;
let web: RunningWeb;
let directory: string;

const environment = () => ({
  DATA_DIR: directory,
  LOG_LEVEL: 'silent',
  DATABASE_URL: app.applicationUrl,
  SMTP_URL: sink.url,
  PORT: '0',
  WORKERS: '0',
});

const startWorker = async (): Promise<void> => {
  const entry = join(import.meta.dirname, '../../apps/server/worker.ts');
  worker = spawn(process.execPath, [entry], {
    env: { ...processEnvironment(), ...environment() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout as NodeJS.ReadableStream, 'data');
};

beforeAll(async () => {
  sink = await openMailSink();
  app = await startApp({ SMTP_URL: sink.url });
  directory = await mkdtemp(join(tmpdir(), 'cora-worker-'));
  acme = await seedCompany(app, 'acme');
  web = await startWeb(readConfig(environment()));
  manager = await acme.signIn('manager');
  const porter = await acme.signIn('day-porter');
  const { status } = await porter.call(notificationEndpoints.setCommunicationSettings, {
    body: { delivery: 'instant', time_zone: noonZone() },
  });
  expect(status).toBe(200);
});
afterEach(() => {
  sink.setMood('well');
  sink.received.length = 0;
});
afterAll(async () => {
  await web?.close();
  await app?.close();
  await sink?.close();
  await rm(directory, { recursive: true, force: true });
});

const assignToPorter = (description: string) =>
  addTask(manager, acme.inScope, { description, assignee_user_ids: [acme.users['day-porter']] });

const arrived = () => [...new Set(sink.received.map(({ messageId }) => messageId))];

const soon = { timeout: 45_000, interval: 200 };

it('a worker process delivers what a web process without workers was told', async () => {
  await assignToPorter('All is well');
  // Longer than the time between two polls of a worker.
  await pause(3000);
  expect(sink.attempts()).toBe(0);
  await startWorker();
  await expect
    .poll(() => sink.received.map(({ subject }) => subject), soon)
    .toEqual(['New task: All is well']);
});

it.each(['refuses', 'hangs', 'dies-after-data'] as const)(
  'every mail arrives, under one Message-ID, when the mail server %s for a while',
  async (mood) => {
    sink.setMood(mood);
    const before = sink.attempts();
    for (const n of [1, 2, 3]) await assignToPorter(`${mood} ${n}`);
    await expect.poll(() => sink.attempts() - before, soon).toBeGreaterThanOrEqual(3);
    // A try counts when it begins.
    await expect.poll(arrived, soon).toHaveLength(mood === 'dies-after-data' ? 3 : 0);
    sink.setMood('well');
    const subjects = () => [...new Set(sink.received.map(({ subject }) => subject))].sort();
    const wanted = [1, 2, 3].map((n) => `New task: ${mood} ${n}`);
    const copies = mood === 'dies-after-data' ? 6 : 3;
    await expect.poll(() => sink.received.length, soon).toBeGreaterThanOrEqual(copies);
    expect(subjects()).toEqual(wanted);
    expect(arrived()).toHaveLength(3);
  },
  90_000,
);

it('a SIGTERM ends the worker in order', async () => {
  const ended = once(worker as ChildProcess, 'exit');
  worker?.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
