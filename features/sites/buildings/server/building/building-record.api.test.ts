import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaEndpoints } from '#features/sites/areas/contract';
import { createArea } from '#features/sites/areas/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type BuildingRecord, buildingEndpoints } from '../../contract/index.ts';

const { getBuilding, createBuilding, updateBuilding, deleteBuilding, listBuildings, restoreBuilding } =
  buildingEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor, stranger] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    rival.signIn('admin'),
  ]);
});
afterAll(() => app.close());

const place = { name: 'Dock 9', address: '9 Harbor Way', city: 'Boston', state: 'MA', zip: '02110' } as const;

const add = async (more: object = {}): Promise<BuildingRecord> => {
  const answer = await manager.call(createBuilding, { body: { ...place, ...more } });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const save = (
  { id, updated_at }: Pick<BuildingRecord, 'id' | 'updated_at'>,
  fields: object,
  client = manager,
) => client.call(updateBuilding, { params: { id }, body: { ...fields, updated_at } });

const remove = (id: number, client = manager) => client.call(deleteBuilding, { params: { id } });

const traces = (id: number) =>
  sqlAs<{ action: string; changes: object }>(
    app,
    acme,
    `select action, changes from audit_log where entity = 'building' and entity_id = $1 order by id`,
    [id],
  );

describe('creating a building', () => {
  it('finds position and time zone by the address, and leaves a trace', async () => {
    const building = await add({
      gross_cleanable_sqft: 90_000,
      business_hours: { '1': { start: '08:00', end: '17:00' } },
    });
    expect(building).toMatchObject({
      ...place,
      location_approximate: true,
      time_zone: 'America/New_York',
      status: 'active',
      has_access_note: false,
      business_hours: { '1': { start: '08:00', end: '17:00' } },
      can: { update: true, delete: true, edit_common_areas: true, read_access_note: true },
    });
    expect((await add({ time_zone: 'America/Phoenix' })).time_zone).toBe('America/Phoenix');
    expect(await traces(building.id)).toMatchObject([{ action: 'building.created' }]);
  });

  it('names every wrong field', async () => {
    const { status, errors } = await manager.send(createBuilding, {
      body: {
        ...place,
        name: ' ',
        address: '',
        city: 'x'.repeat(61),
        state: 'ma',
        zip: '1',
        county: 'x'.repeat(61),
        area_id: 0,
        time_zone: 'Boston',
        gross_cleanable_sqft: -1,
        number_of_floors: 1000,
        zones: -1,
        inspection_frequency_days: 1000,
        business_hours: { '1': { start: '18:00', end: '09:00' } },
        status: 'gone',
      },
    });
    expect(status).toBe(422);
    expect(Object.keys(errors).toSorted()).toEqual([
      ...['address', 'area_id', 'business_hours.1.end', 'city', 'county', 'gross_cleanable_sqft'],
      ...[
        'inspection_frequency_days',
        'name',
        'number_of_floors',
        'state',
        'status',
        'time_zone',
        'zip',
        'zones',
      ],
    ]);
    const nowhere = await manager.call(createBuilding, { body: { ...place, area_id: 2_000_000_000 } });
    expect(nowhere.errors).toHaveProperty('area_id');
  });

  it('takes the flag', async () => {
    expect((await supervisor.call(createBuilding, { body: place })).status).toBe(403);
  });
});

describe('saving a building', () => {
  it('keeps what is not sent, and says what changed', async () => {
    const building = await add({ county: 'Suffolk' });
    const saved = await save(building, {
      zones: 4,
      inspection_frequency_days: 14,
      business_hours: { '0': { start: '10:00', end: '12:00' } },
    });
    expect(saved.payload).toMatchObject({
      zones: 4,
      inspection_frequency_days: 14,
      county: 'Suffolk',
      time_zone: 'America/New_York',
    });
    const again = await save(saved.payload, {
      zones: 4,
      business_hours: { '0': { end: '12:00', start: '10:00' } },
    });
    expect(again.payload.updated_at).toBe(saved.payload.updated_at);
    expect((await save(saved.payload, { county: null })).payload.county).toBeNull();
    const [, first, second, ...others] = await traces(building.id);
    expect(Object.keys(first?.changes ?? {}).toSorted()).toEqual([
      'business_hours',
      'inspection_frequency_days',
      'zones',
    ]);
    expect(second).toMatchObject({ action: 'building.updated', changes: { county: ['Suffolk', null] } });
    expect(others).toEqual([]);
  });

  it('finds a building again that moved, and its time zone unless one is chosen', async () => {
    const building = await add();
    const moved = await save(building, { city: 'Denver', state: 'CO', zip: '80202' });
    expect(moved.payload).toMatchObject({ time_zone: 'America/Denver', location_approximate: true });
    expect(moved.payload.lat).not.toBe(building.lat);
    const back = await save(moved.payload, { ...place, time_zone: 'America/Phoenix' });
    expect(back.payload).toMatchObject({ time_zone: 'America/Phoenix', lat: building.lat });
  });

  it('refuses a save over a newer one, with the record as it is now', async () => {
    const building = await add();
    await save(building, { zones: 2 });
    const answer = await save(building, { county: 'Essex' });
    expect(answer).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: { id: building.id, zones: 2, county: null } },
    });
  });

  it('changes what the managers of both areas see', async () => {
    const { buildingId } = acme.outOfScope;
    const areaId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      createArea(tenant, null, { name: 'Harbor', manager_user_id: acme.users['area-manager'] }),
    );
    const areaManager = await acme.signIn('area-manager');
    const read = () => areaManager.call(getBuilding, { params: { id: buildingId } });
    expect((await read()).status).toBe(404);
    const before = (await manager.call(getBuilding, { params: { id: buildingId } })).payload;
    const within = await save(before, { area_id: areaId });
    expect((await read()).status).toBe(200);
    await save(within.payload, { area_id: null });
    expect((await read()).status).toBe(404);
  });

  it('is not moved into the own area by whoever manages it, and moves freely within', async () => {
    const areas = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      const id = await createArea(tenant, null, {
        name: 'Dock',
        manager_user_id: acme.users['area-manager'],
      });
      const below = await createArea(tenant, null, { name: 'Dock yard', parent_area_id: id });
      const other = await createArea(tenant, null, { name: 'Hill' });
      return { id, below, other };
    });
    const areaManager = await acme.signIn('area-manager');
    const params = { id: acme.inScope.buildingId };
    const move = async (area_id: number | null, by = areaManager) => {
      const { updated_at } = (await manager.call(getBuilding, { params })).payload;
      return save({ id: params.id, updated_at }, { area_id }, by);
    };
    const claimed = await move(areas.id);
    expect([claimed.status, Object.keys(claimed.errors)]).toEqual([422, ['area_id']]);
    expect((await move(areas.id, manager)).status).toBe(200);
    expect((await move(areas.below)).status).toBe(200);
    expect((await move(areas.other)).status).toBe(200);
    expect((await move(areas.below)).status).toBe(422);
    expect((await move(null, manager)).status).toBe(200);
  });

  it('is for those with the flag, in their own organization', async () => {
    const building = await add();
    const { payload: seen } = await supervisor.call(getBuilding, { params: { id: acme.inScope.buildingId } });
    expect(seen.can).toMatchObject({ update: false, delete: false, edit_common_areas: true, add_note: true });
    expect((await save(seen, { zones: 1 }, supervisor)).status).toBe(403);
    expect((await save(building, { zones: 1 }, stranger)).status).toBe(404);
    const wrong = await save(building, { name: '', area_id: 'x' });
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['area_id', 'name']);
  });
});

