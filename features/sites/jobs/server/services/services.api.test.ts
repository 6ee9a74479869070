import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobServiceEndpoints } from '../../contract/index.ts';

const { createService, updateService } = jobServiceEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let areaManager: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, areaManager, stranger] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('supervisor'),
    acme.signIn('area-manager'),
    started.rival.signIn('admin'),
  ]);
});
afterAll(() => app.close());

const night = {
  type: 'night-cleaning',
  name: 'Nights',
  days_of_week: [5, 1, 1, 3],
  start_time: '22:00',
  end_time: '02:30',
  headcount: 4,
} as const;

const add = async (more: object = {}, jobId = acme.outOfScope.jobId) =>
  (
    await admin.call(createService, {
      params: { id: jobId },
      body: { ...night, days_of_week: [5, 1, 1, 3], ...more },
    })
  ).payload;

const change = (by: Client, jobId: number, serviceId: number, body: object) =>
  by.send(updateService, { params: { id: jobId, serviceId }, body: body });

describe('a service', () => {
  it('is added with its days once, and times that pass midnight', async () => {
    expect(await add()).toMatchObject({
      ...night,
      status: 'active',
      days_of_week: [1, 3, 5],
    });
    expect(await add({ type: 'other', name: 'Windows', headcount: null, start_time: null })).toMatchObject({
      type: 'other',
      headcount: null,
      start_time: null,
    });
  });

  it('saves what was sent; over a newer one it is stale', async () => {
    const { jobId } = acme.outOfScope;
    const { id, updated_at } = await add();
    const saved = await change(admin, jobId, id, { headcount: 0, days_of_week: [], updated_at });
    expect(saved.payload).toMatchObject({ headcount: 0, days_of_week: [], name: 'Nights' });
    const late = await change(admin, jobId, id, { name: 'Late', updated_at });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    const [trace] = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'job-service.updated' and entity_id = $1`,
      [id],
    );
    expect(trace?.changes).toEqual({ headcount: [4, 0], days_of_week: [[1, 3, 5], []] });
  });

  it('is refused with every field', async () => {
    const bad = await admin.send(createService, {
      params: { id: acme.inScope.jobId },
      body: { type: 'x', name: '', start_time: '25:00', days_of_week: [7], headcount: 1000 },
    });
    expect(bad.status).toBe(422);
    expect(
      Object.keys(bad.errors ?? {})
        .map((field) => field.split('.')[0])
        .toSorted(),
    ).toEqual(['days_of_week', 'headcount', 'name', 'start_time', 'type']);
    const { id } = await add();
    const worse = await change(admin, acme.outOfScope.jobId, id, {
      end_time: 'noon',
      status: 'gone',
      updated_at: 1,
    });
    expect(Object.keys(worse.errors ?? {}).toSorted()).toEqual(['end_time', 'status', 'updated_at']);
  });

  it('needs the right, and a job in sight', async () => {
    const { id, updated_at } = await add();
    const { jobId } = acme.outOfScope;
    const body = { name: 'X', updated_at };
    expect((await change(supervisor, jobId, id, body)).status).toBe(403);
    expect((await change(areaManager, jobId, id, body)).status).toBe(404);
    expect((await change(stranger, jobId, id, body)).status).toBe(404);
    expect((await change(admin, acme.inScope.jobId, id, body)).status).toBe(404);
    const made = { ...night, days_of_week: [1] };
    const params = { id: jobId };
    expect((await supervisor.call(createService, { params, body: made })).status).toBe(403);
    expect((await areaManager.call(createService, { params, body: made })).status).toBe(404);
    expect((await stranger.call(createService, { params, body: made })).status).toBe(404);
  });

  it('that is the last active one of an active job stays active', async () => {
    const { jobId } = acme.inScope;
    const one = await add({}, jobId);
    const two = await add({}, jobId);
    const stop = (service: typeof one) =>
      change(admin, jobId, service.id, { status: 'inactive', updated_at: service.updated_at });
    const both = await Promise.all([stop(one), stop(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'last_active_service' });
    await sqlAs(app, acme, `update jobs set status = 'draft' where id = $1`, [jobId]);
    const left = both[0]?.status === 200 ? two : one;
    expect((await stop(left)).status).toBe(200);
  });
});
