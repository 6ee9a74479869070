import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/session/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { inputWith } from '../../../../tests/probes/sample-input.ts';
import { peopleEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

/** What would raise somebody who could write it beside the fields of a form. */
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

/** Calls without a declared body read none. */
const writing = Object.entries({ ...peopleEndpoints, updateProfile: sessionEndpoints.updateProfile }).filter(
  ([, { method, body }]: [string, EndpointShape]) => method !== 'GET' && body !== undefined,
) as [string, EndpointShape][];

it.each(writing)('%s takes nothing that it does not declare', async (_, endpoint) => {
  const { nobody } = acme.users;
  const known = new Set(Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? {}));
  const strange = Object.fromEntries(Object.entries(fields).filter(([name]) => !known.has(name)));
  const input = inputWith(endpoint, nobody) as { body?: object };
  const { status, errors } = await admin.call(endpoint, {
    ...input,
    body: { ...input.body, ...strange },
  } as never);
  expect(status).toBe(422);
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(strange)));
});
