import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whoSees } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type AreaRow, areaEndpoints } from '../contract/index.ts';

const { createArea, updateArea, deleteArea, countAreas, reassignBuildings } = areaEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
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

const sql = (text: string, ...values: unknown[]) =>
  sqlAs<Record<string, unknown>>(app, acme, text, [acme.organizationId, ...values]);

const place = (area: AreaRow, ...buildings: number[]) =>
  sql(
    'update buildings set area_id = $2 where organization_id = $1 and id = any($3::int[])',
    area.id,
    buildings,
  );

const reassign = ({ id, updated_at }: AreaRow, to: number, client = manager) =>
  client.call(reassignBuildings, { params: { id }, body: { area_id: to, updated_at } });

const seesJob = async (jobId: number): Promise<number[]> => {
  const { 'area-manager': lead, supervisor } = acme.users;
  const rows = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    whoSees(tenant, [lead, supervisor], [jobId]),
  );
  return rows.map(({ user_id }) => user_id).toSorted();
};

describe('reassigning the buildings of an area', () => {
  it('moves them all, writes each into the audit log, and the area can be deleted', async () => {
    const [from, to] = [await add(), await add()];
    const buildings = [acme.inScope.buildingId, acme.outOfScope.buildingId];
    await place(from, ...buildings);
    expect((await reassign(from, to.id)).payload).toEqual({
      id: from.id,
      area_id: to.id,
      moved: 2,
      building_ids: expect.toSatisfy(
        (ids: number[]) => ids.toSorted().join() === buildings.toSorted().join(),
      ),
    });
    const rows = await sql(
      `select entity_id, building_id, changes from audit_log
        where organization_id = $1 and action = 'building.reassigned' order by entity_id`,
    );
    expect(rows).toEqual(
      buildings
        .toSorted((a, b) => a - b)
        .map((id) => ({ entity_id: id, building_id: id, changes: { area_id: [from.id, to.id] } })),
    );
    const [event] = await sql(`select entity_id, data from events
      where organization_id = $1 and name = 'area.reassigned' order by id desc limit 1`);
    expect(event).toEqual({ entity_id: from.id, data: { area_id: to.id, moved: 2 } });
    expect((await manager.call(deleteArea, { params: { id: from.id } })).status).toBe(200);
    expect((await manager.call(deleteArea, { params: { id: to.id } })).status).toBe(409);
  });

  it('moves those named alone, as far as they are there, so that a move can be taken back', async () => {
    const [from, to, other] = [await add(), await add(), await add()];
    const [staying, going] = [acme.inScope.buildingId, acme.outOfScope.buildingId];
    await place(to, staying, going);
    const back = (buildings: unknown) =>
      manager.call(reassignBuildings, {
        params: { id: to.id },
        body: { area_id: from.id, building_ids: buildings as number[], updated_at: to.updated_at },
      });
    expect((await back([going])).payload).toMatchObject({ moved: 1, building_ids: [going] });
    const where = await sql(
      'select id, area_id from buildings where organization_id = $1 and id = any($2::int[])',
      [staying, going],
    );
    expect(new Map(where.map(({ id, area_id }) => [id, area_id]))).toEqual(
      new Map([
        [staying, to.id],
        [going, from.id],
      ]),
    );
    await place(other, staying);
    expect((await back([staying, going, 2_000_000_000])).payload).toMatchObject({ moved: 0 });
    for (const wrong of [[], ['north']]) {
      const answer = await back(wrong);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors)).toEqual([expect.stringMatching(/^building_ids/)]);
    }
  });

  it('changes at once what the managers of both areas see', async () => {
    const { 'area-manager': lead, supervisor } = acme.users;
    const { buildingId, jobId } = acme.outOfScope;
    const from = await add(null, { manager_user_id: lead });
    const region = await add(null, { manager_user_id: supervisor });
    const to = await add(region);
    await place(from, buildingId);
    // Saves that change the manager publish `area.updated`, from which it follows who sees the jobs.
    const read = await manager.call(updateArea, {
      params: { id: from.id },
      body: { name: from.name, parent_area_id: null, manager_user_id: null, updated_at: from.updated_at },
    });
    const again = await manager.call(updateArea, {
      params: { id: from.id },
      body: {
        name: from.name,
        parent_area_id: null,
        manager_user_id: lead,
        updated_at: read.payload.updated_at,
      },
    });
    expect(await seesJob(jobId)).toEqual([lead]);
    await reassign(again.payload, to.id);
    expect(await seesJob(jobId)).toEqual([supervisor]);
  });

  it('refuses an area that is not there, belongs to others or is the same', async () => {
    const area = await add();
    const foreign = await sqlAs<{ id: number }>(
      app,
      rival,
      "insert into areas (organization_id, name) values ($1, 'Theirs') returning id",
      [rival.organizationId],
    );
    for (const to of [foreign[0]?.id ?? 0, 2_000_000_000]) {
      expect(await reassign(area, to)).toMatchObject({
        status: 422,
        errors: { area_id: ['Invalid ids: one of the selected records does not exist.'] },
      });
    }
    expect(await reassign(area, area.id)).toMatchObject({
      status: 422,
      errors: { area_id: ['Choose another area than the one the buildings are in.'] },
    });
    const body = { area_id: 'north', updated_at: 'yesterday', more: 1 };
    const wrong = await manager.raw('PUT', `/api/v1/core/areas/${area.id}/reassign-buildings`, body);
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['area_id', 'more', 'updated_at']);
  });

  it('is for people with the flag, in their own organization, with the area they read', async () => {
    const [area, to] = [await add(), await add()];
    expect((await reassign(area, to.id, await acme.signIn('supervisor'))).status).toBe(403);
    expect((await reassign(area, to.id, await rival.signIn('admin'))).status).toBe(404);
    const earlier = { ...area, updated_at: '2020-01-01T00:00:00.000Z' };
    expect(await reassign(earlier, to.id)).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: { id: area.id } },
    });
  });
});

describe('counting what lies in areas', () => {
  it('adds up the areas below, and counts a job at two buildings once', async () => {
    const region = await add();
    const middle = await add(region);
    const leaf = await add(middle);
    const { buildingId, jobId } = acme.inScope;
    await place(middle, buildingId);
    await place(leaf, acme.outOfScope.buildingId);
    await sql(
      `insert into job_buildings (organization_id, job_id, building_id) values ($1, $2, $3) on conflict do nothing`,
      jobId,
      acme.outOfScope.buildingId,
    );
    const { payload } = await manager.call(countAreas);
    const countsOf = ({ id }: AreaRow) => payload.find((counts) => counts.id === id);
    expect(countsOf(region)).toMatchObject({ buildings: 2, jobs: 2 });
    expect(countsOf(middle)).toMatchObject({ buildings: 2, jobs: 2 });
    expect(countsOf(leaf)).toMatchObject({ buildings: 1, jobs: 2 });
  });

  it('is for those who open the page of areas', async () => {
    expect((await (await acme.signIn('supervisor')).call(countAreas)).status).toBe(403);
    expect((await (await rival.signIn('admin')).call(countAreas)).payload).toEqual([
      { id: expect.any(Number), buildings: 0, jobs: 0 },
    ]);
  });
});
