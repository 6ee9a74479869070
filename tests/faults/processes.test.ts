import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startTestDatabase } from '../../platform/server/testing/start-test-database.ts';
import { freePort } from './free-port.ts';
import { prepareSite, type Site } from './prepare-site.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
});

const newDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'cora-processes-'));
  closing.push(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return directory;
};

const newServer = async (...given: [string, Record<string, string>?]): Promise<RunningServer> => {
  const [dataDir, environment] = given;
  const server = createRunningServer(dataDir, await freePort(), environment);
  // In order, so that its PostgreSQL is gone before the directory is.
  closing.push(() => server.end('SIGTERM'));
  return server;
};

const post = (address: string, path: string, headers: Record<string, string>, body: object) =>
  fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** An empty database on a server that stands for somebody's own, and a role that does not exist yet. */
const emptyDatabase = async (): Promise<Record<string, string>> => {
  const server = await startTestDatabase();
  closing.push(server.stop);
  const name = `cora_empty_${process.pid}_${Date.now()}`;
  const superuser = new pg.Client({ connectionString: server.superuserUrl });
  await superuser.connect();
  await superuser.query(`create database ${name} template template0 encoding 'UTF8'`);
  closing.push(async () => {
    await superuser.query(`drop database ${name} with (force)`);
    await superuser.query(`drop role if exists ${name}_web`);
    await superuser.end();
  });
  const owner = new URL(server.superuserUrl);
  owner.pathname = `/${name}`;
  const web = new URL(owner);
  Object.assign(web, { username: `${name}_web`, password: 'web' });
  return { ADMIN_DATABASE_URL: owner.href, DATABASE_URL: web.href };
};

it('two processes started at once on an empty database migrate it once, serve both and share sessions', async () => {
  const environment = await emptyDatabase();
  const dataDir = await newDirectory();
  const servers = [await newServer(dataDir, environment), await newServer(dataDir, environment)] as const;
  await Promise.all(servers.map((server) => server.start()));
  const site = await prepareSite(dataDir, environment);
  for (const { address } of servers) {
    const answer = await fetch(`${address}/api/v1/user`, { headers: site.headers });
    expect(answer.status).toBe(200);
  }
  const out = await post(servers[0].address, '/logout', site.headers, {});
  expect(out.status).toBe(200);
  const after = await fetch(`${servers[1].address}/api/v1/user`, { headers: site.headers });
  expect(after.status).toBe(401);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});

const boundary = 'cora-boundary';

/** A task with a file of which the last part is sent only when `finish` is called. */
const slowUpload = (address: string, site: Site) => {
  const part = (name: string, value: string | number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const sending = request(`${address}/api/v1/core/tasks`, {
    method: 'POST',
    headers: { ...site.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const status = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  sending.write(
    part('job_id', site.jobId) +
      part('building_id', site.buildingId) +
      part('type', 'request') +
      part('description', 'Sent slowly') +
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
  );
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  sending.write(bytes.subarray(0, 20));
  return {
    status,
    finish: () => {
      sending.write(bytes.subarray(20));
      sending.end(`\r\n--${boundary}--\r\n`);
    },
  };
};

it('a SIGTERM lets requests and an upload under way finish, takes no new ones and ends in order', async () => {
  const dataDir = await newDirectory();
  const site = await prepareSite(dataDir);
  const server = await newServer(dataDir);
  await server.start();
  const upload = slowUpload(server.address, site);
  await pause(300);
  const { jobId: job_id, buildingId: building_id } = site;
  const writes = Array.from({ length: 20 }, (_, n) =>
    post(server.address, '/core/tasks', site.headers, {
      ...{ job_id, building_id, type: 'request', description: `Write ${n}` },
    }).then((answer) => answer.status),
  );
  await Promise.race(writes);
  const ended = server.end('SIGTERM');
  await pause(300);
  const late = await fetch(`${server.address}/healthz`).catch(() => undefined);
  expect([undefined, 503]).toContain(late?.status);
  upload.finish();
  expect(await upload.status).toBe(200);
  expect(await ended).toBe(0);
  const outcomes = await Promise.allSettled(writes);
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const written = answers.filter((status) => status === 200);
  // What arrived after the signal is told to come back.
  expect(answers.filter((status) => status !== 503)).toEqual(written);

  await server.start();
  const list = await fetch(`${server.address}/api/v1/core/tasks?per_page=100`, { headers: site.headers });
  const { payload } = (await list.json()) as { payload: { total: number } };
  expect(payload.total).toBeGreaterThanOrEqual(written.length + 1);
});
