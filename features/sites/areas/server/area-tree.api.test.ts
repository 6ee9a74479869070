import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whoSees } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type AreaRow, areaEndpoints } from '../contract/index.ts';

const { createArea, updateArea, deleteArea, restoreArea } = areaEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

let made = 0;
const add = async (parent: AreaRow | null = null, more: object = {}): Promise<AreaRow> => {
  made += 1;
  const body = { name: `Area ${made}`, parent_area_id: parent?.id ?? null, ...more };
  const { status, payload, text } = await manager.call(createArea, { body });
  expect(status, text).toBe(200);
  return payload;
};

const save = ({ id, name, parent_area_id, updated_at }: AreaRow, more: object) =>
  manager.call(updateArea, { params: { id }, body: { name, parent_area_id, updated_at, ...more } });

const remove = ({ id }: AreaRow) => manager.call(deleteArea, { params: { id } });

const restore = ({ id }: AreaRow) => manager.call(restoreArea, { params: { id } });

describe('the tree of areas', () => {
  it('goes three levels deep, with everything that moves along', async () => {
    const region = await add();
    const middle = await add(region);
    const leaf = await add(middle);
    const deep = { parent_area_id: leaf.id };
    const refused = await manager.call(createArea, { body: { name: 'Too deep', ...deep } });
    expect(refused).toMatchObject({
      status: 422,
      errors: { parent_area_id: ['Areas can have at most three levels.'] },
    });
    const pair = await add();
    await add(pair);
    expect(await save(pair, { parent_area_id: middle.id })).toMatchObject({ status: 422 });
    expect((await save(pair, { parent_area_id: region.id })).payload).toMatchObject({
      parent_area_id: region.id,
    });
  });

  it('has no circle, not even by two moves at once', async () => {
    const region = await add();
    const middle = await add(region);
    for (const parent_area_id of [region.id, middle.id]) {
      expect(await save(region, { parent_area_id })).toMatchObject({
        status: 422,
        errors: { parent_area_id: ['An area cannot be below itself.'] },
      });
    }
    // Tried several times: in the first try one of the two requests waits for its database connection, so they do not overlap.
    for (let tries = 1; tries <= 5; tries += 1) {
      const [one, other] = [await add(), await add()];
      const moves = await Promise.all([
        save(one, { parent_area_id: other.id }),
        save(other, { parent_area_id: one.id }),
      ]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('is made of areas and people of the organization', async () => {
    const rival = await seedCompany(app, 'rival');
    const body = { name: 'North', parent_area_id: 2_000_000_000, manager_user_id: rival.users.manager };
    expect((await manager.call(createArea, { body })).errors).toHaveProperty('parent_area_id');
    expect(
      (await manager.call(createArea, { body: { ...body, parent_area_id: null } })).errors,
    ).toHaveProperty('manager_user_id');
    const text = await manager.raw('POST', '/api/v1/core/areas', { name: 'North', parent_area_id: 'x' });
    expect(text.errors.parent_area_id).toEqual(['The ID of the parent area must be a number.']);
  });

  it('tells areas apart by their names beside each other only, whatever their case', async () => {
    const [west, east] = [await add(), await add()];
    await add(west, { name: 'Näh' });
    await add(east, { name: 'Näh' });
    const again = await manager.call(createArea, { body: { name: 'NAH', parent_area_id: west.id } });
    expect(again).toMatchObject({ status: 422, errors: { name: ['This value is already in use.'] } });
  });
});

describe('deleting an area', () => {
  const addBuildings = (area: AreaRow, count: number) =>
    sqlAs(
      app,
      acme,
      `insert into buildings (organization_id, name, address, city, state, zip, time_zone, area_id)
        select $1, 'Tower ' || to_char(n, 'FM00'), '1 Main', 'Denver', 'CO', '80202', 'America/Denver', $2
        from generate_series(1, $3::int) n`,
      [acme.organizationId, area.id, count],
    );

  it('is refused while buildings are assigned, of which it names ten', async () => {
    const area = await add();
    await addBuildings(area, 12);
    const answer = await remove(area);
    expect(answer).toMatchObject({ status: 409, code: 'area_has_buildings' });
    const { buildings } = answer.details as { buildings: { id: number; name: string }[] };
    expect(buildings).toHaveLength(10);
    expect(buildings[0]).toEqual({ id: expect.any(Number), name: 'Tower 01' });
    expect(answer.text).toContain('This area still has buildings assigned: Tower 01, Tower 02');
    await sqlAs(
      app,
      acme,
      'update buildings set area_id = null where organization_id = $1 and area_id = $2',
      [acme.organizationId, area.id],
    );
    expect((await remove(area)).status).toBe(200);
  });

  it('is refused while areas lie below it', async () => {
    const region = await add();
    const below = await add(region);
    expect(await remove(region)).toMatchObject({
      status: 409,
      code: 'area_has_areas',
      details: { areas: [{ id: below.id, name: below.name }] },
    });
    await remove(below);
    expect((await remove(region)).status).toBe(200);
    expect(await restore(below)).toMatchObject({ status: 409, code: 'area_parent_gone' });
    expect((await restore(region)).status).toBe(200);
    expect((await restore(below)).payload).toMatchObject({ parent_area_id: region.id });
  });
});

it('what managers see follows an area that changes hands or moves', async () => {
  const { users, outOfScope } = acme;
  const lead = users['area-manager'];
  const region = await add(null, { manager_user_id: lead });
  const area = await add();
  await sqlAs(app, acme, 'update buildings set area_id = $3 where organization_id = $1 and id = $2', [
    acme.organizationId,
    outOfScope.buildingId,
    area.id,
  ]);
  const sees = async (): Promise<number[]> => {
    const rows = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      whoSees(tenant, [lead, users.supervisor], [outOfScope.jobId]),
    );
    return rows.map(({ user_id }) => user_id);
  };
  expect(await sees()).toEqual([]);
  const moved = await save(area, { parent_area_id: region.id });
  expect(await sees()).toEqual([lead]);
  const handed = await save(moved.payload, { manager_user_id: users.supervisor });
  expect((await sees()).toSorted()).toEqual([lead, users.supervisor].toSorted());
  const apart = await save(handed.payload, { parent_area_id: null, manager_user_id: users.supervisor });
  expect(await sees()).toEqual([users.supervisor]);
  await save(apart.payload, { manager_user_id: null });
  expect(await sees()).toEqual([]);
});

it('a manager sees three levels down, and no longer what moves away with all that lies below it', async () => {
  const { users, outOfScope } = acme;
  const lead = users['area-manager'];
  const other = users.supervisor;
  const region = await add();
  const middle = await add(region);
  const leaf = await add(middle);
  const elsewhere = await add(null, { manager_user_id: other });
  const { jobId, buildingId } = outOfScope;
  await sqlAs(app, acme, 'update buildings set area_id = $3 where organization_id = $1 and id = $2', [
    acme.organizationId,
    buildingId,
    leaf.id,
  ]);
  const sees = async (): Promise<number[]> => {
    const rows = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      whoSees(tenant, [lead, other], [jobId]),
    );
    return rows.map(({ user_id }) => user_id);
  };
  const managed = await save(region, { manager_user_id: lead });
  expect(await sees()).toEqual([lead]);
  const moved = await save(middle, { parent_area_id: elsewhere.id });
  expect(await sees()).toEqual([other]);
  await save(moved.payload, { parent_area_id: region.id });
  expect(await sees()).toEqual([lead]);
  await save(managed.payload, { manager_user_id: null });
  expect(await sees()).toEqual([]);
});
