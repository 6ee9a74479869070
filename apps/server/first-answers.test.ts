import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
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

const words = {
  '/job/$jobId': wordsOfRecord(jobEndpoints.getJob, ({ job_number }) => ({ title: `Job ${job_number}` })),
};

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  const answer = firstAnswers(app.server);
  app.server.get('/document', (request) => answer(request));
  const name = firstAnswers(app.server, words);
  app.server.get('/job/*', async (request) => (await name(request)).words?.title ?? 'none');
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

it('names the record of the page, for who may see it', async () => {
  const { inScope, outOfScope } = company;
  const supervisor = await company.signIn('supervisor');
  const titleAt = async (path: string, { cookies }: Client = supervisor) =>
    (await app.server.inject({ url: path, headers: { cookie: cookieOf({ cookies } as Client) } })).body;
  expect(await titleAt(`/job/${inScope.jobId}?tab=files`)).toMatch(/^Job \S+$/);
  expect(await titleAt(`/job/${outOfScope.jobId}`)).toBe('none');
  expect(await titleAt('/job/0x1')).toBe('none');
  expect(await titleAt(`/job/${inScope.jobId}/more`)).toBe('none');
});

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
