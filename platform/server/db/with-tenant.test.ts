import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { systemScope } from '../http/person.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { Unconfirmed } from './confirmation.ts';
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

/** A call of an identity function that looks for a session and finds none. */
const lookUp = { text: "select * from identity_open_session('', null)" };

const confirmed = (holds: boolean) => ({ statement: lookUp, holds: () => holds });

const addArea = (tenant: Tenant, name: string) =>
  tenant.query({
    text: 'insert into areas (organization_id, name) values ($1, $2)',
    values: [organization, name],
  });

const areas = () =>
  inTenant((tenant) => tenant.query({ text: 'select name as here from areas order by name', row }));

describe('a confirmation', () => {
  it('lets stand what it confirms', async () => {
    const scope = systemScope(organization);
    await app.database.withTenant(scope, (tenant) => addArea(tenant, 'Kept'), confirmed(true));
    expect(await areas()).toEqual([{ here: 'Kept' }]);
  });

  it('takes back what it does not confirm, and is told before any other error', async () => {
    const scope = systemScope(organization);
    const works: ((tenant: Tenant) => Promise<unknown>)[] = [
      (tenant) => addArea(tenant, 'Lost'),
      (tenant) => tenant.endWith(() => read(tenant)),
      (tenant) => tenant.query({ text: 'select 1 / 0 as here', row }),
      async () => Promise.reject(new Error('not found')),
    ];
    // Often enough that every connection of the pool is used.
    for (const work of [works, works, works, works].flat()) {
      await expect(app.database.withTenant(scope, work, confirmed(false))).rejects.toThrow(Unconfirmed);
    }
    expect(await areas()).toEqual([{ here: 'Kept' }]);
  });

  it('fails the transaction when it cannot be asked, whatever else went wrong', async () => {
    const asking = (text: string, work: (tenant: Tenant) => Promise<unknown>) =>
      app.database.withTenant(systemScope(organization), work, { statement: { text }, holds: () => true });
    const works: ((tenant: Tenant) => Promise<unknown>)[] = [
      (tenant) => addArea(tenant, 'Lost'),
      async () => Promise.reject(new Error('not found')),
    ];
    for (const work of works) {
      await expect(asking('select * from sessions', work)).rejects.toThrow('not an identity function');
      await expect(asking('select * from identity_open_session(1)', work)).rejects.toThrow('does not exist');
    }
    expect(await areas()).toEqual([{ here: 'Kept' }]);
  });
});
