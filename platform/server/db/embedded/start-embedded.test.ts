import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPostmaster } from './read-postmaster.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

let dataDir = '';
const lines: string[] = [];
const started: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

const start = async (): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ dataDir, log: (line) => lines.push(line), durable: false });
  started.push(database);
  return database;
};

const startInChild = async (): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))});
       const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {}, durable: false });
       process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
       console.log('ready');
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
};

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const postmasterPid = (): number | undefined => readPostmaster(join(dataDir, 'postgres'))?.pid;

const kill = (pid: number | undefined): void => {
  if (pid === undefined) throw new Error('nothing to kill');
  process.kill(pid, 'SIGKILL');
};

/** Milliseconds until the database answers. */
const untilAnswering = async (url: string): Promise<number> => {
  const from = Date.now();
  for (;;) {
    const answered = await query(url, 'select 1').catch(() => undefined);
    if (answered) return Date.now() - from;
    if (Date.now() - from > 10_000) throw new Error(`no answer; ${lines.join('; ')}`);
    await pause(20);
  }
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-embedded-'));
  lines.length = 0;
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of started.splice(0)) await database.stop();
  if (postmasterPid() !== undefined) await (await startEmbedded({ dataDir, log: () => undefined })).stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('an installation of before', { timeout: 30_000 }, () => {
  test('gets the role of people with a viewer license, which binds nobody else', async () => {
    const first = await start();
    await query(first.superuserUrl, 'drop role cora_viewer_switch, cora_viewer');
    await first.stop();
    const { applicationUrl, ownerUrl } = await start();
    await query(ownerUrl, 'create table shown (internal boolean)');
    await query(ownerUrl, 'insert into shown values (true), (false)');
    await query(ownerUrl, 'alter table shown enable row level security');
    await query(ownerUrl, 'create policy everything on shown using (true)');
    await query(ownerUrl, 'create policy part on shown as restrictive to cora_viewer using (not internal)');
    await query(ownerUrl, 'grant select on shown to cora_application');
    const count = 'select count(*)::int as count from shown';
    expect(await query(applicationUrl, count)).toEqual([{ count: 2 }]);
    const asViewer = `set role cora_viewer; ${count}`;
    const client = new pg.Client({ connectionString: applicationUrl });
    await client.connect();
    const answers = (await client.query(asViewer)) as unknown as pg.QueryResult[];
    await client.end();
    expect(answers[1]?.rows).toEqual([{ count: 1 }]);
  });
});

describe('a first start', { timeout: 30_000 }, () => {
  test('makes a database with an owner and an application role that may nothing by itself', async () => {
    const { applicationUrl, ownerUrl, isNew } = await start();
    expect(isNew).toBe(true);
    await query(ownerUrl, 'create table secret (id int)');
    await expect(query(applicationUrl, 'select * from secret')).rejects.toThrow('permission denied');
    await expect(query(applicationUrl, 'create table own (id int)')).rejects.toThrow('permission denied');
    await expect(query(applicationUrl, 'create temporary table own (id int)')).rejects.toThrow(
      'permission denied',
    );
    const roles = await query(
      applicationUrl,
      "select rolname from pg_roles where rolname like 'cora%' and (rolsuper or rolbypassrls or rolcreaterole)",
    );
    expect(roles).toEqual([]);
  });

  test('is careful by default: checksums, loopback, UTF-8, passwords in a private file', async () => {
    const { superuserUrl } = await start();
    const [settings] = await query(
      superuserUrl,
      `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listening,
         current_setting('server_encoding') as encoding, lower('ÄÑ') as lowered,
         (select count(*) > 100 from pg_collation where collprovider = 'i') as icu`,
    );
    expect(settings).toEqual({
      checksums: 'on',
      listening: '127.0.0.1',
      encoding: 'UTF8',
      lowered: 'äñ',
      icu: true,
    });
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    await expect(query(superuserUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  });

  test('by two processes at once makes one database', async () => {
    const [, , here] = await Promise.all([startInChild(), startInChild(), start()]);
    expect(await query(here.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readFile(join(dataDir, 'postgres.port'), 'utf8')).toContain(new URL(here.ownerUrl).port);
  });
});

describe('stopping', { timeout: 30_000 }, () => {
  test('ends the server in order; the next start finds the data on the same port', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    expect(postmasterPid()).toBeUndefined();
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
    const second = await start();
    expect(second.isNew).toBe(false);
    expect(second.ownerUrl).toBe(first.ownerUrl);
    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is left to the last of several processes', async () => {
    const child = await startInChild();
    const here = await start();
    const pid = postmasterPid();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(postmasterPid()).toBe(pid);
    expect(await query(here.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await here.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test('twice is once', async () => {
    const database = await start();
    await Promise.all([database.stop(), database.stop()]);
    expect(postmasterPid()).toBeUndefined();
  });
});

describe('after a kill -9', { timeout: 30_000 }, () => {
  test('of the server it runs again within two seconds, with everything committed', async () => {
    const { ownerUrl } = await start();
    await query(ownerUrl, 'create table kept as select 42 as answer');
    const before = postmasterPid();
    kill(before);
    expect(await untilAnswering(ownerUrl)).toBeLessThan(2000);
    expect(postmasterPid()).not.toBe(before);
    expect(await query(ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('of the server with two processes on it both find it again, and a stop still ends it', async () => {
    const child = await startInChild();
    const here = await start();
    kill(postmasterPid());
    await untilAnswering(here.ownerUrl);
    await expect.poll(() => lines.some((line) => line.includes('is back'))).toBe(true);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await query(here.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await here.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test('of the app the next start adopts the running server', async () => {
    const child = await startInChild();
    const pid = postmasterPid();
    kill(child.pid);
    await once(child, 'exit');
    const here = await start();
    expect(postmasterPid()).toBe(pid);
    await here.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test('of app and server the next start recovers', async () => {
    const child = await startInChild();
    kill(child.pid);
    kill(postmasterPid());
    await once(child, 'exit');
    const here = await start();
    expect(await query(here.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a recorded process number that now belongs to something else does not prevent a start', async () => {
    const first = await start();
    kill(postmasterPid());
    await first.stop();
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n0\n1\n\n\n\nready\n`,
    );
    const second = await start();
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('what people have to put right', { timeout: 30_000 }, () => {
  test('passwords that are gone', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'secrets.json'));
    await expect(start()).rejects.toThrow('Put the file back from a backup');
  });

  test('a directory that another version wrote', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 17');
  });
});
