import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { processEnvironment } from '#platform/server/process-environment';
import { cloneDatabase } from '#platform/server/testing/clone-database';
import { explainStart } from './explain-start.ts';

/** No program listens on this port. One that was free a moment ago may be used by another test by now. */
const closedPort = 1;

describe('a process whose database', () => {
  const run = async (entry: string, url: string, more: Record<string, string> = {}) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cora-explain-'));
    const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
      env: {
        ...processEnvironment(),
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        ADMIN_DATABASE_URL: '',
        PORT: '0',
        DEMO: '0',
        LOG_LEVEL: 'fatal',
        ...more,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = text(child.stderr);
    const [code] = await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
    return { code, said: (await said).trim() };
  };

  it.each(['web.ts', 'worker.ts'])('is away says so in a line: %s', async (entry) => {
    const { code, said } = await run(entry, `postgres://cora:x@127.0.0.1:${closedPort}/cora`);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\. Start it, or look at .*$/,
    );
  });

  it('is not even asked while a setting is not used', async () => {
    const { code, said } = await run('web.ts', `postgres://cora:x@127.0.0.1:${closedPort}/cora`, {
      SENTRY_DSN: 'https://key@errors.example.com/1',
    });
    expect(code).toBe(1);
    expect(said).toContain('SENTRY_DSN is not used: errors are written to the log. Remove it');
  });

  it('is not there says so in a line', async () => {
    const url = new URL(inject('migrated').superuserUrl);
    url.pathname = '/no_such_database';
    const { code, said } = await run('web.ts', url.href);
    expect([code, said]).toEqual([
      1,
      'The database server has no such database: database "no_such_database" does not exist. Look at DATABASE_URL and ADMIN_DATABASE_URL.',
    ]);
  });

  it('is not prepared says so in a line: a worker that starts before the first server', async () => {
    const database = await cloneDatabase(inject('migrated'));
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('drop schema pgboss cascade');
    await owner.end();
    try {
      expect(await run('worker.ts', database.applicationUrl)).toEqual({
        code: 1,
        said: 'The database is not prepared for this version: `npm start` of the newest version does it.',
      });
    } finally {
      await database.drop();
    }
  });
});

it('shows where it happened when it is a fault of ours', () => {
  const fault = new TypeError('x is not a function');
  expect(explainStart(fault)).toBe(fault.stack);
  const wrapped = new Error('Migrating failed', {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });
  expect(explainStart(wrapped)).toMatch(/^The database cannot be reached: refused\./);
});
