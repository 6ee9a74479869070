import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointShape } from '#platform/contract/endpoint';
import { product } from '../../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { inputWith } from '../../../../../tests/probes/sample-input.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

/** Fields that would give a person more rights if a call accepted them in addition to its own fields. */
const fields = {
  isAdmin: true,
  super_admin: true,
  organization_id: 1,
  user_id: 1,
  status: 'active',
  flags: ['isAdmin'],
  roles: [1],
  license: 'full',
  role_ids: [1],
};

/** Calls without a declared body read none, and calls of links are refused before their input is read, so both are left out. */
const writing = product.bindings.filter(
  ({ endpoint: { method, body, access, files } }) =>
    method !== 'GET' &&
    body !== undefined &&
    !files &&
    (access === 'signed-in' || typeof access === 'object'),
);

it('no call takes what it does not declare', { timeout: 120_000 }, async () => {
  const { nobody } = acme.users;
  const taken: string[] = [];
  for (const { name, endpoint } of writing as { name: string; endpoint: EndpointShape }[]) {
    const known = new Set(Object.keys((endpoint.body as { shape?: object }).shape ?? {}));
    const strange = Object.fromEntries(Object.entries(fields).filter(([field]) => !known.has(field)));
    const input = inputWith(endpoint, nobody) as { body?: object };
    const body = { ...input.body, ...strange };
    const { status, errors } = await admin.send(endpoint, { ...input, body });
    const missing = Object.keys(strange).filter((field) => !(field in (errors ?? {})));
    if (status !== 422 || missing.length > 0) taken.push(`${name}: ${status} ${missing}`);
  }
  expect(taken).toEqual([]);
  expect(writing.length).toBeGreaterThan(100);
});
