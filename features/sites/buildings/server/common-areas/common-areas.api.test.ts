import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { buildingTypes, commonAreaEndpoints, maxNewAreas } from '../../contract/index.ts';
import { insertFloors } from '../index.ts';

const calls = commonAreaEndpoints;

let app: TestApp;
let acme: Company;
let supervisor: Client;
let viewer: Client;
let stranger: Client;
let buildingId: number;
let floors: number[];
let elsewhere: number[];
let types: Map<string, number>;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, viewer, stranger] = await Promise.all([
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    rival.signIn('admin'),
  ]);
  buildingId = acme.inScope.buildingId;
  const levels = [1, 2].map((number) => ({ number, label: `Floor ${number}` }));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    floors = await insertFloors(tenant, buildingId, levels);
    elsewhere = await insertFloors(tenant, acme.outOfScope.buildingId, levels);
  });
  const known = await supervisor.call(calls.listCommonAreaTypes);
  types = new Map(known.payload.map(({ key, id }) => [key, id]));
});
afterAll(() => app.close());

const typeOf = (key: string): number => types.get(key) ?? 0;

const create = (more: object = {}, client = supervisor) =>
  client.call(calls.createCommonAreas, {
    body: {
      area: {
        building_id: buildingId,
        names: [{ name: 'Restroom', type_id: typeOf('restroom') }],
        floor_ids: floors,
        ...more,
      },
    },
  });

const addOne = async (more: object = {}) => {
  const answer = await create(more);
  expect(answer.status, answer.text).toBe(200);
  const [area] = answer.payload;
  if (!area) throw new Error('nothing was created');
  return area;
};

const fieldsOf = ({ id: _, updated_at: __, ...fields }: Awaited<ReturnType<typeof addOne>>) => fields;

describe('adding common areas', () => {
  it('takes up to nine at once, with the high-touch points of their types or their own', async () => {
    const names = Array.from({ length: maxNewAreas }, (_, n) => ({
      name: `Place ${n}`,
      type_id: typeOf(n === 0 ? 'elevator' : 'corridor'),
    }));
    const { payload } = await create({ names, color: 'blue', background: 'vct', sqft: 400 });
    expect(payload).toHaveLength(9);
    const points = await supervisor.call(calls.getHighTouchPoints, { params: { type: 'elevator' } });
    expect(points.payload.high_touch_points).toContain('Call button');
    expect(payload[0]).toMatchObject({
      name: 'Place 0',
      color: 'blue',
      background: 'vct',
      sqft: 400,
      floor_ids: floors,
      high_touch_points: points.payload.high_touch_points,
    });
    const dock = { name: 'Dock', type_id: typeOf('loading-dock'), floor_ids: floors.slice(0, 1) };
    expect((await addOne({ names: [dock] })).floor_ids).toEqual(floors.slice(0, 1));
    expect((await create({ names: [{ ...dock, floor_ids: elsewhere }] })).errors).toHaveProperty([
      'area.floor_ids',
    ]);
    expect((await addOne({ high_touch_points: ['Handle'] })).high_touch_points).toEqual(['Handle']);
    const logged = await sqlAs<{ total: number }>(
      app,
      acme,
      `select count(*)::int as total from audit_log where action = 'common-area.created' and building_id = $1`,
      [buildingId],
    );
    expect(logged).toEqual([{ total: 11 }]);
  });

  it('refuses a tenth, and names every wrong field', async () => {
    const names = Array.from({ length: 10 }, (_, n) => ({ name: `P ${n}`, type_id: typeOf('other') }));
    const tenth = await create({ names });
    expect(tenth.status).toBe(422);
    expect(tenth.errors).toEqual({ 'area.names': ['At most nine common areas can be added at once.'] });
    const wrong = await create({ names: [{ name: '' }], color: 'pink', background: 'sand', sqft: -1 });
    expect(Object.keys(wrong.errors).toSorted()).toEqual([
      ...['area.background', 'area.color', 'area.names.0.name', 'area.names.0.type_id', 'area.sqft'],
    ]);
    const unknown = await create({ names: [{ name: 'X', type_id: 2_000_000_000 }], floor_ids: elsewhere });
    expect(Object.keys(unknown.errors).toSorted()).toEqual(['area.floor_ids', 'area.names.0.type_id']);
  });

  it('is for those with a flag who see the building', async () => {
    expect((await create({}, viewer)).status).toBe(403);
    expect((await create({}, stranger)).status).toBe(404);
    expect((await create({ building_id: acme.outOfScope.buildingId, floor_ids: [] })).status).toBe(404);
  });
});

