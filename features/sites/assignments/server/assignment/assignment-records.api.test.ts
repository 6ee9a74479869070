import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type Assignment, assignmentEndpoints } from '../../contract/index.ts';

const { createAssignment, getAssignment, listAssignments, orderAssignments, updateAssignment } =
  assignmentEndpoints;
const { setAssignmentUsers } = assignmentEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
afterAll(() => app.close());

const fields = { role_key: 'supervisor', is_notifiable: true, active: true } as const;

const add = async (name: string): Promise<Assignment> => {
  const { status, payload, text } = await manager.call(createAssignment, { body: { name, ...fields } });
  expect(status, text).toBe(200);
  return payload;
};

const list = async (query: object = {}, client = manager) =>
  (await client.call(listAssignments, { query })).payload.rows;

const save = ({ id, updated_at }: Assignment, change: object, client = manager) =>
  client.call(updateAssignment, { params: { id }, body: { name: 'Same', ...fields, updated_at, ...change } });

describe('the roles at job sites', () => {
  it('come in their order, each with its people and jobs of today', async () => {
    const [day, night] = [await add('Day supervisor'), await add('Night supervisor')];
    expect(night.sort).toBeGreaterThan(day.sort);
    const { inScope, outOfScope, users } = acme;
    const add2 = [inScope, outOfScope].map(({ jobId }) => ({
      job_id: jobId,
      user_id: users.csr,
      from_date: null,
      to_date: null,
    }));
    const past = {
      job_id: inScope.jobId,
      user_id: users.viewer,
      from_date: '2020-01-01',
      to_date: '2020-02-01',
    };
    await manager.call(setAssignmentUsers, { params: { id: day.id }, body: { add: [...add2, past] } });
    expect((await list()).map(({ name, users: people, jobs }) => [name, people, jobs])).toEqual([
      ['Day supervisor', 1, 2],
      ['Night supervisor', 0, 0],
    ]);
    expect((await list({ sort: 'name', order: 'desc' })).map(({ name }) => name)).toEqual([
      'Night supervisor',
      'Day supervisor',
    ]);
    expect((await list({ q: 'night' })).map(({ name }) => name)).toEqual(['Night supervisor']);
  });

  it('are ordered as a whole, and not by somebody who missed one', async () => {
    const ids = (await list()).map(({ id }) => id).reverse();
    const ordered = await manager.call(orderAssignments, { body: { ids } });
    expect(ordered.payload).toEqual({ ids });
    expect((await list()).map(({ id }) => id)).toEqual(ids);
    expect((await manager.call(orderAssignments, { body: { ids: ids.slice(1) } })).status).toBe(409);
    expect((await manager.call(orderAssignments, { body: { ids: [] } })).errors).toHaveProperty('ids');
    expect((await supervisor.call(orderAssignments, { body: { ids } })).status).toBe(403);
  });

  it('are saved once, with their trace, and are listed by whether they are in use', async () => {
    const made = await add('Porter');
    const saved = await save(made, { name: 'Day porter', role_key: 'day-porter', active: false });
    expect(saved.payload).toMatchObject({ name: 'Day porter', role_key: 'day-porter', active: false });
    expect((await save(made, {})).status).toBe(409);
    expect((await list({ status: 'inactive' })).map(({ id }) => id)).toEqual([made.id]);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    const [trace] = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'job-site-assignment.updated' and entity_id = $1`,
      [made.id],
    );
    expect(trace?.changes).toMatchObject({ name: ['Porter', 'Day porter'], active: [true, false] });
  });

  it('name every wrong field', async () => {
    const body = { name: '', role_key: 'king', is_notifiable: 1, active: 'yes', sort: -1, extra: 1 };
    const made = await manager.send(createAssignment, { body: body });
    expect(made.status).toBe(422);
    expect(Object.keys(made.errors).sort()).toEqual(Object.keys(body).sort());
    const one = await add('Named');
    expect((await save(one, { name: '<b>' })).errors).toHaveProperty('name');
  });

  it('need their flags and stay in their organization', async () => {
    const one = await add('Own');
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(getAssignment, { params: { id: one.id } })).status).toBe(404);
    expect((await save(one, {}, stranger)).status).toBe(404);
    expect((await supervisor.call(listAssignments)).status).toBe(403);
    expect((await supervisor.call(getAssignment, { params: { id: one.id } })).status).toBe(403);
    expect((await save(one, {}, supervisor)).status).toBe(403);
    const body = { name: 'Mine', ...fields };
    expect((await supervisor.call(createAssignment, { body })).status).toBe(403);
    expect((await manager.call(getAssignment, { params: { id: one.id } })).payload.name).toBe('Own');
  });
});
