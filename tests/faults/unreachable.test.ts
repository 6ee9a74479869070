import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../apps/server/build-app.ts';
import { readConfig } from '../../platform/server/config.ts';
import { type Line, openLine } from '../../platform/server/testing/open-line.ts';
import { type Client, createClient, seedCompany, startApp, type TestApp } from '../api/harness/index.ts';

let whole: TestApp;
let line: Line;
let app: App;
let client: Client;

beforeAll(async () => {
  whole = await startApp();
  const acme = await seedCompany(whole, 'acme');
  const admin = await acme.signIn('admin');
  line = await openLine(whole.applicationUrl);
  const config = readConfig({ DATA_DIR: whole.dataDir, LOG_LEVEL: 'silent' });
  app = await buildApp(config, { databaseUrl: line.url, rateLimits: false, poolSize: 5 });
  client = createClient({ ...whole, ...app });
  Object.assign(client.cookies, admin.cookies);
});
afterAll(async () => {
  await app.close();
  await line.close();
  await whole.close();
});

const ask = async (): Promise<{ status: number; after: number }> => {
  const since = performance.now();
  const { status } = await client.raw('GET', '/api/v1/core/tasks');
  return { status, after: performance.now() - since };
};

it.each([
  ['refuses and resets connections', () => line.cut(), 500],
  ['swallows what is sent', () => line.silence(), 3500],
] as const)(
  'answers 503 in time while the database %s, and recovers by itself',
  async (_what, fail, limit) => {
    expect((await ask()).status).toBe(200);
    fail();
    // More at once than the pool has connections.
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ after }) => after))).toBeLessThan(limit);
    line.mend();
    await expect.poll(async () => (await ask()).status, { timeout: 2000 }).toBe(200);
  },
);
