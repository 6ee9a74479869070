import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createArea } from '#features/sites/areas/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { buildingEndpoints, builtInAreaTypes, commonAreaEndpoints } from '../../contract/index.ts';
import {
  commonAreaTypes,
  createCommonAreas,
  insertBuildings,
  insertFloors,
  linkBuildings,
  loadBuilding,
  loadBuildingsAt,
  locate,
  removeBuildings,
} from '../index.ts';

const { listBuildings, getBuilding } = buildingEndpoints;
const { listCommonAreasByFloor, listCommonAreaTypes } = commonAreaEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let areaId: number;
/** A building without jobs. */
let emptyId: number;
let floors: number[];

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

const building = (name: string, more: object = {}) => ({
  name,
  address: '100 Summer St.',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  ...locate({ zip: '02110', state: 'MA' }),
  ...more,
});

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
  await asSystem(async (tenant) => {
    const region = await createArea(tenant, null, { name: 'North' });
    areaId = await createArea(tenant, null, { name: 'Boston', parent_area_id: region });
    const rows = [
      building('Empty 50%', { area_id: areaId, access_note: 'Key under the mat', status: 'inactive' }),
    ];
    [emptyId] = (await insertBuildings(tenant, rows)) as [number];
    const { buildingId } = acme.inScope;
    floors = await insertFloors(tenant, buildingId, [
      { number: 1, label: 'Ground' },
      { number: 2, label: 'Second' },
    ]);
    const types = new Map((await commonAreaTypes(tenant)).map(({ key, id }) => [key, id]));
    const [ground, second] = floors as [number, number];
    await createCommonAreas(tenant, buildingId, [
      { name: 'West restroom', type_id: types.get('restroom') ?? 0, floor_ids: [ground], color: 'blue' },
      { name: 'Elevator A', type_id: types.get('elevator') ?? 0, floor_ids: [ground, second] },
    ]);
  });
});
afterAll(() => app.close());

const names = async (client: Client, query = {}) =>
  (await client.call(listBuildings, { query })).payload.rows.map((row) => row.name);

describe('listing buildings', () => {
  const [near, far] = ['J-1', 'J-2'].map((number) => `CANARY-acme ${number}`) as [string, string];

  it('shows those of visible jobs; all to people who see every job', async () => {
    expect(await names(supervisor)).toEqual([near]);
    expect(await names(manager)).toEqual([near, far, 'Empty 50%']);
  });

  it('filters by activity, job, area with its subtree, and text', async () => {
    expect(await names(manager, { onlyActive: true })).toEqual([near, far]);
    expect(await names(manager, { job_id: acme.outOfScope.jobId })).toEqual([far]);
    expect(await names(manager, { area_id: areaId - 1 })).toEqual(['Empty 50%']);
    expect(await names(manager, { area_id: 2_000_000_000 })).toEqual([]);
    expect(await names(manager, { q: 'SUMMER st' })).toEqual(['Empty 50%']);
    expect(await names(manager, { q: '%' })).toEqual(['Empty 50%']);
    expect(await names(manager, { q: '_' })).toEqual([]);
  });

  it('shows nothing for a job that is out of scope or somebody else’s', async () => {
    expect(await names(supervisor, { job_id: acme.outOfScope.jobId })).toEqual([]);
    expect(await names(manager, { job_id: rival.inScope.jobId })).toEqual([]);
  });

  it('pages, and counts all of it', async () => {
    const { payload } = await manager.call(listBuildings, {
      query: { page: 2, per_page: 1, sort: 'city', order: 'desc' },
    });
    expect(payload).toMatchObject({ rows: [{ name: near }], total: 3, page: 2, per_page: 1 });
  });

  it('refuses nonsense', async () => {
    const { status, errors } = await manager.call(listBuildings, { rawQuery: 'onlyActive=maybe&job_id=-1' });
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual(['job_id', 'onlyActive']);
  });

  it('takes the same number of statements for more rows', async () => {
    const list = () => supervisor.call(listBuildings, { query: { per_page: 100 } });
    await list();
    const before = await countStatements(list);
    await asSystem(async (tenant) => {
      const rows = Array.from({ length: 30 }, (_, n) => building(`More ${n}`));
      const ids = await insertBuildings(tenant, rows);
      await linkBuildings(
        tenant,
        ids.map((building_id) => ({ job_id: acme.inScope.jobId, building_id })),
      );
    });
    expect(await countStatements(list)).toBe(before);
    expect((await list()).payload.total).toBe(31);
  });
});

