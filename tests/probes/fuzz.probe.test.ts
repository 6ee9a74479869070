import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../apps/server/product.ts';
import { type Client, type Company, seedCompany, startApp, type TestApp } from '../api/harness/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

/** Values that often cause bugs: control characters, lone surrogates, SQL, paths, formulas, huge numbers. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "'; drop table tasks; --",
    '../../etc/passwd',
    '=1+1',
    '\u0000',
    '\ud800',
    '𝒳'.repeat(600),
  ),
  fc.integer(),
  fc.constantFrom(-1, 0, 1.5, 1e308, 2_147_483_648, 2 ** 53 + 2),
  fc.constantFrom(null, true, [], {}, [[]], [null]),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Calls that end the session, which the rest of the run needs. */
const endsSession = new Set([
  'logout',
  'updatePassword',
  'endSessions',
  'login',
  'signup',
  'resetPassword',
  'sendResetLink',
]);

const writes = product.bindings.filter(({ endpoint, name }) => endpoint.body && !endsSession.has(name));
const reads = product.bindings.filter(
  ({ endpoint }) => endpoint.query && endpoint.method === 'GET' && endpoint.answer !== 'stream',
);

describe('nonsense', () => {
  it.each(writes.map((b) => [b.name, b.endpoint] as const))(
    'in the body of %s is refused, never a fault',
    async (_, endpoint) => {
      const keys = Object.keys(endpoint.body?.shape ?? {});
      const bodies = fc.dictionary(fc.constantFrom(...keys, 'surplus'), nasty, { maxKeys: keys.length + 1 });
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const path = endpoint.path.replace(/\{\w+\}/g, '1');
          const answer = await admin.raw(endpoint.method as 'POST', `/api/v1${path}`, body);
          expect(answer.status, answer.text).toBeLessThan(500);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(reads.map((b) => [b.name, b.endpoint] as const))(
    'in the query of %s is refused, never a fault',
    async (_, endpoint) => {
      const keys = Object.keys(endpoint.query?.shape ?? {});
      const queries = fc.dictionary(
        fc.constantFrom(...keys, 'surplus'),
        fc.oneof(nasty.map(String), fc.string()),
      );
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, v.toWellFormed()]));
          const base = endpoint.root ? '' : '/api/v1';
          const path = endpoint.path.replace(/\{\w+\}/g, '1');
          const answer = await admin.raw('GET', `${base}${path}?${search}`);
          expect(answer.status, answer.text.slice(0, 500)).toBeLessThan(500);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('that is no JSON at all is a 400', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('The request could not be read.');
  });
});
