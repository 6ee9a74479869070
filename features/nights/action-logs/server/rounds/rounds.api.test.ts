import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { roundEndpoints } from '../../contract/index.ts';

const { listRounds, createRound, updateRound, deleteRound } = roundEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let porter: Client;
let stranger: Client;
let rooms: number[];

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2026-07-01T15:00:00Z' });
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  porter = await acme.signIn('day-porter');
  stranger = await started.rival.signIn('admin');
  const made = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into common_areas (organization_id, building_id, name, type_id)
     select $1, $2, 'Restroom ' || n, (select id from common_area_types where organization_id = $1 limit 1)
     from generate_series(1, 3) n returning id`,
    [acme.organizationId, acme.inScope.buildingId],
  );
  rooms = made.map(({ id }) => id);
});
afterAll(() => app.close());

const fields = (more: object = {}) => ({
  name: 'Restrooms',
  action_type: 'restroom_check' as const,
  interval_minutes: 120,
  starts_at: '08:00',
  ends_at: '16:00',
  common_area_ids: [rooms[2] ?? 0, rooms[0] ?? 0],
  ...more,
});

const site = () => ({ job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId });

const create = (more: object = {}, client = admin) =>
  client.call(createRound, { body: { ...site(), ...fields(), ...more } });

it('keeps rooms in their order, for porters of the site to read', async () => {
  const { status, payload } = await create();
  expect(status).toBe(200);
  expect(payload.rooms.map(({ name }) => name)).toEqual(['Restroom 3', 'Restroom 1']);
  const read = await porter.call(listRounds, { query: { job_id: acme.inScope.jobId } });
  expect(read.payload).toEqual([payload]);
  expect((await porter.call(listRounds, {})).payload).toEqual([payload]);
});

it('leaves out rooms that are deleted', async () => {
  const { payload } = await create({ common_area_ids: rooms });
  await sqlAs(app, acme, `update common_areas set deleted_at = now() where id = $1`, [rooms[1]]);
  const read = await porter.call(listRounds, {});
  expect(read.payload.find(({ id }) => id === payload.id)?.rooms.map(({ name }) => name)).toEqual([
    'Restroom 1',
    'Restroom 3',
  ]);
  await sqlAs(app, acme, `update common_areas set deleted_at = null where id = $1`, [rooms[1]]);
});

it('names every field that is not right', async () => {
  const bad = { name: ' ', interval_minutes: 5, starts_at: '25:00', common_area_ids: [] };
  const { status, errors } = await create(bad);
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual([
    'common_area_ids',
    'interval_minutes',
    'name',
    'starts_at',
  ]);
});

it('has both hours or neither, and at least one room', async () => {
  expect(Object.keys((await create({ ends_at: null })).errors)).toEqual(['ends_at']);
  const nothing = await create({ starts_at: '08:00', ends_at: '08:00' });
  expect([nothing.status, Object.keys(nothing.errors)]).toEqual([422, ['ends_at']]);
  expect(Object.keys((await create({ starts_at: null })).errors)).toEqual(['starts_at']);
  expect(Object.keys((await create({ common_area_ids: [] })).errors)).toEqual(['common_area_ids']);
  expect((await create({ starts_at: null, ends_at: null })).status).toBe(200);
});

it('takes rooms of its building, each once', async () => {
  const [first = 0] = rooms;
  expect((await create({ common_area_ids: [first, first] })).errors).toHaveProperty('common_area_ids');
  const [other] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into common_areas (organization_id, building_id, name, type_id)
     select $1, $2, 'Lobby', id from common_area_types where organization_id = $1 limit 1 returning id`,
    [acme.organizationId, acme.outOfScope.buildingId],
  );
  expect((await create({ common_area_ids: [other?.id] })).errors).toHaveProperty('common_area_ids');
  expect((await create({ building_id: acme.outOfScope.buildingId })).errors).toHaveProperty('building_id');
});

it('saves what was read last, and says what changed', async () => {
  const { payload: made } = await create();
  const save = (updated_at: string, more: object) =>
    admin.call(updateRound, { params: { id: made.id }, body: { ...fields(more), updated_at } });
  const saved = await save(made.updated_at, { interval_minutes: 60, common_area_ids: rooms });
  expect(saved.payload).toMatchObject({ interval_minutes: 60, rooms: rooms.map((id) => ({ id })) });
  expect((await save(made.updated_at, { interval_minutes: 90 })).status).toBe(409);
  const [entry] = await sqlAs<{ changes: object }>(
    app,
    acme,
    `select changes from audit_log where action = 'action-log-round.updated' and entity_id = $1`,
    [made.id],
  );
  expect(entry?.changes).toEqual({
    interval_minutes: [120, 60],
    rooms: ['Restroom 3, Restroom 1', 'Restroom 1, Restroom 2, Restroom 3'],
  });
});

it('is deleted once', async () => {
  const { payload } = await create();
  expect((await admin.call(deleteRound, { params: { id: payload.id } })).status).toBe(200);
  expect((await admin.call(deleteRound, { params: { id: payload.id } })).status).toBe(404);
});

it('is made by who keeps sites, of those in sight', async () => {
  expect((await create({}, porter)).status).toBe(403);
  const { payload } = await create();
  for (const client of [stranger]) {
    expect((await client.call(deleteRound, { params: { id: payload.id } })).status).toBe(404);
    expect((await client.call(listRounds, { query: { job_id: acme.inScope.jobId } })).status).toBe(404);
    expect((await create({}, client)).status).toBe(404);
  }
  const hidden = { job_id: acme.outOfScope.jobId };
  expect((await porter.call(listRounds, { query: hidden })).status).toBe(404);
});

it('holds no more than twenty a site', async () => {
  const { payload } = await admin.call(listRounds, { query: { job_id: acme.inScope.jobId } });
  for (let n = payload.length; n < 18; n += 1) expect((await create()).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 6 }, () => create()));
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
});
