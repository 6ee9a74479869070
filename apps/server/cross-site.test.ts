import { afterAll, beforeAll, expect, it } from 'vitest';
import { urlOf } from '#platform/server/http/register-endpoint';
import { type Client, seedCompany, startApp, type TestApp } from '../../tests/api/harness/index.ts';
import { product } from './product.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  admin = await (await seedCompany(app, 'acme')).signIn('admin');
});
afterAll(() => app.close());

const traced = product.bindings.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.audit !== null && endpoint.access !== 'public',
);

it.each(traced.map(({ name, endpoint }) => [name, urlOf(endpoint).replace(/:\w+/g, '1')]))(
  'another site starts no call of %s, which leaves a trace',
  async (_, url) => {
    const answers = await Promise.all(
      ['cross-site', 'same-origin'].map((site) =>
        admin.raw('GET', url, undefined, { 'sec-fetch-site': site }),
      ),
    );
    expect(answers.map(({ code }) => code === 'cross_site')).toEqual([true, false]);
  },
);

it('makes no link, and carries no list out, for another site', () => {
  expect(traced.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getTaskShareLink', 'getSeriesShareLink', 'exportTasks']),
  );
});
