import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { buildingEndpoints, positionEndpoints } from '../../contract/index.ts';
import { insertBuildings, locate } from '../index.ts';

const { setBuildingPosition } = positionEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let geocoder: Server;
let asked: { url: URL; agent: string | undefined; at: number }[];
let answer: { status: number; body: unknown };

const union = { lat: '39.7527', lon: '-104.9999', place_rank: 30 };

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder');
    asked.push({ url, agent: request.headers['user-agent'], at: performance.now() });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((ready) => geocoder.listen(0, '127.0.0.1', ready));
  const { port } = geocoder.address() as AddressInfo;
  ({ app, acme, rival } = await startWithCompanies({ GEOCODER_URL: `http://127.0.0.1:${port}/maps` }));
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
afterAll(async () => {
  geocoder.close();
  await app.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: [union] };
});

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), work);

const address = { address: '1701 Wynkoop St', city: 'Denver', state: 'CO', zip: '80202-1234' };

const addBuilding = (more: object = {}): Promise<number> =>
  asSystem(async (tenant) => {
    const place = locate({ zip: address.zip, state: 'CO' });
    const [id = 0] = await insertBuildings(tenant, [{ name: 'Union', ...address, ...place, ...more }]);
    return id;
  });

const publish = (name: string, id: number, data: Record<string, unknown> = {}) =>
  asSystem((tenant) =>
    app.wiring.events.publish(tenant, {
      name,
      entity: 'building',
      entityId: id,
      jobId: null,
      actorUserId: null,
      data: { changes: {}, ...data },
    }),
  );

const move = (id: number, set: Record<string, string | number | boolean>) =>
  asSystem((tenant) => tenant.db.updateTable('buildings').set(set).where('id', '=', id).execute());

const read = async (id: number, client = manager) =>
  (await client.call(buildingEndpoints.getBuilding, { params: { id } })).payload;

const placed = async (more: object = {}): Promise<number> => {
  const id = await addBuilding(more);
  await publish('building.created', id);
  await runWork(app, 'geocoding');
  return id;
};

const setPosition = async (id: number, point = { lat: 39.75, lng: -105 }) =>
  manager.call(setBuildingPosition, {
    params: { id },
    body: { ...point, updated_at: (await read(id)).updated_at },
  });

describe('finding an address', () => {
  it('stands in the middle of its ZIP code, then where the geocoder says', async () => {
    const id = await addBuilding();
    const before = await read(id);
    expect(before).toMatchObject({ location_source: 'zip', location_approximate: true });
    await publish('building.created', id);
    expect(asked).toEqual([]);
    expect(await waitingWork(app, 'geocoding')).toHaveLength(1);
    await runWork(app, 'geocoding');
    const found = { lat: 39.7527, lng: -104.9999, location_source: 'geocoder', location_approximate: false };
    // Nobody entered it: a form that is open at the moment can still be saved.
    expect(await read(id)).toMatchObject({ ...found, updated_at: before.updated_at });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.agent).toContain('Cora');
    expect(asked[0]?.url.pathname).toBe('/maps/search');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      format: 'jsonv2',
      street: '1701 Wynkoop St',
      city: 'Denver',
      state: 'CO',
      postalcode: '80202',
      countrycodes: 'us',
      limit: '1',
    });
  });

  it.each([
    ['it knows nothing', 200, []],
    ['only the town is known', 200, [{ ...union, place_rank: 16 }]],
    ['the place is in another state', 200, [{ ...union, lon: '-80.1' }]],
    ['the numbers are no place', 200, [{ lat: '391', lon: 'west' }]],
    ['the answer is nonsense', 200, '<html>'],
    ['the question is refused', 400, {}],
  ])('stays in the middle of the ZIP code when %s', async (_, status, body) => {
    answer = { status, body };
    expect(await read(await placed())).toMatchObject({ location_source: 'zip', location_approximate: true });
    expect(asked).toHaveLength(1);
  });

  it('is tried again while the geocoder cannot be reached', async () => {
    answer = { status: 503, body: '' };
    const id = await addBuilding();
    await publish('building.created', id);
    await expect(runWork(app, 'geocoding')).rejects.toThrow('answered 503');
    answer = { status: 200, body: [union] };
    await runWork(app, 'geocoding');
    expect(await read(id)).toMatchObject({ location_source: 'geocoder' });
  });

  it('asks for the rows of an import too, one a second, and in one round', async () => {
    await addBuilding();
    await addBuilding();
    await addBuilding({ lat: 39.74, lng: -104.98, location_approximate: false });
    const waiting = await asSystem((tenant) =>
      tenant.db.selectFrom('geocode_requests').select('building_id').execute(),
    );
    expect(waiting).toHaveLength(2);
    const id = await addBuilding();
    await publish('building.created', id);
    await publish('building.updated', id, { replace_pin: true });
    expect(await waitingWork(app, 'geocoding')).toHaveLength(1);
    await runWork(app, 'geocoding');
    expect(asked).toHaveLength(3);
    const [first, second] = asked;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950);
  });
});