describe('deleting a building', () => {
  it('is refused while a job is done there, naming the jobs', async () => {
    const answer = await remove(acme.inScope.buildingId);
    expect(answer).toMatchObject({
      status: 409,
      code: 'building_in_use',
      details: {
        reasons: [{ kind: 'jobs', id: acme.inScope.jobId, href: `/job/${acme.inScope.jobId}` }],
        more: 0,
      },
    });
  });

  it('happens once, for those with the flag, in their own organization', async () => {
    const { id } = await add();
    expect((await remove(id, supervisor)).status).toBe(403);
    expect((await remove(id, stranger)).status).toBe(404);
    expect((await remove(id)).payload).toEqual({ id });
    expect((await remove(id)).status).toBe(404);
    expect((await manager.call(getBuilding, { params: { id } })).status).toBe(404);
    expect((await traces(id)).at(-1)?.action).toBe('building.deleted');
  });
});

describe('restoring a building', () => {
  const addArea = async (name: string) =>
    (await manager.call(areaEndpoints.createArea, { body: { name } })).payload;
  const restore = (id: number, client = manager) => client.call(restoreBuilding, { params: { id } });
  const deletedIds = async (client = manager) =>
    (await client.call(listBuildings, { query: { deleted: true, per_page: 0 } })).payload.rows.map(
      ({ id }) => id,
    );
  const read = (id: number, client = manager) =>
    client.call(getBuilding, { params: { id }, query: { deleted: true } });

  it('brings it back from the list of deleted ones, in its area', async () => {
    const { id: areaId } = await addArea('Cove');
    const building = await add();
    const { id } = building;
    await save(building, { area_id: areaId });
    expect(await deletedIds()).not.toContain(id);
    expect((await read(id)).payload).toMatchObject({ deleted_at: null });
    await remove(id);
    expect(await deletedIds()).toContain(id);
    expect((await read(id)).payload).toMatchObject({ id, deleted_at: expect.any(String) });
    expect((await restore(id)).payload).toMatchObject({ id, area_id: areaId, deleted_at: null });
    expect(await deletedIds()).not.toContain(id);
    expect((await traces(id)).at(-1)).toMatchObject({ action: 'building.restored', changes: {} });
    // A second time changes nothing.
    expect((await restore(id)).status).toBe(200);
    expect((await traces(id)).map(({ action }) => action)).toEqual([
      'building.created',
      'building.updated',
      'building.deleted',
      'building.restored',
    ]);
  });

  it('leaves it without an area when its own was deleted meanwhile', async () => {
    const { id: areaId } = await addArea('Sunken');
    const building = await add();
    const { id } = building;
    await save(building, { area_id: areaId });
    await remove(id);
    await manager.call(areaEndpoints.deleteArea, { params: { id: areaId } });
    expect((await restore(id)).payload).toMatchObject({ area_id: null });
    expect((await traces(id)).at(-1)?.changes).toEqual({ area_id: [areaId, null] });
  });

  it('is for those with the flag, in their own organization', async () => {
    const { id } = await add();
    await remove(id);
    expect((await restore(id, supervisor)).status).toBe(403);
    expect((await supervisor.call(listBuildings, { query: { deleted: true } })).status).toBe(403);
    expect((await read(id, supervisor)).status).toBe(404);
    expect((await restore(id, stranger)).status).toBe(404);
    expect((await read(id, stranger)).status).toBe(404);
    expect(await deletedIds(stranger)).not.toContain(id);
    expect((await restore(2_000_000_000)).status).toBe(404);
    const wrong = await manager.raw('GET', '/api/v1/core/buildings?deleted=perhaps');
    expect(wrong).toMatchObject({ status: 422, errors: { deleted: expect.any(Array) } });
  });
});
