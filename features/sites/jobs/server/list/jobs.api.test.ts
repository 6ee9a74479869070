import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArea } from '#features/sites/areas/server';
import { insertBuildings, locate } from '#features/sites/buildings/server';
import { createClient as addClient, insertContact } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobEndpoints } from '../../contract/index.ts';
import { createJobService, insertJobs } from '../index.ts';

const { listJobs, getJob, listJobServices, listJobClients, listBuildingContacts, listBuildingClients } =
  jobEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let areaId: number;
let towerId: number;
let jobIds: number[];

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

const tower = (name: string, more: object = {}) => ({
  name,
  address: '1 Federal St',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  ...locate({ zip: '02110' }),
  ...more,
});

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
  await asSystem(async (tenant) => {
    const region = await createArea(tenant, null, { name: 'North' });
    areaId = await createArea(tenant, null, { name: 'Boston', parent_area_id: region });
    const { id: client_id } = await addClient(tenant, null, { account_number: 'A-1', name: 'Zeta' });
    const buildings = [
      tower('B Tower', { area_id: areaId, access_note: 'Ring twice' }),
      tower('A Annex', { lat: null, lng: null, location_approximate: false, address: '50% Off Road' }),
    ];
    const [first, annex] = (await insertBuildings(tenant, buildings)) as [number, number];
    towerId = first;
    jobIds = await insertJobs(tenant, [
      { job_number: 'Z-1', job_name: 'Tower', client_id, building_ids: [first, annex], status: 'active' },
      { job_number: 'Z-2', job_name: 'Old tower', client_id, building_ids: [first], status: 'inactive' },
    ]);
    await insertContact(tenant, { client_id, name: 'Everywhere' }, null);
    await insertContact(tenant, { client_id, name: 'At the tower', building_id: first }, null);
    await insertContact(tenant, { client_id, name: 'At the annex', building_id: annex }, null);
  });
});
afterAll(() => app.close());

const numbers = async (client: Client, query = {}) =>
  (await client.call(listJobs, { query })).payload.rows.map((row) => row.job_number);