describe('an address that changes', () => {
  it('is looked up again; any other change asks nobody', async () => {
    const id = await placed();
    await move(id, { name: 'Renamed' });
    await publish('building.updated', id);
    expect(await waitingWork(app, 'geocoding')).toEqual([]);
    await move(id, { address: '1200 17th St' });
    await publish('building.updated', id);
    expect(await read(id)).toMatchObject({ location_source: 'zip', location_approximate: true });
    answer = { status: 200, body: [{ ...union, lat: '39.7489' }] };
    await runWork(app, 'geocoding');
    expect(await read(id)).toMatchObject({ lat: 39.7489, location_source: 'geocoder' });
  });

  it('keeps a corrected pin unless the person agrees to lose it', async () => {
    const id = await placed();
    await setPosition(id, { lat: 39.7001, lng: -104.9001 });
    const corrected = {
      lat: 39.7001,
      lng: -104.9001,
      location_source: 'manual',
      location_approximate: false,
    };
    const near = { address: '1200 17th St', lat: 39.7, lng: -105, location_approximate: true };
    await move(id, near);
    await publish('building.updated', id);
    expect(await waitingWork(app, 'geocoding')).toEqual([]);
    expect(await read(id)).toMatchObject(corrected);
    await publish('building.updated', id, { replace_pin: true });
    await runWork(app, 'geocoding');
    expect(await read(id)).toMatchObject({ lat: 39.7527, location_source: 'geocoder' });
  });

  it('does not move a pin that somebody set while the geocoder was asked', async () => {
    const id = await addBuilding();
    await publish('building.created', id);
    await setPosition(id);
    await runWork(app, 'geocoding');
    expect(asked).toEqual([]);
    expect(await read(id)).toMatchObject({ lat: 39.75, lng: -105, location_source: 'manual' });
  });
});

describe('setting the position', () => {
  it('puts the pin there, with its time zone, and leaves a trace', async () => {
    const id = await placed();
    const answered = await setPosition(id, { lat: 45.5152, lng: -122.6784 });
    expect(answered.status, answered.text).toBe(200);
    expect(answered.payload).toMatchObject({
      id,
      lat: 45.5152,
      lng: -122.6784,
      time_zone: 'America/Los_Angeles',
      location_source: 'manual',
      location_approximate: false,
    });
    const [trace] = await asSystem((tenant) =>
      tenant.db
        .selectFrom('audit_log')
        .select(['building_id', 'changes', 'actor_user_id'])
        .where('action', '=', 'building.position-set')
        .where('entity_id', '=', id)
        .execute(),
    );
    expect(trace).toMatchObject({
      building_id: id,
      actor_user_id: acme.users.manager,
      changes: { lat: [39.7527, 45.5152], time_zone: ['America/Denver', 'America/Los_Angeles'] },
    });
  });

  it('tells people who see a job there', async () => {
    await setPosition(acme.inScope.buildingId);
    const events = await asSystem((tenant) =>
      tenant.db
        .selectFrom('events')
        .select(['name', 'job_id'])
        .where('entity', '=', 'building')
        .where('entity_id', '=', acme.inScope.buildingId)
        .execute(),
    );
    expect(events).toEqual([{ name: 'building.position-set', job_id: acme.inScope.jobId }]);
  });

  it('refuses what somebody else changed meanwhile, and shows it', async () => {
    const id = await placed();
    const { updated_at } = await read(id);
    await setPosition(id, { lat: 39.71, lng: -104.91 });
    const late = await manager.call(setBuildingPosition, {
      params: { id },
      body: { lat: 1, lng: 1, updated_at },
    });
    expect([late.status, late.details]).toMatchObject([409, { current: { lat: 39.71 } }]);
  });

  it('names every field that is wrong', async () => {
    const id = acme.inScope.buildingId;
    const url = `/api/v1/core/building/${id}/position`;
    const wrong = await manager.raw('PUT', url, { lat: 91, lng: '-104', surplus: 1 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual(['lat', 'lng', 'surplus', 'updated_at']);
  });

  it('is for people who edit job sites, in their scope and company', async () => {
    const id = acme.inScope.buildingId;
    const body = { lat: 39.7, lng: -104.9, updated_at: (await read(id)).updated_at };
    const viewer = await acme.signIn('viewer');
    const stranger = await rival.signIn('admin');
    expect((await viewer.call(setBuildingPosition, { params: { id }, body })).status).toBe(403);
    expect((await stranger.call(setBuildingPosition, { params: { id }, body })).status).toBe(404);
    const far = { params: { id: acme.outOfScope.buildingId }, body };
    const areaManager = await acme.signIn('area-manager');
    expect((await areaManager.call(setBuildingPosition, far)).status).toBe(404);
    expect((await supervisor.call(setBuildingPosition, far)).status).toBeGreaterThanOrEqual(403);
  });
});
