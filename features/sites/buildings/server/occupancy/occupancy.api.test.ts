import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { occupancyEndpoints } from '../../contract/index.ts';
import { insertFloors } from '../index.ts';

const calls = occupancyEndpoints;

let app: TestApp;
let acme: Company;
let supervisor: Client;
let viewer: Client;
let stranger: Client;
let buildingId: number;
let floors: number[];
let elsewhere: number[];

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, viewer, stranger] = await Promise.all([
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    rival.signIn('admin'),
  ]);
  buildingId = acme.inScope.buildingId;
  const levels = [1, 2, 3].map((number) => ({ number, label: `Floor ${number}`, cleanable_sqft: 10_000 }));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    floors = await insertFloors(tenant, buildingId, levels);
    elsewhere = await insertFloors(tenant, acme.outOfScope.buildingId, levels);
  });
});
afterAll(() => app.close());

const rent = (more: object = {}) => ({
  building_id: buildingId,
  name: 'Cobalt & Finch Law',
  floor_ids: [floors[1] ?? 0],
  sqft: 7000,
  ...more,
});

const add = async (more: object = {}) => {
  const answer = await supervisor.call(calls.createBuildingTenant, { body: rent(more) });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const empty = (more: object = {}) => ({
  building_id: buildingId,
  floor_id: floors[0] ?? 0,
  sqft: 3000,
  kind: 'PF' as const,
  from: '2026-01-01',
  ...more,
});

const leave = async (more: object = {}) => {
  const answer = await supervisor.call(calls.createVacancy, { body: empty(more) });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const plan = async () =>
  (await supervisor.call(calls.getStackingPlan, { params: { id: buildingId } })).payload;

const audited = () =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: 'select action from audit_log where organization_id = $1 and building_id = $2 order by id',
      values: [acme.organizationId, buildingId],
      row: z.object({ action: z.string() }),
    }),
  );

describe('a tenant of a building', () => {
  it('rents until its last day, by the calendar of the building, and stays in the list', async () => {
    const before = await add({ suite: '200', color: 'gold', contact_phone: '303 555 0100' });
    expect(before).toMatchObject({
      name: 'Cobalt & Finch Law',
      check_doors: true,
      active: true,
      contact_phone: '3035550100',
    });
    const { building_id: _building, active: _active, ...fields } = before;
    const moved = await supervisor.call(calls.updateBuildingTenant, {
      body: { ...fields, move_out: '2020-01-31' },
    });
    expect(moved.payload).toMatchObject({ move_out: '2020-01-31', active: false });
    const { payload } = await viewer.call(calls.listBuildingTenants, { query: { building_id: buildingId } });
    expect(payload).toContainEqual(moved.payload);
    expect((await plan()).floors.flatMap(({ segments }) => segments)).not.toContainEqual(
      expect.objectContaining({ kind: 'tenant', id: before.id }),
    );
    await supervisor.call(calls.deleteBuildingTenant, { params: { id: before.id } });
    expect((await audited()).map(({ action }) => action).slice(-3)).toEqual([
      'building-tenant.created',
      'building-tenant.updated',
      'building-tenant.deleted',
    ]);
  });

  it('is saved once: who read an older one is told', async () => {
    const { id, updated_at } = await add();
    const body = { id, updated_at, name: 'Cobalt' };
    expect((await supervisor.call(calls.updateBuildingTenant, { body })).status).toBe(200);
    const late = await supervisor.call(calls.updateBuildingTenant, { body: { ...body, name: 'Finch' } });
    expect(late.status).toBe(409);
    expect(late.details).toMatchObject({ current: { name: 'Cobalt' } });
  });

  it('names every field that is wrong', async () => {
    const wrong = {
      name: '<b>',
      suite: 'x'.repeat(41),
      floor_ids: 'all',
      sqft: -1,
      color: 'pink',
      check_doors: 'yes',
      contact_name: '1',
      contact_email: 'nobody',
      contact_phone: '12',
      move_in: 'June',
      move_out: '1',
    };
    for (const [method, more] of [
      ['POST', { building_id: 0 }],
      ['PUT', { id: 0, updated_at: 'now' }],
    ] as const) {
      const body = { ...wrong, ...more, surplus: 1 };
      const answer = await supervisor.raw(method, '/api/v1/core/building-tenants', body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors).sort()).toEqual(Object.keys(body).sort());
    }
  });

  it('is on floors of its building, and does not end before it begins', async () => {
    const body = rent({ floor_ids: elsewhere, move_in: '2026-02-01', move_out: '2026-01-31' });
    const answer = await supervisor.call(calls.createBuildingTenant, { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors)).toEqual(['floor_ids', 'move_out']);
  });
});

