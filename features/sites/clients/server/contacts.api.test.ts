import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { clientEndpoints, contactEndpoints } from '../contract/index.ts';
import { contactActions } from './contact/contact-actions.ts';

const { createClientContact, deleteClientContact, listClientContacts, updateClientContact } =
  contactEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, stranger] = await Promise.all([acme.signIn('manager'), started.rival.signIn('admin')]);
});
afterAll(() => app.close());

const receives = { inspections: true, reports: false, action_logs: false, invoices: true };

const add = async (fields: object = {}, client = manager) =>
  client.call(createClientContact, { params: { id: acme.clientId }, body: { name: 'Ann Other', ...fields } });

const save = (contactId: number, body: object, client = manager) =>
  client.send(updateClientContact, { params: { id: acme.clientId, contactId }, body: body });

const remove = (contactId: number, client = manager) =>
  client.call(deleteClientContact, { params: { id: acme.clientId, contactId } });

const list = async () => (await manager.call(listClientContacts, { params: { id: acme.clientId } })).payload;

describe('a contact', () => {
  it('is what was entered, for a building of the client', async () => {
    const { buildingId: building_id } = acme.inScope;
    const fields = {
      title: 'Engineer',
      email: 'ann@clients.test',
      phone: '3035550101',
      receives,
      building_id,
    };
    const answer = await add(fields);
    expect(answer.payload).toMatchObject({ ...fields, name: 'Ann Other', rank: 'other', locked: false });
    expect(await list()).toContainEqual(answer.payload);
    const { payload } = await manager.call(clientEndpoints.getClient, { params: { id: acme.clientId } });
    expect(payload.buildings.map(({ id }) => id)).toContain(building_id);
  });

  it('receives nothing until somebody says so', async () => {
    const { payload } = await add();
    expect(new Set(Object.values(payload.receives))).toEqual(new Set([false]));
  });

  it('is the only primary one: the one before becomes secondary', async () => {
    const first = (await add({ name: 'First', rank: 'primary' })).payload;
    const second = (await add({ name: 'Second', rank: 'primary' })).payload;
    const ranks = async () => Object.fromEntries((await list()).map(({ id, rank }) => [id, rank] as const));
    expect(await ranks()).toMatchObject({ [first.id]: 'secondary', [second.id]: 'primary' });
    const before = (await list()).find(({ id }) => id === first.id);
    const saved = await save(first.id, { rank: 'primary', updated_at: before?.updated_at });
    expect(saved.payload).toMatchObject({ name: 'First', rank: 'primary' });
    expect(await ranks()).toMatchObject({ [first.id]: 'primary', [second.id]: 'secondary' });
  });

  it('is saved field by field, not over what somebody saved since', async () => {
    const { id, updated_at } = (await add({ title: 'Engineer', receives })).payload;
    const saved = await save(id, { phone: '3035550102', updated_at });
    expect(saved.payload).toMatchObject({ title: 'Engineer', receives, phone: '3035550102' });
    expect(await save(id, { title: 'Chief', updated_at })).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: { id, title: 'Engineer' } },
    });
    const unchanged = await save(id, { title: 'Engineer', updated_at: saved.payload.updated_at });
    expect(unchanged.payload).toEqual(saved.payload);
  });

  it('names every field that is wrong', async () => {
    const { id, updated_at } = (await add()).payload;
    const wrong = {
      name: '12',
      title: 'x'.repeat(101),
      email: 'ann',
      phone: '1',
      rank: 'best',
      contractual: 'yes',
      building_id: 'x',
      surplus: 1,
    };
    const expected = [...Object.keys(wrong), 'receives.invoices'].sort();
    const partial = { ...wrong, receives: { ...receives, invoices: 'yes' } };
    const answers = [await add(partial), await save(id, { ...partial, updated_at })];
    for (const { status, errors } of answers) {
      expect(status).toBe(422);
      expect(Object.keys(errors).sort()).toEqual(expected);
    }
  });

  it('belongs to no building where the client has no job', async () => {
    const refusal = { status: 422, errors: { building_id: ['Choose a building of this client.'] } };
    expect(await add({ building_id: 2_000_000_000 })).toMatchObject(refusal);
    const { id, updated_at } = (await add()).payload;
    expect(await save(id, { building_id: 2_000_000_000, updated_at })).toMatchObject(refusal);
  });

  it('is deleted', async () => {
    const { id } = (await add()).payload;
    expect((await remove(id)).payload).toEqual({ id: acme.clientId, contactId: id });
    expect((await list()).map((contact) => contact.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
  });

  it('leaves a trace of all that is done', async () => {
    const { id, updated_at } = (await add({ name: 'Traced' })).payload;
    await save(id, { title: 'Chief', updated_at });
    await remove(id);
    const traces = await sqlAs<{ action: string }>(
      app,
      acme,
      `select action from audit_log where entity = 'client' and entity_id = $1 order by id desc limit 3`,
      [acme.clientId],
    );
    expect(traces.map(({ action }) => action).toReversed()).toEqual([
      'client.contact-added',
      'client.contact-changed',
      'client.contact-removed',
    ]);
  });

  it('needs the flag and the organization', async () => {
    const { id, updated_at } = (await add()).payload;
    const scheduler = await acme.signIn('scheduler');
    for (const [client, status] of [
      [scheduler, 403],
      [stranger, 404],
    ] as const) {
      expect((await add({}, client)).status).toBe(status);
      expect((await save(id, { title: 'Mine', updated_at }, client)).status).toBe(status);
      expect((await remove(id, client)).status).toBe(status);
    }
    expect((await save(2_000_000_000, { updated_at })).status).toBe(404);
  });

  it('is locked while it is marked, and deleted when the mark is taken away', async () => {
    const { id, locked } = (await add({ contractual: true })).payload;
    expect([locked, await remove(id)]).toMatchObject([true, { status: 409, code: 'contact_locked' }]);
    const marked = (await list()).find((contact) => contact.id === id);
    expect(marked).toMatchObject({ contractual: true, locked: true });
    const saved = await save(id, { contractual: false, updated_at: marked?.updated_at });
    expect(saved.payload).toMatchObject({ contractual: false, locked: false });
    expect((await remove(id)).status).toBe(200);
  });

  it('stays while an agreement names it', async () => {
    const { id } = (await add({ name: 'Named in an agreement' })).payload;
    const person = {
      organizationId: acme.organizationId,
      userId: acme.users.manager,
      seesAllJobs: true,
    } as Person;
    const actions = contactActions({
      countActiveJobs: async () => new Map(),
      uses: {},
      records: {},
      buildings: {},
      locks: { agreements: async (_tenant, ids) => ids.filter((one) => one === id) },
    });
    const inTenant = (name: 'listClientContacts' | 'deleteClientContact') =>
      app.database.withTenant({ ...person, isViewer: false }, (tenant) => {
        const call = { tenant, person, params: { id: acme.clientId, contactId: id }, now: new Date() };
        return (actions[name] as (given: typeof call) => Promise<unknown>)(call);
      });
    expect(await inTenant('listClientContacts')).toContainEqual(
      expect.objectContaining({ id, locked: true }),
    );
    await expect(inTenant('deleteClientContact')).rejects.toMatchObject({
      status: 409,
      messageRef: { code: 'contact_locked' },
    });
  });
});
