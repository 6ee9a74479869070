import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type Supply, supplyEndpoints } from '../../contract/index.ts';

const { copySupplies, countSupply, createSupply, listJobSupplies, listSupplyNames, updateSupply } =
  supplyEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let porter: Client;
let sales: Client;
let viewer: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, porter, sales, viewer] = (await Promise.all(
    (['admin', 'supervisor', 'day-porter', 'sales-rep', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

let made = 0;

const create = (body: object = {}, client = supervisor, jobId = acme.inScope.jobId) => {
  made += 1;
  const fields = { name: `Towels ${made}`, unit: 'case', par_level: 6, ...body };
  return client.send(createSupply, { params: { id: jobId }, body: fields });
};

const add = async (body: object = {}): Promise<Supply> => {
  const answer = await create(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const paramsOf = ({ id }: { id: number }, jobId = acme.inScope.jobId) => ({ id: jobId, supplyId: id });

const update = (supply: Supply, body: object, client = supervisor) => {
  const { name, unit, par_level, updated_at } = supply;
  return client.send(updateSupply, {
    params: paramsOf(supply),
    body: { name, unit, par_level, updated_at, ...body },
  });
};

const count = (supply: { id: number }, on_hand: number, client = porter, more: object = {}) =>
  client.call(countSupply, { params: paramsOf(supply), body: { on_hand, ...more } });

const list = (client = supervisor, jobId = acme.inScope.jobId) =>
  client.call(listJobSupplies, { params: { id: jobId } });

const setStatus = (status: string) =>
  sqlAs(app, acme, 'update jobs set status = $2 where id = $1 returning id', [acme.inScope.jobId, status]);

const traces = (action: string, id: number) =>
  sqlAs<{ changes: object; job_id: number }>(
    app,
    acme,
    'select changes, job_id from audit_log where action = $1 and entity_id = $2',
    [action, id],
  );

describe('a supply of a site', () => {
  it('is added, listed, changed and no longer kept', async () => {
    const supply = await add({ name: 'Nitrile gloves', unit: 'box', sku: 'NG-100', reorder_note: 'Size L' });
    expect(supply).toMatchObject({
      name: 'Nitrile gloves',
      unit: 'box',
      par_level: 6,
      on_hand: null,
      counted: null,
      requested: 0,
      sku: 'NG-100',
      reorder_note: 'Size L',
      closet: null,
      active: true,
    });
    const { payload } = await list();
    expect(payload.supplies).toContainEqual(supply);
    expect(payload.can).toEqual({ edit: true, count: true, request: true });
    const saved = (await update(supply, { par_level: 8, active: false })).payload;
    expect(saved).toMatchObject({ par_level: 8, active: false });
    expect(await traces('supply.updated', supply.id)).toMatchObject([
      {
        job_id: acme.inScope.jobId,
        changes: { par_level: [6, 8], active: [true, false], sku: ['NG-100', null] },
      },
    ]);
    // Its name is free again.
    expect((await create({ name: 'nitrile GLOVES' })).status).toBe(200);
  });

  it('has a name of its own at one place, and a place of the site', async () => {
    const { id: closetId } = await addCloset(acme.inScope.buildingId, 'Closet 2');
    const { id: elsewhere } = await addCloset(acme.outOfScope.buildingId, 'Far closet');
    const towels = await add({ name: 'Hand soap' });
    expect((await create({ name: 'hand SOAP' })).errors).toEqual({
      name: ['This site already keeps a supply with this name in this place.'],
    });
    const there = await add({ name: 'Hand soap', common_area_id: closetId });
    expect(there.closet).toMatchObject({ id: closetId, name: 'Closet 2' });
    expect((await list()).payload.closets).toMatchObject([{ id: closetId }]);
    expect(Object.keys((await create({ common_area_id: elsewhere })).errors)).toEqual(['common_area_id']);
    expect(Object.keys((await update(towels, { common_area_id: elsewhere })).errors)).toEqual([
      'common_area_id',
    ]);
    expect((await update(there, { common_area_id: null })).status).toBe(422);
  });

  it('is refused with every wrong field', async () => {
    const bad = { name: '<b>', unit: 'barrel', par_level: -1, sku: 'x'.repeat(61), reorder_note: 7 };
    const wrong = await create(bad);
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual(['name', 'par_level', 'reorder_note', 'sku', 'unit']);
    expect((await create({ par_level: 10_000 })).status).toBe(422);
  });

  it('is made once by a repeated call, and is nobody else’s key', async () => {
    const client_uuid = crypto.randomUUID();
    const first = await add({ name: 'Bleach', client_uuid });
    const again = await create({ name: 'Bleach', client_uuid });
    expect(again.payload.id).toBe(first.id);
    expect((await create({ client_uuid }, admin)).errors).toHaveProperty('client_uuid');
  });

  it('stale edits are 409, also after somebody counted: a count is no edit', async () => {
    const supply = await add();
    expect((await count(supply, 3)).status).toBe(200);
    expect((await update(supply, { par_level: 7 })).status).toBe(200);
    const late = await update(supply, { par_level: 9 });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
  });

  it('needs the flag, the scope and a job that has not ended', async () => {
    const supply = await add();
    for (const client of [porter, sales, viewer]) {
      expect((await create({}, client)).status).toBe(403);
      expect((await update(supply, {}, client)).status).toBe(403);
    }
    expect((await create({}, supervisor, acme.outOfScope.jobId)).status).toBe(404);
    expect((await list(supervisor, acme.outOfScope.jobId)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    expect((await create({}, stranger)).status).toBe(404);
    const astray = { params: paramsOf(supply, acme.outOfScope.jobId), body: { on_hand: 1 } };
    expect((await admin.call(countSupply, astray)).status).toBe(404);
    await setStatus('inactive');
    expect(await create()).toMatchObject({ status: 409, code: 'job_is_inactive' });
    expect(await update(supply, {})).toMatchObject({ status: 409, code: 'job_is_inactive' });
    expect(await count(supply, 1)).toMatchObject({ status: 409, code: 'job_not_active' });
    expect((await list()).payload.can).toEqual({ edit: false, count: false, request: false });
    await setStatus('draft');
    expect((await create()).status).toBe(200);
    expect((await list()).payload.can).toEqual({ edit: true, count: false, request: false });
    await setStatus('active');
  });
});

describe('a count', () => {
  it('says who counted when; the later one stands', async () => {
    const supply = await add();
    const counted = await count(supply, 2);
    expect(counted.payload).toMatchObject({
      on_hand: 2,
      counted: { at: expect.any(String), by: { id: acme.users['day-porter'] } },
    });
    const earlier = new Date(Date.now() - 3_600_000).toISOString();
    const waited = await count(supply, 5, supervisor, { device_at: earlier });
    expect(waited).toMatchObject({ status: 200, payload: { on_hand: 2 } });
    expect(await traces('supply.counted', supply.id)).toMatchObject([{ changes: { on_hand: [null, 2] } }]);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    expect((await count(supply, 5, porter, { device_at: ahead })).errors).toHaveProperty('device_at');
  });

  it('is for people who work there, with a number that can be', async () => {
    const supply = await add();
    for (const client of [sales, viewer]) expect((await count(supply, 1, client)).status).toBe(403);
    expect((await list(sales)).payload.can).toEqual({ edit: false, count: false, request: true });
    expect((await list(porter)).payload.can).toEqual({ edit: false, count: true, request: true });
    expect((await count(supply, -1)).status).toBe(422);
    expect((await count(supply, 1, stranger)).status).toBe(404);
    expect((await count({ id: 999_999 }, 1)).status).toBe(404);
  });
});

describe('the supplies of another site', () => {
  const copy = (from: number, to: number, client = admin) =>
    client.call(copySupplies, { params: { id: to }, body: { from_job_id: from } });

  it('are copied without counts, and only once', async () => {
    const supply = await add({ name: 'Urinal screens' });
    await count(supply, 1);
    const { inScope, outOfScope } = acme;
    const there = async () => (await list(admin, outOfScope.jobId)).payload.supplies;
    await create({ name: 'URINAL screens' }, admin, outOfScope.jobId);
    const here = (await list()).payload.supplies.filter(({ active }) => active);
    const names = new Set(here.map(({ name }) => name.toLowerCase()));
    expect((await copy(inScope.jobId, outOfScope.jobId)).payload.added).toBe(names.size - 1);
    expect((await there()).filter(({ name }) => /urinal/i.test(name))).toHaveLength(1);
    expect((await there()).every(({ on_hand }) => on_hand === null)).toBe(true);
    expect((await copy(inScope.jobId, outOfScope.jobId)).payload.added).toBe(0);
  });

  it('are those of a site in scope', async () => {
    const { inScope, outOfScope } = acme;
    expect((await copy(outOfScope.jobId, inScope.jobId, supervisor)).status).toBe(404);
    expect((await copy(inScope.jobId, outOfScope.jobId, supervisor)).status).toBe(404);
    expect((await copy(inScope.jobId, outOfScope.jobId, porter)).status).toBe(403);
    expect((await copy(inScope.jobId, inScope.jobId)).errors).toHaveProperty('from_job_id');
  });

  it('lend their names', async () => {
    const { payload } = await supervisor.call(listSupplyNames, { query: { q: 'urin' } });
    expect(payload).toEqual([{ name: expect.stringMatching(/urinal screens/i), unit: 'case', sku: null }]);
    expect((await supervisor.call(listSupplyNames)).payload.length).toBeGreaterThan(2);
    expect((await stranger.call(listSupplyNames)).payload).toEqual([]);
    expect((await porter.call(listSupplyNames)).status).toBe(403);
  });
});

const addCloset = async (buildingId: number, name: string): Promise<{ id: number }> => {
  const [closet] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into common_areas (organization_id, building_id, type_id, name)
     select $1, $2, id, $3 from common_area_types where organization_id = $1 and key = 'janitor-closet' returning id`,
    [acme.organizationId, buildingId, name],
  );
  return closet as { id: number };
};
