import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobEndpoints, jobRecordEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { buildingEndpoints, commonAreaEndpoints } from '../../contract/index.ts';

const { checkAddress, createBuilding, getBuilding, listBuildings } = buildingEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let areaManager: Client;
let supervisor: Client;
let typeId: number;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, areaManager, supervisor] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('area-manager'),
    acme.signIn('supervisor'),
  ]);
  typeId = (await manager.call(commonAreaEndpoints.listCommonAreaTypes)).payload[0]?.id ?? 0;
});
afterAll(() => app.close());

let made = 0;

const place = (more: object = {}) => {
  made += 1;
  return {
    name: `Dock ${made}`,
    address: `${made} Harbor Way`,
    city: 'Denver',
    state: 'CO' as const,
    zip: '80202',
    ...more,
  };
};

const floor = (number: number) => ({ number, label: `Floor ${number}`, cleanable_sqft: 1000 });

describe('a new building', () => {
  it('begins with its floors and the usual common areas on them', async () => {
    const { status, payload } = await manager.call(createBuilding, {
      body: place({
        floors: [1, 2, 3].map(floor),
        common_areas: [
          { name: 'Lobby', type_id: typeId, floors: 'ground' },
          { name: 'Restroom', type_id: typeId, floors: 'each' },
          { name: 'Kitchen', type_id: typeId, floors: 'upper' },
        ],
      }),
    });
    expect(status).toBe(200);
    expect(payload.time_zone).toBe('America/Denver');
    expect(payload.floors.map(({ label }) => label)).toEqual(['Floor 1', 'Floor 2', 'Floor 3']);
    const [one, two, three] = payload.floors.map(({ id }) => id);
    expect(payload.common_areas.map(({ name, floor_ids }) => [name, floor_ids])).toEqual([
      ['Kitchen', [two, three]],
      ['Lobby', [one]],
      ['Restroom', [one, two, three]],
    ]);
    const traces = await sqlAs<{ action: string }>(
      app,
      acme,
      `select action from audit_log where building_id = $1 order by id`,
      [payload.id],
    );
    expect(traces.map(({ action }) => action)).toEqual([
      'building.created',
      ...Array(3).fill('floor.created'),
      ...Array(3).fill('common-area.created'),
    ]);
  });

  it('is refused with every field that is wrong, and leaves nothing behind', async () => {
    const shape = await manager.send(createBuilding, {
      body: {
        ...place(),
        name: '<b>',
        zip: '1',
        state: 'XX',
        time_zone: 'Mars/Olympus',
        business_hours: { '1': { start: '18:00', end: '08:00' } },
        common_areas: Array(10).fill({ name: 'Lobby', type_id: typeId, floors: 'each' }),
      },
    });
    expect(shape.status).toBe(422);
    expect(Object.keys(shape.errors ?? {}).toSorted()).toEqual([
      'business_hours.1.end',
      'common_areas',
      'name',
      'state',
      'time_zone',
      'zip',
    ]);
    const body = place({
      area_id: 999_999,
      floors: [floor(1), floor(1)],
      common_areas: [{ name: 'Lobby', type_id: 999_999, floors: 'each' }],
    });
    const judged = await manager.call(createBuilding, { body });
    expect(Object.keys(judged.errors ?? {}).toSorted()).toEqual([
      'area_id',
      'common_areas.0.type_id',
      'floors',
    ]);
    const { payload } = await manager.call(listBuildings, { query: { q: body.name } });
    expect(payload.total).toBe(0);
  });

  it('is made by whoever may add buildings', async () => {
    expect((await supervisor.call(createBuilding, { body: place() })).status).toBe(403);
    expect((await supervisor.call(checkAddress, { query: { zip: '80202' } })).status).toBe(403);
  });

  it('is seen by whoever made it until a job is done there', async () => {
    const { payload } = await areaManager.call(createBuilding, { body: place() });
    const of = { params: { id: payload.id } };
    const seen = async (who: Client) => (await who.call(getBuilding, of)).status;
    expect(await seen(areaManager)).toBe(200);
    expect(await seen(supervisor)).toBe(404);
    const found = await areaManager.call(listBuildings, { query: { q: payload.name } });
    expect(found.payload.rows.map(({ id }) => id)).toEqual([payload.id]);
    const outside = { params: { id: acme.outOfScope.jobId }, body: { building_id: payload.id } };
    expect((await manager.call(jobRecordEndpoints.addJobBuilding, outside)).status).toBe(200);
    expect(await seen(areaManager)).toBe(404);
  });
});

describe('a new building of a job', () => {
  it('is one of its buildings at once', async () => {
    const { jobId } = acme.inScope;
    const { payload } = await manager.call(createBuilding, { body: place({ job_id: jobId }) });
    const job = await supervisor.call(jobEndpoints.getJob, { params: { id: jobId } });
    expect(job.payload.buildings.map(({ id }) => id)).toContain(payload.id);
  });

  it('is not made for a job that the person cannot see, or of another company', async () => {
    for (const job_id of [rival.inScope.jobId, 999_999]) {
      const body = place({ job_id });
      expect((await manager.call(createBuilding, { body })).status).toBe(404);
      const { payload } = await manager.call(listBuildings, { query: { q: body.name } });
      expect(payload.total).toBe(0);
    }
    const body = place({ job_id: acme.outOfScope.jobId });
    expect((await areaManager.call(createBuilding, { body })).status).toBe(404);
  });
});

describe('what is known of an address', () => {
  const check = async (query: { zip: string; address?: string; state?: string }, who = manager) =>
    (await who.call(checkAddress, { query })).payload;

  it.each([
    [{ zip: '80202' }, 'America/Denver', true],
    [{ zip: '80202-1234' }, 'America/Denver', true],
    [{ zip: '00000', state: 'HI' }, 'Pacific/Honolulu', false],
  ])('%j is in %s', async (query, time_zone, zip_known) => {
    expect(await check(query)).toMatchObject({ time_zone, zip_known, buildings: [] });
  });

  it('names the buildings that stand there, as far as the person sees them', async () => {
    const { payload } = await manager.call(createBuilding, { body: place() });
    const { address, zip } = payload;
    const named = await check({ address: address.toUpperCase(), zip: `${zip}-0001` });
    expect(named.buildings.map(({ id }) => id)).toEqual([payload.id]);
    expect((await check({ address, zip }, areaManager)).buildings).toEqual([]);
    const stranger = await rival.signIn('admin');
    expect((await check({ address, zip }, stranger)).buildings).toEqual([]);
  });
});
