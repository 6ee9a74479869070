import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { freePort } from '../../platform/server/db/embedded/ensure-running.ts';
import { createSite } from './create-site.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';
import { sendJson } from './send-json.ts';

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
  // In this order, so that its PostgreSQL stops before the directory is removed.
  closing.push(() => server.end('SIGTERM'));
  return server;
};

/** An empty database on an external server, and a role that does not exist yet. */
const emptyDatabase = async (): Promise<Record<string, string>> => {
  const server = inject('migrated');
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
  const site = await createSite(dataDir, environment);
  for (const { address } of servers) {
    const answer = await fetch(`${address}/api/v1/user`, { headers: site.headers });
    expect(answer.status).toBe(200);
  }
  const out = await sendJson('POST', `${servers[0].address}/api/v1/logout`, site.headers, {});
  expect(out.status).toBe(200);
  const after = await fetch(`${servers[1].address}/api/v1/user`, { headers: site.headers });
  expect(after.status).toBe(401);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});
