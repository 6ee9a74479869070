import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { sessionCookie } from '#platform/server/http/csrf';
import { scopeOf } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type SupplyRequest, supplyEndpoints, supplyRequestEndpoints } from '../../contract/index.ts';
import { requestSupplies } from '../index.ts';

const { createSupplyRequest, listSupplyRequests, stockSupplyRequest } = supplyRequestEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let porter: Client;
let viewer: Client;
let stranger: Client;
let towels: number;
let soap: number;

const keep = async (name: string, par_level: number, on_hand: number | null, unit: 'case' | 'gallon') => {
  const params = { id: acme.inScope.jobId };
  const { payload } = await admin.call(supplyEndpoints.createSupply, {
    params,
    body: { name, unit, par_level },
  });
  if (on_hand !== null)
    await porter.call(supplyEndpoints.countSupply, {
      params: { ...params, supplyId: payload.id },
      body: { on_hand },
    });
  return payload.id;
};

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, porter, viewer] = (await Promise.all(
    (['admin', 'supervisor', 'day-porter', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  towels = await keep('Paper towels', 6, 2, 'case');
  soap = await keep('Hand soap', 4, null, 'gallon');
});
afterAll(() => app.close());

const ask = (body: object = {}, client = porter, jobId = acme.inScope.jobId) =>
  client.send(createSupplyRequest, {
    params: { id: jobId },
    body: { lines: [{ supply_id: towels, quantity: 4 }], ...body },
  });

const asked = async (body: object = {}): Promise<SupplyRequest> => {
  const answer = await ask(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const all = async (client = porter) =>
  (await client.call(listSupplyRequests, { params: { id: acme.inScope.jobId } })).payload.rows;

const taskOf = async ({ task }: SupplyRequest) =>
  (await admin.call(taskEndpoints.getTask, { params: { id: task.id } })).payload;

const tasks = async () =>
  (await sqlAs<{ total: number }>(app, acme, `select count(*)::int as total from tasks`))[0]?.total ?? 0;

const stock = ({ id }: SupplyRequest, client = porter, more: object = {}) =>
  client.call(stockSupplyRequest, { params: { id: acme.inScope.jobId, requestId: id }, body: more });

const onHand = async () => {
  const { payload } = await porter.call(supplyEndpoints.listJobSupplies, {
    params: { id: acme.inScope.jobId },
  });
  return new Map(payload.supplies.map(({ id, on_hand, requested }) => [id, [on_hand, requested]]));
};

describe('a supply request', () => {
  it('is one request, and a task that says what is missing', async () => {
    const request = await asked({
      lines: [
        { supply_id: towels, quantity: 4 },
        { supply_id: soap, quantity: 1 },
      ],
      note: 'Before Friday, please',
    });
    expect(request).toMatchObject({
      status: 'open',
      note: 'Before Friday, please',
      lines: [
        { supply_id: towels, name: 'Paper towels', unit: 'case', quantity: 4 },
        { supply_id: soap, name: 'Hand soap', unit: 'gallon', quantity: 1 },
      ],
      created_by: { id: acme.users['day-porter'] },
      stocked: null,
      can: { stock: false },
    });
    const task = await taskOf(request);
    expect(task).toMatchObject({
      type: 'request',
      source: 'task',
      status: 'open',
      priority_level: 'medium',
      internal_only: true,
      title: 'Supply request: 2 items',
      related_type_id: null,
      assignees: [],
      description:
        'Supplies needed:\n- Paper towels: 4 cases (2 of 6 on hand)\n- Hand soap: 1 gallon\n\nNote: Before Friday, please',
    });
    const days = (Date.parse(task.due_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(8);
    expect((await all())[0]).toEqual(request);
    expect((await onHand()).get(towels)).toEqual([2, 4]);
    const events = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity_id = any($1) and name like any('{supply-request.%,task.created}')`,
      [[request.id, request.task.id]],
    );
    expect(events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['supply-request.created', 'task.created']),
    );
  });

  it('speaks the language of whoever asks', async () => {
    const { payload } = await porter.call(createSupplyRequest, {
      params: { id: acme.inScope.jobId },
      body: { lines: [{ supply_id: towels, quantity: 1 }] },
      headers: { 'accept-language': 'es', cookie: 'locale=es' },
    });
    expect((await taskOf(payload)).description).toBe(
      'Insumos que faltan:\n- Paper towels: 1 caja grande (hay 2 de 6)',
    );
  });

  it('is made once, however often and at once it is sent', async () => {
    const client_uuid = crypto.randomUUID();
    const before = await tasks();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ client_uuid })));
    expect(new Set(answers.map(({ payload }) => payload.id)).size).toBe(1);
    expect((await asked({ client_uuid })).id).toBe(answers[0]?.payload.id);
    expect(await tasks()).toBe(before + 1);
    expect((await ask({ client_uuid }, supervisor)).errors).toHaveProperty('client_uuid');
  });

  it('holds as many lines as a task can say', async () => {
    const line = { supply_id: towels, quantity: 9999 };
    const request = await asked({ lines: Array.from({ length: 60 }, () => line), note: 'n'.repeat(500) });
    const { description } = await taskOf(request);
    expect(description.length).toBeLessThanOrEqual(2000);
    expect(description).toMatch(/and \d+ more items\n\nNote: n+$/);
  });

  it('names what is wrong, and refuses what is not kept', async () => {
    const bad = { lines: [{ supply_id: 'x', quantity: 0 }], note: 'n'.repeat(501), building_id: -1 };
    const wrong = await ask(bad);
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual([
      ...['building_id', 'lines.0.quantity', 'lines.0.supply_id', 'note'],
    ]);
    expect((await ask({ lines: [] })).status).toBe(422);
    const gone = await ask({ lines: [{ supply_id: 999_999, quantity: 1 }] });
    expect(gone.errors).toEqual({ 'lines.0.supply_id': ['This site does not keep this supply.'] });
    const far = await ask({ building_id: acme.outOfScope.buildingId });
    expect(Object.keys(far.errors)).toEqual(['building_id']);
  });

  it('needs the right to add tasks, the scope, and a job that is active', async () => {
    expect((await ask({}, viewer)).status).toBe(403);
    expect((await ask({}, await acme.signIn('nobody'))).status).toBe(403);
    expect((await ask({}, porter, acme.outOfScope.jobId)).status).toBe(404);
    expect((await ask({}, stranger)).status).toBe(404);
    const before = await tasks();
    for (const status of ['draft', 'inactive']) {
      await sqlAs(app, acme, 'update jobs set status = $2 where id = $1 returning id', [
        acme.inScope.jobId,
        status,
      ]);
      expect(Object.keys((await ask()).errors)).toEqual(['job_id']);
    }
    await sqlAs(app, acme, `update jobs set status = 'active' where id = $1 returning id`, [
      acme.inScope.jobId,
    ]);
    expect(await tasks()).toBe(before);
  });
});

describe('a request that was brought', () => {
  it('is delivered with its task, and open again with it', async () => {
    const request = await asked();
    const status = async () => (await all()).find(({ id }) => id === request.id);
    await transitionTask(supervisor, request.task.id, 'close');
    expect(await status()).toMatchObject({
      status: 'delivered',
      can: { stock: true },
      task: { status: 'closed' },
    });
    await transitionTask(supervisor, request.task.id, 'reopen', { note: 'Half was missing' });
    expect(await status()).toMatchObject({ status: 'open', can: { stock: false } });
    await transitionTask(supervisor, request.task.id, 'cancel', { note: 'Not needed' });
    expect(await status()).toMatchObject({ status: 'cancelled' });
  });

  it('fills the shelf when somebody says so, once; a later count stands', async () => {
    const request = await asked({
      lines: [
        { supply_id: towels, quantity: 4 },
        { supply_id: soap, quantity: 4 },
      ],
    });
    expect(await stock(request)).toMatchObject({ status: 409, code: 'supply_request_not_delivered' });
    await transitionTask(supervisor, request.task.id, 'close');
    expect((await onHand()).get(towels)?.[0]).toBe(2);
    expect((await stock(request, viewer)).status).toBe(403);
    expect((await stock(request, stranger)).status).toBe(404);
    expect((await stock({ ...request, id: 999_999 })).status).toBe(404);
    const then = new Date().toISOString();
    // A count in the same millisecond would not be later.
    await setTimeout(2);
    await porter.call(supplyEndpoints.countSupply, {
      params: { id: acme.inScope.jobId, supplyId: soap },
      body: { on_hand: 3 },
    });
    const stocked = await stock(request, porter, { device_at: then });
    expect(stocked.payload).toMatchObject({
      stocked: { by: { id: acme.users['day-porter'] } },
      can: { stock: false },
    });
    const shelf = await onHand();
    expect([shelf.get(towels)?.[0], shelf.get(soap)?.[0]]).toEqual([6, 3]);
    expect(await stock(request)).toMatchObject({ status: 409, code: 'supply_request_stocked' });
  });
});

it('other features ask by name; what the site does not keep stays a name', async () => {
  const { wiring, database } = app;
  const person = await wiring.authenticate(porter.cookies[sessionCookie] ?? '', acme.organizationId);
  if (typeof person === 'string') throw new Error(person);
  const request = await database.withTenant(scopeOf(person), (tenant) =>
    requestSupplies(
      { tenant, person, now: new Date(), locale: 'en', wiring },
      {
        jobId: acme.inScope.jobId,
        buildingId: acme.inScope.buildingId,
        lines: [
          { name: 'PAPER towels', quantity: 2 },
          { name: 'Snow shovel', quantity: 1 },
        ],
        note: '',
        enteredAt: new Date().toISOString(),
        deviceAt: null,
      },
    ),
  );
  expect(request.lines).toEqual([
    { supply_id: towels, name: 'Paper towels', unit: 'case', quantity: 2 },
    { supply_id: null, name: 'Snow shovel', unit: 'each', quantity: 1 },
  ]);
});
