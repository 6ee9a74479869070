import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { areaEndpoints } from '../contract/index.ts';
import { areaSubtree, areasManagedBy, createArea } from './index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let porter: Client;
let region: number;
let middle: number;
let leaf: number;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  porter = await acme.signIn('day-porter');
  await asSystem(async (tenant) => {
    region = await createArea(tenant, null, {
      name: 'North 100%',
      manager_user_id: acme.users['area-manager'],
    });
    middle = await createArea(tenant, null, { name: 'Boston', parent_area_id: region });
    leaf = await createArea(tenant, null, { name: 'Back Bay', parent_area_id: middle });
  });
});
afterAll(() => app.close());

describe('listing areas', () => {
  const list = (query = {}) => porter.call(areaEndpoints.listAreas, { query });

  it('shows anyone who is signed in names, parents and managers', async () => {
    const { status, payload } = await list();
    expect(status).toBe(200);
    expect(payload.rows.map(({ name, parent_area_id }) => [name, parent_area_id])).toEqual([
      ['Back Bay', middle],
      ['Boston', region],
      ['North 100%', null],
    ]);
    expect(payload.rows[2]?.manager).toEqual({
      id: acme.users['area-manager'],
      name: `${acme.canary} area-manager`,
    });
    expect(payload.rows[0]?.manager).toBeNull();
    expect(payload.rows[0]?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('searches, sorts and pages', async () => {
    expect((await list({ q: '%' })).payload.rows.map((row) => row.name)).toEqual(['North 100%']);
    expect((await list({ order: 'desc', per_page: 1 })).payload).toMatchObject({
      rows: [{ name: 'North 100%' }],
      total: 3,
    });
    expect((await list({ per_page: 0 })).payload.rows).toHaveLength(3);
  });

  it('refuses nonsense and strangers', async () => {
    expect((await porter.call(areaEndpoints.listAreas, { rawQuery: 'sort=size' })).status).toBe(422);
    expect((await createClient(app).call(areaEndpoints.listAreas)).status).toBe(401);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(areaEndpoints.listAreas)).payload.rows).toEqual([]);
  });

  it('takes the same number of statements for more rows', async () => {
    await list();
    const before = await countStatements(list);
    await asSystem(async (tenant) => {
      for (let n = 0; n < 10; n += 1) await createArea(tenant, null, { name: `Area ${n}` });
    });
    expect(await countStatements(list)).toBe(before);
  });
});

describe('one area', () => {
  it('is there for its own organization only', async () => {
    const read = (client: Client, id: number) => client.call(areaEndpoints.getArea, { params: { id } });
    expect((await read(porter, leaf)).payload).toMatchObject({ id: leaf, name: 'Back Bay' });
    expect((await read(await rival.signIn('admin'), leaf)).status).toBe(404);
    expect((await read(porter, 2_000_000_000)).status).toBe(404);
  });
});

describe('the manager of an area', () => {
  it('is somebody who may hold work; who stands there already may stay', async () => {
    const admin = await acme.signIn('admin');
    const { csr, 'area-manager': held } = acme.users;
    const gone = (users: number[], status: string) =>
      sqlAs(app, acme, 'update memberships set status = $2 where user_id = any($1::int[])', [users, status]);
    await gone([csr, held], 'deactivated');
    const fields = { name: 'Somewhere', parent_area_id: null, manager_user_id: csr };
    const refused = { manager_user_id: ['Choose a person who is active or invited.'] };
    const created = await admin.call(areaEndpoints.createArea, { body: fields });
    expect([created.status, created.errors]).toEqual([422, refused]);
    const params = { id: region };
    const { payload: area } = await admin.call(areaEndpoints.getArea, { params });
    const update = (manager_user_id: number | null, updated_at: string) =>
      admin.call(areaEndpoints.updateArea, {
        params,
        body: { name: area.name, parent_area_id: null, manager_user_id, updated_at },
      });
    const changed = await update(csr, area.updated_at);
    expect([changed.status, changed.errors]).toEqual([422, refused]);
    const kept = await update(held, area.updated_at);
    expect([kept.status, kept.payload.manager?.id]).toEqual([200, held]);
    await gone([csr], 'invited');
    const invited = await update(csr, kept.payload.updated_at);
    expect(invited.status).toBe(200);
    await gone([csr, held], 'active');
    expect((await update(held, invited.payload.updated_at)).status).toBe(200);
  });
});

describe('for other features', () => {
  it('tells what lies below an area', async () => {
    expect(await asSystem((tenant) => areaSubtree(tenant, region))).toEqual([region, middle, leaf]);
    expect(await asSystem((tenant) => areaSubtree(tenant, leaf))).toEqual([leaf]);
    expect(await asSystem((tenant) => areaSubtree(tenant, region), rival)).toEqual([]);
  });

  it('tells what a person manages', async () => {
    expect(await asSystem((tenant) => areasManagedBy(tenant, acme.users['area-manager']))).toEqual([region]);
    expect(await asSystem((tenant) => areasManagedBy(tenant, acme.users.manager))).toEqual([]);
  });

  it('creates three levels at most, below areas and under managers of its own', async () => {
    const create = (input: object) =>
      asSystem((tenant) => createArea(tenant, null, { name: 'New', ...input })).catch(
        (error) => error.fields,
      );
    expect(await create({ parent_area_id: leaf })).toEqual({ parent_area_id: [{ code: 'area_too_deep' }] });
    const foreign = await asSystem((tenant) => createArea(tenant, null, { name: 'Theirs' }), rival);
    expect(await create({ parent_area_id: foreign })).toEqual({ parent_area_id: [{ code: 'invalid_ids' }] });
    expect(await create({ manager_user_id: rival.users.manager })).toEqual({
      manager_user_id: [{ code: 'invalid_ids' }],
    });
  });
});