describe('one building', () => {
  const read = (client: Client, id: number) => client.call(getBuilding, { params: { id } });

  it('comes with floors and common areas, and nothing undeclared', async () => {
    const { status, payload } = await read(supervisor, acme.inScope.buildingId);
    expect(status).toBe(200);
    expect(payload.floors.map((floor) => floor.label)).toEqual(['Ground', 'Second']);
    expect(payload.common_areas.map((area) => [area.name, area.floor_ids, area.color])).toEqual([
      ['Elevator A', floors, null],
      ['West restroom', floors.slice(0, 1), 'blue'],
    ]);
    expect(payload).not.toHaveProperty('search');
  });

  it('says that there is an access note, without it', async () => {
    const { payload, text } = await read(manager, emptyId);
    expect(payload).toMatchObject({
      has_access_note: true,
      area_name: 'Boston',
      location_approximate: true,
      time_zone: 'America/New_York',
      can: { update: true, delete: true, read_access_note: true, add_note: true },
    });
    expect(text).not.toContain('under the mat');
  });

  it('is not there out of scope, in another organization, or unknown', async () => {
    expect((await read(supervisor, acme.outOfScope.buildingId)).status).toBe(404);
    expect((await read(supervisor, emptyId)).status).toBe(404);
    expect((await read(manager, rival.inScope.buildingId)).status).toBe(404);
    expect((await read(manager, 2_000_000_000)).status).toBe(404);
  });
});

describe('common areas', () => {
  const ofFloor = (client: Client, id: number | undefined) =>
    client.call(listCommonAreasByFloor, { query: { 'floor-id': id ?? 0 } });

  it('have 14 kinds in every new organization', async () => {
    const { payload } = await supervisor.call(listCommonAreaTypes);
    expect(payload).toHaveLength(14);
    expect(Object.fromEntries(payload.map(({ key, name }) => [key, name]))).toEqual(builtInAreaTypes);
    const theirs = await (await rival.signIn('viewer')).call(listCommonAreaTypes);
    expect(theirs.payload[0]?.id).not.toBe(payload[0]?.id);
  });

  it('are listed by floor', async () => {
    expect((await ofFloor(supervisor, floors[0])).payload).toHaveLength(2);
    expect((await ofFloor(supervisor, floors[1])).payload.map((area) => area.name)).toEqual(['Elevator A']);
  });

  it('are not there for a floor of somebody else; the floor is required', async () => {
    expect((await ofFloor(await rival.signIn('admin'), floors[0])).status).toBe(404);
    expect((await supervisor.call(listCommonAreasByFloor, { rawQuery: '' })).errors).toHaveProperty(
      'floor-id',
    );
  });
});

describe('for imports', () => {
  it('inserts many at once, ids in the order of the rows, and takes back those without a job', async () => {
    await asSystem(async (tenant) => {
      const rows = Array.from({ length: 500 }, (_, n) => building(`Bulk ${n}`, { address: `${n} Bulk Rd` }));
      const ids = await insertBuildings(tenant, rows);
      const found = await tenant.query({
        text: 'select name from buildings where id = any($1::int[]) order by array_position($1, id)',
        values: [ids],
        row: z.custom<{ name: string }>(),
      });
      expect(found.map((row) => row.name)).toEqual(rows.map((row) => row.name));
      const [kept] = ids as [number];
      await linkBuildings(tenant, [{ job_id: acme.inScope.jobId, building_id: kept }]);
      await insertFloors(tenant, ids[1] ?? 0, [{ number: 1, label: 'One' }]);
      expect(await removeBuildings(tenant, ids)).toHaveLength(499);
      expect(await loadBuilding(tenant, kept)).toBeDefined();
      expect(await insertBuildings(tenant, [])).toEqual([]);
    });
  });

  it('finds buildings by address and ZIP, whatever the case', async () => {
    const places = [
      { address: '100 SUMMER ST.', zip: '02110' },
      { address: '100 Summer St.', zip: '02111' },
      { address: '100 Summer', zip: '02110' },
    ];
    const [first, ...others] = await asSystem((tenant) => loadBuildingsAt(tenant, places));
    expect(first).toEqual({ id: emptyId, ...places[0] });
    expect(others.every(({ zip, address }) => zip === '02110' && address === '100 SUMMER ST.')).toBe(true);
    expect(await asSystem((tenant) => loadBuildingsAt(tenant, places), rival)).toEqual([]);
  });
});
