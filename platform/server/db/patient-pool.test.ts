import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { createPool } from './pool.ts';

let app: TestApp;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  app = await startApp();
  pool = createPool({ url: app.ownerUrl, max: 1 });
  await pool.query('select 1');
});
afterAll(async () => {
  await pool.end();
  await app.close();
});

/** Holds the only connection for so many milliseconds. */
const hold = async (milliseconds: number): Promise<void> => {
  const client = await pool.connect();
  await wait(milliseconds);
  client.release();
};

it('waits on in a crowd whose others get their answers', async () => {
  const crowd = [hold(900), hold(900), hold(900), pool.query('select 1 as one').then(({ rows }) => rows)];
  expect((await Promise.all(crowd)).at(-1)).toEqual([{ one: 1 }]);
});

it('gives up after the first turn while nothing comes back', async () => {
  const held = hold(3500);
  const begun = performance.now();
  await expect(pool.connect()).rejects.toThrow('timeout exceeded');
  expect(performance.now() - begun).toBeLessThan(3000);
  await held;
});
