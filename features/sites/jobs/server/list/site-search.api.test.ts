import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBuildings, locate } from '#features/sites/buildings/server';
import { createClient as addClient } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobEndpoints, jobExportEndpoints } from '../../contract/index.ts';
import { createJobService, insertJobs } from '../index.ts';

const { listJobs } = jobEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), work);

const place = (city: string, zip: string, sqft: number | null) => ({
  name: `${city} House`,
  address: '9 Elm St',
  city,
  state: 'MA',
  zip,
  gross_cleanable_sqft: sqft,
  ...locate({ zip }),
});

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
  expect(rival.organizationId).not.toBe(acme.organizationId);
  await asSystem(async (tenant) => {
    const client = { account_number: 'Q-77', name: 'Périgord Partners' };
    const { id: client_id } = await addClient(tenant, null, client);
    const [boston, salem, small] = (await insertBuildings(tenant, [
      place('Boston', '02110-1201', 40_000),
      place('Salem', '01970', 70_000),
      place('Salem Park', '01971', null),
    ])) as [number, number, number];
    const [first = 0, second = 0] = await insertJobs(tenant, [
      { job_number: 'S-1', job_name: 'Two', client_id, building_ids: [boston, salem], status: 'active' },
      { job_number: 'S-2', job_name: 'Small', client_id, building_ids: [small], status: 'inactive' },
    ]);
    await createJobService(tenant, null, first, { type: 'night-cleaning', name: 'Nights' });
    await createJobService(tenant, null, second, { type: 'day-porter', name: 'Porter' });
  });
});
afterAll(() => app.close());

const numbers = async (query: object, client = manager) =>
  (await client.call(listJobs, { query })).payload.rows.map((row) => row.job_number);

describe('searching job sites', () => {
  it.each([
    [{ city: 'sal' }, ['S-1', 'S-2']],
    [{ city: 'Salem Park' }, ['S-2']],
    [{ city: 'SÁLEM park' }, ['S-2']],
    [{ city: '%' }, []],
    [{ zip: '021' }, ['S-1']],
    [{ zip: '021', city: 'salem', state: 'MA', sqft_from: 110_000 }, ['S-1']],
    [{ zip: '01971' }, ['S-2']],
    [{ zip: 'none' }, []],
    [{ sqft_from: 110_000 }, ['S-1']],
    [{ sqft_from: 50_000, sqft_to: 100_000 }, []],
    [{ sqft_to: 110_000, sqft_from: 1 }, ['S-1']],
    [{ service_type: ['night-cleaning'] }, ['S-1']],
    [{ service_type: ['day-porter', 'night-cleaning'] }, ['S-1', 'S-2']],
    [{ service_type: ['other'] }, []],
    [{ q: 'perigord' }, ['S-1', 'S-2']],
    [{ q: 'perigord boston two' }, ['S-1']],
    [{ city: 'salem', service_type: ['day-porter'], status: ['active'] }, []],
  ])('%j', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
    expect(await numbers({ ...query, per_page: 0, include: 'buildings' })).toEqual(expected);
    expect(await numbers({ ...query, per_page: 1, page: 2 })).toEqual(expected.slice(1, 2));
    const exact: object = { ...query, total: 'exact' };
    const counted = await manager.call(listJobs, { query: exact });
    expect(counted.payload.total).toBe(expected.length);
    expect(await numbers(query, supervisor)).toEqual([]);
  });

  it('writes the same sites to a file', async () => {
    const query = { zip: '01971', format: 'csv' as const };
    const { text } = await manager.call(jobExportEndpoints.exportJobs, { query });
    expect(text).toContain('S-2');
    expect(text).not.toContain('S-1');
    const criteria = { format: 'csv' as const, criteria: ['unheard-of:1'] };
    expect((await manager.call(jobExportEndpoints.exportJobs, { query: criteria })).status).toBe(422);
  });

  it('reads services anew, whatever the reader holds', async () => {
    const query = { service_type: ['other' as const] };
    const { headers } = await manager.call(listJobs, { query });
    const again = await manager.call(listJobs, {
      query,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(200);
  });

  it('names every field that is wrong', async () => {
    const rawQuery = `zip=12345678901&sqft_from=-1&sqft_to=many&service_type=gardening&criteria=Bad&city=${'x'.repeat(61)}`;
    const { status, errors } = await manager.call(listJobs, { rawQuery });
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      ...['city', 'criteria.0', 'service_type.0', 'sqft_from', 'sqft_to', 'zip'],
    ]);
  });

  it.each(['unheard-of:1', 'contract-end:999999999', 'constructor:1'])('refuses %s', async (criterion) => {
    const { status, errors } = await manager.call(listJobs, { query: { criteria: [criterion] } });
    expect([status, Object.keys(errors)]).toEqual([422, ['criteria']]);
  });
});
