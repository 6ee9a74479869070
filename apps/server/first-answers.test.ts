import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../tests/api/harness/index.ts';
import { firstAnswers } from './first-answers.ts';

let app: TestApp;
let company: Company;
let person: Client;

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  app.server.get('/document', firstAnswers(app.server));
  company = await seedCompany(app, 'early');
  person = await company.signIn('manager');
});
afterAll(() => app.close());

const cookieOf = ({ cookies }: Client, prefix = ''): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name === 'XSRF-TOKEN' ? '' : prefix}${name}=${value}`)
    .join('; ');

const open = async (headers: Record<string, string>): Promise<unknown> => {
  const { json } = (await app.server.inject({ url: '/document', headers })).json();
  return json === undefined ? undefined : JSON.parse(json);
};

describe('what a document knows of its reader', () => {
  it('is what the first two calls would answer', async () => {
    const [settings, user] = await Promise.all(
      ['/api/v1/settings', '/api/v1/user'].map(async (path) => (await person.raw('GET', path)).payload),
    );
    expect(await open({ cookie: cookieOf(person) })).toEqual({ settings, user });
  });

  it('is that nobody is signed in, without a session and after its end', async () => {
    const gone = await company.signIn('viewer');
    const cookie = cookieOf(gone);
    await gone.raw('POST', '/api/v1/logout', {});
    expect([await open({}), await open({ cookie })]).toEqual([null, null]);
  });

  it('is the same behind a proxy that ends https', async () => {
    const secure = { cookie: cookieOf(person, '__Host-'), 'x-forwarded-proto': 'https' };
    expect(await open(secure)).toMatchObject({ user: { id: company.users.manager } });
    // A cookie without the prefix may have been set by another host.
    expect(await open({ ...secure, cookie: cookieOf(person) })).toBeNull();
  });

  it('is left to the page while the database does not answer', async () => {
    const owner = new pg.Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query('lock table sessions in access exclusive mode');
    try {
      expect(await open({ cookie: cookieOf(person) })).toBeUndefined();
    } finally {
      await owner.end();
    }
  });
});