describe('listing jobs', () => {
  it('shows those in scope', async () => {
    expect(await numbers(manager)).toEqual(['J-1', 'J-2', 'Z-1', 'Z-2']);
    expect(await numbers(supervisor)).toEqual(['J-1']);
    expect(await numbers(supervisor, { per_page: 0, include: 'buildings' })).toEqual(['J-1']);
    expect((await supervisor.call(listJobs)).payload.total).toBe(1);
  });

  it('answers every row with its buildings for per_page 0', async () => {
    const { payload } = await manager.call(listJobs, { query: { per_page: 0, include: 'buildings' } });
    expect(payload).toMatchObject({ total: 4, page: 1, per_page: 0, total_capped: false });
    const job = payload.rows[2];
    expect(job).toMatchObject({ job_number: 'Z-1', status: 'active', client: { name: 'Zeta' } });
    expect(job?.buildings?.map((building) => building.name)).toEqual(['A Annex', 'B Tower']);
    expect(job?.buildings?.[1]).toMatchObject({ id: towerId, lat: 42.3576, location_approximate: true });
    expect(payload.rows.map((row) => row.buildings?.length)).toEqual([1, 1, 2, 1]);
  });

  it('answers the same in pages, without buildings unless asked', async () => {
    const all = await manager.call(listJobs, { query: { per_page: 0, include: 'buildings' } });
    const page = await manager.call(listJobs, { query: { per_page: 100, include: 'buildings' } });
    expect(page.payload.rows).toEqual(all.payload.rows);
    const bare = await manager.call(listJobs, { query: { per_page: 0 } });
    expect(bare.payload.rows[0]).not.toHaveProperty('buildings');
  });

  it('sorts by every key, both ways, and pages', async () => {
    expect(await numbers(manager, { order: 'desc' })).toEqual(['Z-2', 'Z-1', 'J-2', 'J-1']);
    expect(await numbers(manager, { sort: 'client' })).toEqual(['J-1', 'J-2', 'Z-1', 'Z-2']);
    expect(await numbers(manager, { sort: 'status', per_page: 0 })).toEqual(['J-1', 'J-2', 'Z-1', 'Z-2']);
    expect(await numbers(manager, { sort: 'job_name' })).toEqual(['J-1', 'J-2', 'Z-2', 'Z-1']);
    expect(await numbers(manager, { page: 2, per_page: 3 })).toEqual(['Z-2']);
  });

  it('filters by status, client, area with its subtree, state and missing position', async () => {
    expect(await numbers(manager, { status: ['inactive', 'draft'] })).toEqual(['Z-2']);
    expect(await numbers(manager, { client_id: acme.clientId })).toEqual(['J-1', 'J-2']);
    expect(await numbers(manager, { area_id: areaId - 1 })).toEqual(['Z-1', 'Z-2']);
    expect(await numbers(manager, { area_id: areaId, state: 'MA', status: ['active'] })).toEqual(['Z-1']);
    expect(await numbers(manager, { state: 'CO' })).toEqual(['J-1', 'J-2']);
    expect(await numbers(manager, { needs_location: true })).toEqual(['Z-1']);
    expect(await numbers(manager, { needs_location: false })).toEqual(['J-1', 'J-2', 'Z-2']);
    expect(await numbers(manager, { import_id: 1 })).toEqual([]);
  });

  it('searches number, name, address and city, taking % and _ as they are', async () => {
    expect(await numbers(manager, { q: 'z-' })).toEqual(['Z-1', 'Z-2']);
    expect(await numbers(manager, { q: 'OLD TOW' })).toEqual(['Z-2']);
    expect(await numbers(manager, { q: 'federal st' })).toEqual(['Z-1', 'Z-2']);
    expect(await numbers(manager, { q: '%', per_page: 0 })).toEqual(['Z-1']);
    expect(await numbers(manager, { q: '_' })).toEqual([]);
    expect(await numbers(manager, { q: "'; drop table jobs; --" })).toEqual([]);
    expect(await numbers(supervisor, { q: 'tower' })).toEqual([]);
    expect((await manager.call(listJobs, { query: { q: 'tower' } })).payload.total).toBe(2);
  });

  it('never shows another organization', async () => {
    const { text } = await manager.call(listJobs, { query: { per_page: 0, include: 'buildings' } });
    expect(text).toContain(acme.canary);
    expect(text).not.toContain(rival.canary);
    expect(await numbers(manager, { client_id: rival.clientId })).toEqual([]);
  });

  it('names every wrong part of the query, and needs hasAccessWorld', async () => {
    const answer = await manager.call(listJobs, { rawQuery: 'status=lost&state=XX&sort=size&include=tasks' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['include', 'sort', 'state', 'status.0']);
    const nobody = await acme.signIn('nobody');
    expect((await nobody.call(listJobs)).status).toBe(403);
  });

  it('takes the same number of statements for more rows', async () => {
    const queries = [
      { per_page: 0, include: 'buildings' },
      { per_page: 100, include: 'buildings' },
    ] as const;
    for (const query of queries) {
      const list = () => manager.call(listJobs, { query });
      await list();
      const before = await countStatements(list);
      await asSystem((tenant) =>
        insertJobs(
          tenant,
          Array.from({ length: 20 }, (_, n) => ({
            job_number: `M-${query.per_page}-${n}`,
            job_name: 'Many',
            client_id: acme.clientId,
            building_ids: [towerId],
          })),
        ),
      );
      expect(await countStatements(list)).toBe(before);
    }
  });
});

describe('the Job Card', () => {
  const read = (client: Client, id: number | undefined) => client.call(getJob, { params: { id: id ?? 0 } });

  it('tells what is missing, until it is there', async () => {
    const before = await read(manager, jobIds[0]);
    expect(before.status).toBe(200);
    expect(before.payload).toMatchObject({
      job_number: 'Z-1',
      client: { name: 'Zeta', account_number: 'A-1', phone: null },
      inspection_frequency_days: 30,
      service_start_date: null,
      services: [],
      setup_incomplete: ['service', 'area_manager', 'base_contract'],
    });
    expect(before.payload.buildings.map((building) => building.has_access_note)).toEqual([false, true]);
    expect(before.text).not.toContain('Ring twice');
    await asSystem((tenant) =>
      createJobService(tenant, null, jobIds[0] ?? 0, {
        type: 'night-cleaning',
        name: 'Nights',
        days_of_week: [1, 2],
        start_time: '18:00',
      }),
    );
    const after = await read(manager, jobIds[0]);
    expect(after.payload.setup_incomplete).toEqual(['area_manager', 'base_contract']);
    expect(after.payload.services).toMatchObject([{ name: 'Nights', days_of_week: [1, 2], end_time: null }]);
  });

  it('and its parts are not there out of scope, elsewhere or unknown', async () => {
    for (const endpoint of [getJob, listJobServices, listJobClients]) {
      const status = async (client: Client, id: number) =>
        (await client.call(endpoint as typeof getJob, { params: { id } })).status;
      const areaManager = await acme.signIn('area-manager');
      expect(await status(areaManager, acme.inScope.jobId)).toBe(200);
      expect(await status(areaManager, acme.outOfScope.jobId)).toBe(404);
      expect(await status(manager, rival.inScope.jobId)).toBe(404);
      expect(await status(manager, 2_000_000_000)).toBe(404);
      expect(await status(await acme.signIn('nobody'), acme.inScope.jobId)).toBe(403);
    }
  });
});

describe('services and clients of a job', () => {
  it('are listed', async () => {
    const params = { id: jobIds[0] ?? 0 };
    const services = await manager.call(listJobServices, { params });
    expect(services.payload.map((service) => service.name)).toEqual(['Nights']);
    const [client] = (await manager.call(listJobClients, { params })).payload;
    expect(client).toMatchObject({ name: 'Zeta', account_number: 'A-1', billing_address: null });
    expect(client?.contacts).toHaveLength(3);
  });

  it('clients need a flag of clients', async () => {
    const { status } = await supervisor.call(listJobClients, { params: { id: acme.inScope.jobId } });
    expect(status).toBe(403);
  });
});

describe('contacts at a building', () => {
  const read = (client: Client, id: number) => client.call(listBuildingContacts, { params: { id } });

  it('are those of its clients, without those of other buildings', async () => {
    const { payload } = await read(manager, towerId);
    expect(payload.map((contact) => contact.name)).toEqual(['At the tower', 'Everywhere']);
  });

  it('need a flag and a building in scope', async () => {
    expect((await read(supervisor, acme.inScope.buildingId)).status).toBe(403);
    expect((await read(await acme.signIn('area-manager'), towerId)).status).toBe(404);
    expect((await read(manager, rival.inScope.buildingId)).status).toBe(404);
  });
});

describe('clients at a building', () => {
  const read = (client: Client, id: number) => client.call(listBuildingClients, { params: { id } });

  it('are named, with whether their contacts may be edited', async () => {
    const named = async (client: Client, id: number) =>
      (await read(client, id)).payload.map(({ name, can }) => [name, can.edit_contacts]);
    expect(await named(manager, towerId)).toContainEqual(['Zeta', true]);
    const looksOn = await acme.signIn('scheduler');
    expect((await named(looksOn, acme.inScope.buildingId)).map(([, may]) => may)).toEqual([false]);
  });

  it('need a flag and a building in scope', async () => {
    expect((await read(supervisor, acme.inScope.buildingId)).status).toBe(403);
    expect((await read(await acme.signIn('area-manager'), towerId)).status).toBe(404);
    expect((await read(manager, rival.inScope.buildingId)).status).toBe(404);
  });
});
