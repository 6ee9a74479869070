import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { systemScope } from '../http/person.ts';
import { addOrganization } from '../testing/add-organization.ts';
import type { Tenant } from './tenant.ts';

let app: TestApp;
const organization = 73;
beforeAll(async () => {
  app = await startApp();
  await addOrganization(app.ownerUrl, organization);
});
afterAll(() => app.close());

const inTenant = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(organization), work);

const row = z.object({ here: z.string() });

const read = (tenant: Tenant) =>
  tenant.query({ text: "select current_setting('app.organization_id') as here", row });

it('commits with the last statement, which is in the transaction like those before it', async () => {
  const found = await inTenant(async (tenant) => {
    const first = read(tenant);
    return [await first, await tenant.endWith(() => read(tenant))];
  });
  expect(found.flat().map(({ here }) => here)).toEqual(['73', '73']);
});

it('refuses a statement after the last one', async () => {
  const working = inTenant(async (tenant) => {
    await tenant.endWith(() => read(tenant));
    await read(tenant);
  });
  await expect(working).rejects.toThrow('query after the tenant transaction ended');
});

it('serves others on the connection of a last statement that failed', async () => {
  const failing = () =>
    inTenant((tenant) => tenant.endWith(() => tenant.query({ text: 'select 1 / 0 as here', row })));
  for (let connection = 0; connection < 12; connection += 1) await expect(failing()).rejects.toThrow('zero');
  const [found] = await inTenant(read);
  expect(found?.here).toBe('73');
});
