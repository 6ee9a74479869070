import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { savedViewEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let porter: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  porter = await acme.signIn('day-porter');
});
afterAll(() => app.close());

const list = 'tasks';
const query = { status: 'open,on_hold', sort: 'number', columns: 'number,title', density: 'compact' };

const listOf = async (client: Client, of = list) =>
  (await client.call(savedViewEndpoints.listSavedViews, { query: { list: of } })).payload;

const create = (client: Client, name: string, more: { role_id?: number; list?: string } = {}) =>
  client.call(savedViewEndpoints.createSavedView, { body: { list, name, query, ...more } });

const roleNamed = async (key: RegExp) =>
  (await listOf(admin)).roles.find(({ name }) => key.test(name))?.id ?? 0;

it('keeps a private view with its address, for its owner only', async () => {
  const { status, payload } = await create(supervisor, 'Mine to do');
  expect(status).toBe(200);
  expect(payload).toMatchObject({
    list,
    name: 'Mine to do',
    role: null,
    query,
    is_default: false,
    can: { update: true },
  });
  expect((await listOf(supervisor)).views.map(({ name }) => name)).toEqual(['Mine to do']);
  expect((await listOf(supervisor, 'jobs')).views).toEqual([]);
  for (const other of [porter, admin]) {
    expect((await listOf(other)).views).toEqual([]);
    const body = { name: 'Taken over', query, updated_at: payload.updated_at };
    const params = { id: payload.id };
    expect((await other.call(savedViewEndpoints.updateSavedView, { params, body })).status).toBe(404);
    expect((await other.call(savedViewEndpoints.deleteSavedView, { params })).status).toBe(404);
    const asDefault = { list, view_id: payload.id };
    expect((await other.call(savedViewEndpoints.setDefaultView, { body: asDefault })).errors).toHaveProperty(
      'view_id',
    );
  }
});

it('shares a view with the holders of a role, who may use it but not change it', async () => {
  const role_id = await roleNamed(/supervisor/i);
  const { payload: shared, status } = await create(admin, 'Team', { role_id });
  expect(status).toBe(200);
  expect((await listOf(porter)).views).toEqual([]);
  const seen = (await listOf(supervisor)).views.find(({ id }) => id === shared.id);
  expect(seen).toMatchObject({ role: { id: role_id }, can: { update: false } });
  const params = { id: shared.id };
  const body = { name: 'Ours', query: {}, role_id, updated_at: shared.updated_at };
  expect((await supervisor.call(savedViewEndpoints.updateSavedView, { params, body })).status).toBe(403);
  expect((await supervisor.call(savedViewEndpoints.deleteSavedView, { params })).status).toBe(403);
  expect((await create(supervisor, 'For all', { role_id })).status).toBe(403);
  expect((await listOf(supervisor)).roles).toEqual([]);
  const chosen = await supervisor.call(savedViewEndpoints.setDefaultView, {
    body: { list, view_id: shared.id },
  });
  expect(chosen.status).toBe(200);
  expect((await listOf(supervisor)).views.find(({ is_default }) => is_default)?.id).toBe(shared.id);
  expect((await listOf(admin)).views.some(({ is_default }) => is_default)).toBe(false);
  const renamed = await admin.call(savedViewEndpoints.updateSavedView, { params, body });
  expect(renamed.payload).toMatchObject({ name: 'Ours', query: {}, role: { id: role_id } });
  expect((await admin.call(savedViewEndpoints.updateSavedView, { params, body })).status).toBe(409);
  const back = { ...body, role_id: null, updated_at: renamed.payload.updated_at };
  expect(
    (await admin.call(savedViewEndpoints.updateSavedView, { params, body: back })).payload.role,
  ).toBeNull();
  expect((await listOf(supervisor)).views.some(({ id }) => id === shared.id)).toBe(false);
  expect((await admin.call(savedViewEndpoints.deleteSavedView, { params })).status).toBe(200);
  expect((await listOf(admin)).views).toEqual([]);
});

it('names every field that is wrong', async () => {
  const body = { list: 'No List', name: '', query: { 'a b': 'x' }, role_id: -1 };
  const { status, errors } = await admin.raw('POST', '/api/v1/saved-views', body);
  expect(status).toBe(422);
  expect(Object.keys(errors).map((field) => field.split('.')[0])).toEqual(
    expect.arrayContaining(['list', 'name', 'role_id']),
  );
  const long = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((key) => [key, 'x'.repeat(900)]));
  expect((await admin.raw('POST', '/api/v1/saved-views', { list, name: 'Long', query: long })).status).toBe(
    422,
  );
  expect((await create(admin, 'Nobody', { role_id: 2_000_000_000 })).errors).toHaveProperty('role_id');
});

it('keeps ten private views of a list, also when many are asked for at once, and no name twice', async () => {
  expect((await create(porter, 'One')).status).toBe(200);
  expect((await create(porter, 'One')).errors).toEqual({ name: ['There is already a view with this name.'] });
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => create(porter, `View ${n}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(9).fill(200),
    ...Array(5).fill(409),
  ]);
  expect((await create(porter, 'Eleven')).code).toBe('views_full');
  expect((await create(porter, 'Of another list', { list: 'jobs' })).status).toBe(200);
});

it('lets a viewer keep private views: they change nothing but the own screen', async () => {
  const viewer = await acme.signIn('viewer');
  expect((await create(viewer, 'Mine')).status).toBe(200);
  expect((await create(viewer, 'All', { role_id: await roleNamed(/supervisor/i) })).status).toBe(403);
});
