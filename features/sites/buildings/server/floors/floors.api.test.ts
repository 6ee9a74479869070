import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { buildingEndpoints, floorEndpoints, occupancyEndpoints } from '../../contract/index.ts';

const calls = floorEndpoints;

let app: TestApp;
let acme: Company;
let supervisor: Client;
let viewer: Client;
let stranger: Client;
let id: number;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, viewer, stranger] = await Promise.all([
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    rival.signIn('admin'),
  ]);
  id = acme.inScope.buildingId;
});
afterAll(() => app.close());

const level = (number: number) => ({ number, label: `Floor ${number}`, cleanable_sqft: 5000 });

const add = async (...numbers: number[]) => {
  const answer = await supervisor.call(calls.createFloors, {
    params: { id },
    body: { floors: numbers.map(level) },
  });
  expect(answer.status, answer.text).toBe(200);
  const made = answer.payload.find(({ number }) => number === numbers[0]);
  if (!made) throw new Error('no floor was made');
  return made;
};

describe('floors of a building', () => {
  it('are added as a run, and stand in the building from the lowest up', async () => {
    await add(3, 1, 2);
    const { payload } = await viewer.call(buildingEndpoints.getBuilding, { params: { id } });
    expect(
      payload.floors.map(({ number, label, cleanable_sqft }) => ({ number, label, cleanable_sqft })),
    ).toEqual([1, 2, 3].map(level));
  });

  it('are saved as the building showed them, once', async () => {
    await add(4);
    const { payload } = await supervisor.call(buildingEndpoints.getBuilding, { params: { id } });
    const shown = payload.floors.find(({ number }) => number === 4);
    const params = { id: shown?.id ?? 0 };
    const body = { ...level(5), label: 'Roof garden', updated_at: shown?.updated_at ?? '' };
    const saved = await supervisor.call(calls.updateFloor, { params, body });
    expect(saved.payload).toMatchObject({ number: 5, label: 'Roof garden' });
    const late = await supervisor.call(calls.updateFloor, { params, body });
    expect([late.status, late.details]).toMatchObject([409, { current: { label: 'Roof garden' } }]);
  });

  it('have numbers of their own', async () => {
    const { id: floorId, updated_at } = await add(10, 11);
    for (const numbers of [
      [12, 11],
      [13, 13],
    ]) {
      const floors = numbers.map(level);
      const answer = await supervisor.call(calls.createFloors, { params: { id }, body: { floors } });
      expect([answer.status, answer.errors]).toEqual([
        422,
        { floors: [`These floors already exist: ${numbers[1]}.`] },
      ]);
    }
    const body = { ...level(11), updated_at };
    const moved = await supervisor.call(calls.updateFloor, { params: { id: floorId }, body });
    expect(moved.errors).toEqual({ number: ['These floors already exist: 11.'] });
    const same = await supervisor.call(calls.updateFloor, {
      params: { id: floorId },
      body: { ...level(10), label: 'Ten', updated_at },
    });
    expect(same.status).toBe(200);
  });

  it('name every field that is wrong', async () => {
    const wrong = { number: 301, label: ' ', cleanable_sqft: -1, surplus: 1 };
    const created = await supervisor.raw('POST', `/api/v1/core/building/${id}/floors`, { floors: [wrong] });
    expect([created.status, Object.keys(created.errors).sort()]).toEqual([
      422,
      Object.keys(wrong)
        .map((field) => `floors.0.${field}`)
        .sort(),
    ]);
    const body = { ...wrong, updated_at: 'now' };
    const saved = await supervisor.raw('PUT', `/api/v1/core/building/floor/${(await add(20)).id}`, body);
    expect(Object.keys(saved.errors).sort()).toEqual(Object.keys(body).sort());
    const many = { floors: Array.from({ length: 101 }, (_, nth) => level(nth + 100)) };
    expect((await supervisor.raw('POST', `/api/v1/core/building/${id}/floors`, many)).status).toBe(422);
  });

  it('stay while somebody rents there or something is recorded for them', async () => {
    const [rented, vacant] = [await add(30), await add(31)];
    const body = { building_id: id, name: 'Cobalt', floor_ids: [rented.id], move_out: '2020-01-01' };
    await supervisor.call(occupancyEndpoints.createBuildingTenant, { body });
    const empty = { building_id: id, floor_id: vacant.id, sqft: 1, kind: 'PF' as const, from: '2026-01-01' };
    await supervisor.call(occupancyEndpoints.createVacancy, { body: empty });
    const remove = (floor: { id: number }) =>
      supervisor.call(calls.deleteFloor, { params: { id: floor.id } });
    expect(await remove(rented)).toMatchObject({ status: 409, code: 'floor_in_use' });
    expect(await remove(vacant)).toMatchObject({ status: 409, code: 'floor_has_vacancies' });
    const free = await add(32);
    expect((await remove(free)).payload).toEqual({ id: free.id });
    expect((await remove(free)).status).toBe(404);
    await add(32);
  });

  it('change places: each takes the number of the place it gets', async () => {
    const { payload: other } = await supervisor.call(buildingEndpoints.getBuilding, { params: { id } });
    const [lowest, second, ...rest] = other.floors.map((floor) => floor.id) as [number, number, ...number[]];
    const order = (floor_ids: number[], who = supervisor) =>
      who.call(calls.orderFloors, { params: { id }, body: { floor_ids } });
    const numbers = other.floors.map(({ number }) => number);
    const done = await order([second, lowest, ...rest]);
    expect(done.payload.map((floor) => [floor.id, floor.number])).toEqual(
      [second, lowest, ...rest].map((floor, nth) => [floor, numbers[nth]]),
    );
    const log = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'building.floors-ordered' and building_id = $1`,
      [id],
    );
    expect(log).toEqual([
      {
        changes: {
          floor_ids: [
            [lowest, second, ...rest],
            [second, lowest, ...rest],
          ],
        },
      },
    ]);
    // A second touch of the same move changes nothing more.
    expect((await order([second, lowest, ...rest])).payload).toEqual(done.payload);
    for (const part of [[lowest], [lowest, lowest, ...rest], [...rest, second, 999_999]]) {
      expect(await order(part)).toMatchObject({ status: 409, code: 'stale' });
    }
    const bad = await supervisor.raw('PUT', `/api/v1/core/building/${id}/floor-order`, {
      floor_ids: ['x'],
      more: 1,
    });
    expect([bad.status, Object.keys(bad.errors).sort()]).toEqual([422, ['floor_ids.0', 'more']]);
    const answers = await Promise.all([viewer, stranger].map((who) => order([lowest, second, ...rest], who)));
    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
    // Two people who move at once leave every floor a number of its own.
    await Promise.all([order([lowest, second, ...rest]), order([...rest, lowest, second])]);
    const { payload: after } = await viewer.call(buildingEndpoints.getBuilding, { params: { id } });
    expect(after.floors.map(({ number }) => number)).toEqual(numbers);
  });

  it('are changed with the flag, where the building is in sight', async () => {
    const { id: floorId, updated_at } = await add(40);
    const tries = (who: Client) =>
      Promise.all([
        who.call(calls.createFloors, { params: { id }, body: { floors: [level(41)] } }),
        who.call(calls.updateFloor, { params: { id: floorId }, body: { ...level(40), updated_at } }),
        who.call(calls.deleteFloor, { params: { id: floorId } }),
      ]);
    expect((await tries(viewer)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await tries(stranger)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const params = { id: acme.outOfScope.buildingId };
    const far = await supervisor.call(calls.createFloors, { params, body: { floors: [level(1)] } });
    expect(far.status).toBe(404);
  });
});