describe('a vacancy', () => {
  it('is drawn on its floor while it lasts, and is a share of the building', async () => {
    const { id, updated_at } = await leave();
    await leave({ from: '2020-01-01', to: '2020-12-31', sqft: 9000 });
    expect(await plan()).toMatchObject({ gross_sqft: 30_000, vacant_sqft: 3000, vacant_percent: 10 });
    const body = {
      floor_id: floors[0] ?? 0,
      sqft: 6000,
      kind: 'PF' as const,
      from: '2026-01-01',
      updated_at,
    };
    const saved = await supervisor.call(calls.updateVacancy, { params: { id }, body });
    expect(saved.payload).toMatchObject({ sqft: 6000, to: null, notice_date: null });
    expect((await supervisor.call(calls.updateVacancy, { params: { id }, body })).status).toBe(409);
    await supervisor.call(calls.deleteVacancy, { params: { id } });
    expect(await plan()).toMatchObject({ vacant_sqft: 0, vacant_percent: 0 });
  });

  it('is never more than its floor on any day', async () => {
    const during = { floor_id: floors[1] ?? 0, from: '2015-01-01', to: '2015-12-31' };
    const { id, updated_at } = await leave({ ...during, sqft: 8000 });
    const more = (given: object) =>
      supervisor.call(calls.createVacancy, { body: empty({ ...during, ...given }) });
    const answer = await more({ sqft: 8000, from: '2015-06-01' });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { sqft: ['The floor has 10000 sq ft: with its other vacancies this is 6000 sq ft too many.'] },
    ]);
    expect(Object.keys((await more({ kind: 'FF', sqft: 10_001 })).errors)).toEqual(['sqft']);
    expect((await more({ sqft: 2001 })).status).toBe(422);
    expect((await more({ sqft: 2000 })).status).toBe(200);
    expect((await more({ sqft: 10_000, from: '2016-01-01', to: '2016-01-31' })).status).toBe(200);
    const change = (fields: object, updatedAt: string) =>
      supervisor.call(calls.updateVacancy, {
        params: { id },
        body: { ...during, kind: 'PF', sqft: 8000, ...fields, updated_at: updatedAt },
      });
    expect(Object.keys((await change({ sqft: 8001 }, updated_at)).errors)).toEqual(['sqft']);
    // Rows of before this rule: they can be ended, and made smaller.
    await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      tenant.query({
        text: 'update building_vacancies set sqft = 9500 where organization_id = $1 and id = $2',
        values: [acme.organizationId, id],
      }),
    );
    const { payload } = await supervisor.call(calls.listVacancies, { query: { building_id: buildingId } });
    const now = payload.find((each) => each.id === id)?.updated_at ?? '';
    expect((await change({ sqft: 9501 }, now)).status).toBe(422);
    expect((await change({ sqft: 9000, to: '2015-11-30' }, now)).status).toBe(200);
  });

  it('of a full floor needs a floor where nobody rents in its time', async () => {
    await add({
      name: 'Tamarack',
      floor_ids: [floors[2] ?? 0],
      move_in: '2026-03-01',
      move_out: '2026-06-30',
    });
    const full = (more: object) =>
      supervisor.call(calls.createVacancy, { body: empty({ kind: 'FF', floor_id: floors[2], ...more }) });
    for (const during of [
      { from: '2026-06-30' },
      { from: '2026-01-01', to: '2026-03-01' },
      { from: '2026-01-01' },
    ]) {
      const answer = await full(during);
      expect(answer.status).toBe(422);
      expect(answer.errors).toEqual({
        kind: ['A full-floor vacancy needs an empty floor. Still there: Tamarack.'],
      });
    }
    for (const beside of [{ from: '2026-07-01' }, { from: '2026-01-01', to: '2026-02-28' }]) {
      expect((await full(beside)).status).toBe(200);
    }
    const body = rent({ floor_ids: [floors[2]], move_in: '2026-06-30' });
    const back = await supervisor.call(calls.createBuildingTenant, { body });
    expect([back.status, back.errors]).toEqual([
      422,
      { floor_ids: ['Recorded as a full-floor vacancy: Floor 3. End the vacancy first.'] },
    ]);
  });

  it('names every field that is wrong', async () => {
    const wrong = { floor_id: 0, sqft: 0, kind: 'XX', from: '1', to: '2', notice_date: '3', surplus: 1 };
    const created = await supervisor.raw('POST', '/api/v1/core/building-vacancies', {
      ...wrong,
      building_id: 0,
    });
    expect(Object.keys(created.errors).sort()).toEqual(Object.keys({ ...wrong, building_id: 0 }).sort());
    const { id, updated_at } = await leave({ from: '2010-01-01', to: '2010-01-02' });
    const saved = await supervisor.raw('PUT', `/api/v1/core/building-vacancies/${id}`, {
      ...wrong,
      updated_at,
    });
    expect(Object.keys(saved.errors).sort()).toEqual(Object.keys(wrong).sort());
    const body = { ...empty(), floor_id: elsewhere[0] ?? 0, to: '2025-12-31' };
    const answer = await supervisor.call(calls.createVacancy, { body });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['floor_id', 'to']]);
  });
});

