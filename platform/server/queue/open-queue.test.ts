import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { outlastOutages } from '../db/outlast-outages.ts';
import { systemScope } from '../http/person.ts';
import { createLog } from '../log.ts';
import { type ClonedDatabase, cloneDatabase } from '../testing/clone-database.ts';
import { type Line, openLine } from '../testing/open-line.ts';
import { type DoWork, type OpenQueue, openQueue } from './open-queue.ts';

let database: ClonedDatabase;
let line: Line;
let queue: OpenQueue;

const done: string[] = [];
/** Notes what was done, except periodic work, which may become due during the test. */
const note: DoWork = async (from, { kind }) => {
  if (from === 'mail') done.push(String(kind));
};

beforeAll(async () => {
  database = await cloneDatabase(inject('migrated'));
  line = await openLine(database.applicationUrl);
  queue = openQueue(line.url, createLog('silent'));
});
afterEach(() => {
  done.length = 0;
});
afterAll(async () => {
  await queue.stop();
  await line.close();
  await database.drop();
});

it('refuses work while the database is away, and starts its workers as soon as it is there', async () => {
  line.cut();
  const starting = queue.start(note);
  await expect(queue.addAlone('mail', { organizationId: 1, kind: 'lost' })).rejects.toThrow();
  line.mend();
  await starting;
  await queue.addAlone('mail', { organizationId: 1, kind: 'kept' });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['kept']);
});

it('goes on working after the line was cut', async () => {
  line.cut();
  await expect(queue.addAlone('mail', { organizationId: 1, kind: 'lost' })).rejects.toThrow();
  line.mend();
  await outlastOutages(() => queue.addAlone('mail', { organizationId: 1, kind: 'later' }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['later']);
});

it('does every piece of work once when several processes look for it', async () => {
  const second = openQueue(database.applicationUrl, createLog('silent'));
  try {
    await second.start(note);
    const kinds = Array.from({ length: 6 }, (_, n) => `work ${n}`);
    for (const kind of kinds) await queue.addAlone('mail', { organizationId: 1, kind });
    await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(kinds.length);
    await pause(1500);
    expect(done.toSorted()).toEqual(kinds);
  } finally {
    await second.stop();
  }
});

it('starts work when it is added, all of it, also between two looks for some', async () => {
  const quiet = await cloneDatabase(inject('migrated'));
  const waiting = openQueue(quiet.applicationUrl, createLog('silent'), { pollEvery: 3600 });
  const app = openDatabase({ url: quiet.applicationUrl, max: 1 });
  try {
    await waiting.start(note);
    // The work that is there at the start may be found by the first poll.
    for (const kind of ['first', 'second']) {
      await waiting.addAlone('mail', { organizationId: 1, kind });
      await expect.poll(() => done, { timeout: 10_000 }).toContain(kind);
    }
    const kinds = Array.from({ length: 30 }, (_, n) => `together ${n}`);
    await app.withTenant(systemScope(1), async (tenant) => {
      for (const kind of kinds) await waiting.add(tenant, 'mail', { organizationId: 1, kind });
    });
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(expect.arrayContaining(kinds));
  } finally {
    await waiting.stop();
    await app.close();
    await quiet.drop();
  }
});