describe('changing common areas', () => {
  it('saves every field, and not over a newer save', async () => {
    const area = await addOne();
    const body = { ...fieldsOf(area), name: 'Restroom east', high_touch_points: ['Faucet'], sqft: 120 };
    const save = (client: Client, more: object = {}) =>
      client.send(calls.updateCommonArea, {
        params: { id: area.id },
        body: { ...body, updated_at: area.updated_at, ...more },
      });
    expect((await save(viewer)).status).toBe(403);
    expect((await save(stranger)).status).toBe(404);
    const wrong = await save(supervisor, { name: '', type_id: 0, floor_ids: [0] });
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['floor_ids.0', 'name', 'type_id']);
    expect((await save(supervisor, { floor_ids: elsewhere })).errors.floor_ids).toBeDefined();
    expect((await save(supervisor)).payload).toMatchObject(body);
    expect(await save(supervisor)).toMatchObject({
      status: 409,
      details: { current: { name: 'Restroom east' } },
    });
  });

  it('says on which floors they are; a floor or an area that is gone asks to refresh', async () => {
    const area = await addOne();
    const put = (body: object, client = supervisor) =>
      client.call(calls.associateFloor, { body: { area_id: area.id, floor_ids: [], ...body } });
    expect((await put({ floor_ids: floors.slice(0, 1) })).payload.floor_ids).toEqual(floors.slice(0, 1));
    const said = 'invalid floor or area id. Please refresh the page and try again.';
    for (const body of [{ floor_ids: elsewhere }, { area_id: 2_000_000_000 }]) {
      const answer = await put(body);
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text)).toMatchObject({ message: said });
    }
    expect((await put({}, stranger)).status).toBe(422);
    expect((await put({}, viewer)).status).toBe(403);
    expect((await put({ updated_at: area.updated_at })).status).toBe(409);
  });

  it('deletes them once', async () => {
    const { id } = await addOne();
    const remove = (client: Client) => client.call(calls.deleteCommonArea, { params: { id } });
    expect((await remove(viewer)).status).toBe(403);
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(supervisor)).payload).toEqual({ id });
    expect((await remove(supervisor)).status).toBe(404);
  });
});

describe('common areas of a building out of scope', () => {
  it('are not there for a supervisor, who can neither read, change, put on floors nor delete them', async () => {
    const admin = await acme.signIn('admin');
    const hidden = { building_id: acme.outOfScope.buildingId, floor_ids: elsewhere };
    const [area] = (await create(hidden, admin)).payload;
    if (!area) throw new Error('nothing was created');
    const { id } = area;
    const save = (client: Client, updated_at: string) =>
      client.send(calls.updateCommonArea, {
        params: { id },
        body: { ...fieldsOf(area), name: 'Changed', updated_at },
      });
    const outdated = '2020-01-01T00:00:00.000000Z';
    for (const readAt of [area.updated_at, outdated]) {
      const answer = await save(supervisor, readAt);
      expect(answer.status, answer.text).toBe(404);
      expect(answer.text).not.toContain('Restroom');
    }
    const put = await supervisor.call(calls.associateFloor, { body: { area_id: id, floor_ids: [] } });
    expect([put.status, Object.keys(put.errors)]).toEqual([422, ['area_id']]);
    expect((await supervisor.call(calls.deleteCommonArea, { params: { id } })).status).toBe(404);
    expect(await save(admin, outdated)).toMatchObject({ status: 409, details: { current: area } });
  });
});

describe('what is known of common areas', () => {
  it('are types by floor, usual ones of a building type, high-touch points, and backgrounds', async () => {
    await addOne({ names: [{ name: 'Dock', type_id: typeOf('loading-dock') }], floor_ids: floors.slice(1) });
    const ofFloor = (client: Client, id = floors[1] ?? 0) =>
      client.call(calls.listCommonAreaTypesByFloor, { query: { 'floor-id': id } });
    expect((await ofFloor(supervisor)).payload.map(({ key }) => key)).toContain('loading-dock');
    expect((await ofFloor(stranger)).status).toBe(404);
    expect((await supervisor.call(calls.listCommonAreaTypesByFloor, { rawQuery: '' })).status).toBe(422);
    for (const building_type of buildingTypes) {
      const { payload } = await viewer.call(calls.listDefaultCommonAreas, { query: { building_type } });
      expect(payload.length).toBeGreaterThan(0);
      expect(payload.length).toBeLessThanOrEqual(maxNewAreas);
      expect(payload.every(({ type_id, key }) => typeOf(key) === type_id)).toBe(true);
    }
    const wrong = await viewer.call(calls.listDefaultCommonAreas, { rawQuery: 'building_type=castle' });
    expect(wrong.errors).toHaveProperty('building_type');
    expect((await viewer.call(calls.listHighTouchPoints)).payload).toHaveLength(14);
    expect((await viewer.call(calls.getHighTouchPoints, { params: { type: 'moat' } })).status).toBe(404);
    const { payload } = await viewer.call(calls.listBackgroundTypes);
    expect(payload.map(({ key }) => key)).toEqual([
      'carpet',
      'vct',
      'stone',
      'tile',
      'wood',
      'concrete',
      'other',
    ]);
    expect(payload[0]).toEqual({ id: 1, key: 'carpet', label: 'Carpet' });
  });
});
