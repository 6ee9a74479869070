import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { sessionEndpoints } from '../../contract/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' }, { rateLimits: true });
  await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const login = (email: string, password: string, address: string, client: Client = createClient(app)) =>
  client.call(sessionEndpoints.login, { body: { email, password }, ...from(address) });

const statuses = async (tries: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);

const countOf = (all: readonly number[], status: number) => all.filter((one) => one === status).length;

describe('sign-in', () => {
  it('slows the sixth wrong try from one address, however many come at once', async () => {
    const email = 'sales-rep@acme.test';
    const tries = Array.from({ length: 9 }, () => login(email, 'guess', '192.0.2.1'));
    expect(countOf(await statuses(tries), 422)).toBe(5);
    const blocked = await login(email, testPassword, '192.0.2.1');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(email, testPassword, '192.0.2.2')).status).toBe(200);
  });

  it('slows guesses at one person from many addresses', async () => {
    const email = 'scheduler@acme.test';
    const tries = Array.from({ length: 60 }, (_, at) => login(email, 'guess', `198.51.100.${at}`));
    const answers = await statuses(tries);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([20, 40]);
    expect((await login(email, testPassword, '198.51.100.200')).status).toBe(429);
  });

  it('lets a person in on a device of theirs, whatever others guessed, and counts guesses there', async () => {
    const email = 'manager@acme.test';
    const device = createClient(app);
    expect((await login(email, testPassword, '203.0.113.1', device)).status).toBe(200);
    await device.call(sessionEndpoints.logout, { body: {} });
    const guesses = Array.from({ length: 30 }, (_, at) => login(email, 'guess', `203.0.113.${at % 10}`));
    expect(countOf(await statuses(guesses), 429)).toBe(10);
    expect((await login(email, testPassword, '203.0.113.1')).status).toBe(429);
    expect((await login(email, testPassword, '203.0.113.1', device)).status).toBe(200);
    await device.call(sessionEndpoints.logout, { body: {} });
    for (let n = 0; n < 5; n += 1) {
      expect((await login(email, 'guess', '203.0.113.1', device)).status).toBe(422);
    }
    expect((await login(email, testPassword, '203.0.113.1', device)).status).toBe(429);
  });

  it('keeps no colleague out for tries that were right, nor for a few that were wrong', async () => {
    const address = '203.0.113.77';
    for (let n = 0; n < 55; n += 1) {
      expect((await login('csr@acme.test', testPassword, address)).status).toBe(200);
    }
    const wrong = Array.from({ length: 40 }, (_, at) => login(`nobody${at}@acme.test`, 'guess', address));
    expect(countOf(await statuses(wrong), 422)).toBe(40);
    expect((await login('admin@acme.test', testPassword, address)).status).toBe(200);
    const more = Array.from({ length: 40 }, (_, at) => login(`somebody${at}@acme.test`, 'guess', address));
    expect(countOf(await statuses(more), 429)).toBe(30);
  });
});

describe('mails with a link', () => {
  const ask = (email: string, address: string) =>
    createClient(app).call(sessionEndpoints.sendResetLink, { body: { email }, ...from(address) });

  it('are five an hour for a person, from wherever, and the answer is the same', async () => {
    const email = 'area-manager@acme.test';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ask(email, `192.0.2.${50 + at}`)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const waiting = await waitingWork(app, 'mail');
    expect(waiting.filter(({ data }) => JSON.stringify(data).includes(email))).toHaveLength(5);
  });
});