describe('who is in a building', () => {
  /** Every call about one building, by somebody. */
  const statuses = async (who: Client, building_id: number, tenantId: number, vacancyId: number) => {
    const later = { updated_at: '2026-01-01T00:00:00Z' };
    const { building_id: _building, ...fields } = empty();
    const answers = [
      await who.call(calls.getStackingPlan, { params: { id: building_id } }),
      await who.call(calls.listBuildingTenants, { query: { building_id } }),
      await who.call(calls.listVacancies, { query: { building_id } }),
      await who.call(calls.createBuildingTenant, { body: rent({ building_id }) }),
      await who.call(calls.updateBuildingTenant, { body: { id: tenantId, name: 'Other', ...later } }),
      await who.call(calls.deleteBuildingTenant, { params: { id: tenantId } }),
      await who.call(calls.createVacancy, { body: empty({ building_id }) }),
      await who.call(calls.updateVacancy, { params: { id: vacancyId }, body: { ...fields, ...later } }),
      await who.call(calls.deleteVacancy, { params: { id: vacancyId } }),
    ];
    return answers.map(({ status }) => status);
  };

  it('is read by all who see the building, and changed with the flag', async () => {
    const [tenant, vacancy] = [await add(), await leave({ from: '2011-01-01', to: '2011-01-02' })];
    const denied = [200, 200, 200, ...Array(6).fill(403)];
    expect(await statuses(viewer, buildingId, tenant.id, vacancy.id)).toEqual(denied);
  });

  it('is nothing to another organization, nor to people without a job there', async () => {
    const [tenant, vacancy] = [await add(), await leave({ from: '2012-01-01', to: '2012-01-02' })];
    expect(await statuses(stranger, buildingId, tenant.id, vacancy.id)).toEqual(Array(9).fill(404));
    const manager = await acme.signIn('manager');
    const building_id = acme.outOfScope.buildingId;
    const far = await manager.call(calls.createBuildingTenant, {
      body: rent({ building_id, floor_ids: [] }),
    });
    const away = await manager.call(calls.createVacancy, {
      body: empty({ building_id, floor_id: elsewhere[0] }),
    });
    expect([far.status, away.status]).toEqual([200, 200]);
    const seen = await statuses(supervisor, building_id, far.payload.id, away.payload.id);
    expect(seen).toEqual(Array(9).fill(404));
  });
});

describe('a tenant that moves out', () => {
  let floor: number;
  beforeAll(async () => {
    const own = [{ number: 9, label: 'Floor 9', cleanable_sqft: 10_000 }];
    await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      [floor = 0] = await insertFloors(tenant, buildingId, own);
    });
  });
  const moveOut = async (vacancies: object[], more: object = {}) => {
    const { id, building_id: _, active: __, ...fields } = await add({ name: 'Leaver', floor_ids: [floor] });
    const body = { ...fields, id, move_out: '2026-03-31', vacancies, ...more };
    const answer = await supervisor.send(calls.updateBuildingTenant, { body: body });
    return { id, answer };
  };
  const left = (more: object = {}) => ({ floor_id: floor, sqft: 7000, kind: 'PF', ...more });
  const named = async (id: number) =>
    (await supervisor.call(calls.listBuildingTenants, { query: { building_id: buildingId } })).payload.find(
      (each) => each.id === id,
    );

  it('leaves its rooms vacant from the day after, in the same save', async () => {
    const { answer } = await moveOut([left()]);
    expect(answer.status, answer.text).toBe(200);
    const { payload } = await supervisor.call(calls.listVacancies, { query: { building_id: buildingId } });
    expect(payload).toContainEqual(
      expect.objectContaining({ floor_id: floor, sqft: 7000, kind: 'PF', from: '2026-04-01', to: null }),
    );
  });

  it('stays when what it leaves is refused', async () => {
    const stays = await add({ name: 'Neighbour', floor_ids: [floor] });
    const full = await moveOut([left({ kind: 'FF' })]);
    expect(full.answer.errors).toHaveProperty(['vacancies.0.kind']);
    expect(await named(full.id)).toMatchObject({ move_out: null });
    const nowhere = await moveOut([left({ floor_id: elsewhere[0] })]);
    expect(nowhere.answer.errors).toHaveProperty(['vacancies.0.floor_id']);
    const never = await moveOut([left()], { move_out: null });
    expect(never.answer.errors).toHaveProperty('move_out');
    const wrong = await moveOut([left({ sqft: 0, kind: 'XX' })]);
    expect(Object.keys(wrong.answer.errors).toSorted()).toEqual(['vacancies.0.kind', 'vacancies.0.sqft']);
    await supervisor.call(calls.deleteBuildingTenant, { params: { id: stays.id } });
  });
});
