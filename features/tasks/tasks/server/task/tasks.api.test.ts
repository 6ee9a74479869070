import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let manager: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, manager] = await Promise.all([acme.signIn('supervisor'), acme.signIn('manager')]);
});
afterAll(() => app.close());

const site = () => ({ job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId });

const create = (client: Client, more: object = {}) =>
  addTask(client, acme.inScope, { description: 'Wipe the lobby glass', ...more });

describe('creating a task', () => {
  it('takes a number, a title of the description, and says what its maker may do', async () => {
    const task = await create(supervisor, {
      due_at: '2099-01-01'.replace('2099', String(new Date().getFullYear() + 1)),
    });
    expect(task.status).toBe('open');
    expect(task.title).toBe('Wipe the lobby glass');
    expect(task.number).toBeGreaterThan(0);
    expect(task.allowed_transitions).toEqual(['begin', 'close', 'cancel']);
    expect(task.can).toMatchObject({ update: true, delete: false, add_resolution_image: true });
    expect(task.timeline.map((entry) => entry.action)).toEqual(['task.created']);
    expect(task.due_at).toMatch(/T06:59:00/);
  });

  it('a planned day ahead makes it scheduled', async () => {
    const next = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    expect((await create(supervisor, { scheduled_on: next })).status).toBe('scheduled');
  });

  it('a repeat with the same client_uuid or Idempotency-Key makes no second task', async () => {
    const client_uuid = crypto.randomUUID();
    const first = await create(supervisor, { client_uuid });
    const second = await create(supervisor, { client_uuid });
    expect(second.id).toBe(first.id);
    const input = {
      body: { ...site(), description: 'Once', type: 'request' as const },
      headers: { 'Idempotency-Key': 'key-0000001' },
    };
    const both = await Promise.all([1, 2, 3].map(() => supervisor.call(taskEndpoints.createTask, input)));
    expect(new Set(both.map((answer) => answer.payload.id)).size).toBe(1);
    const other = await supervisor.call(taskEndpoints.createTask, {
      ...input,
      body: { ...input.body, description: 'Another' },
    });
    expect(other.status).toBe(422);
    const short = { ...input, headers: { 'Idempotency-Key': 'abc' } };
    expect((await supervisor.call(taskEndpoints.createTask, short)).errors).toEqual({
      'Idempotency-Key': ['Use at least 8 characters.'],
    });
  });

  it('repeats of one transition at the same moment all get its answer', async () => {
    const { id } = await create(supervisor);
    const begin = (key: string) =>
      supervisor.send(taskEndpoints.transitionTask, {
        body: { id, transition: 'begin' },
        headers: { 'Idempotency-Key': key },
      });
    const same = await Promise.all([1, 2, 3].map(() => begin('begin-once-1')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await begin('begin-again-1')).status).toBe(409);
  });

  it('names every wrong field at once, in the language of the reader', async () => {
    const answer = await supervisor.send(taskEndpoints.createTask, {
      body: { ...site(), description: '', type: 'nonsense', due_at: '2001-01-01', surprise: 1 },
      headers: { 'accept-language': 'es' },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(['description', 'surprise', 'type']);
    expect(answer.errors.description).toEqual(['Este campo es obligatorio.']);
    const past = await supervisor.call(taskEndpoints.createTask, {
      body: {
        ...site(),
        description: 'x',
        type: 'request',
        due_at: '2001-01-01',
        building_floor_id: 1,
        scheduled_on: '2001-01-01',
      },
    });
    expect(past.errors).toMatchObject({
      due_at: ['Only future dates are allowed.'],
      scheduled_on: ['Only future dates are allowed.'],
      building_floor_id: ['This place does not belong to the building.'],
    });
  });

  it('refuses who lacks the flag, and hides what is out of scope or of another company', async () => {
    const viewer = await acme.signIn('viewer');
    const input = { body: { ...site(), description: 'x', type: 'request' as const } };
    expect((await viewer.call(taskEndpoints.createTask, input)).status).toBe(403);
    const away = { job_id: acme.outOfScope.jobId, building_id: acme.outOfScope.buildingId };
    const outside = { body: { ...input.body, ...away } };
    expect((await supervisor.call(taskEndpoints.createTask, outside)).status).toBe(404);
    expect((await manager.call(taskEndpoints.createTask, outside)).status).toBe(200);
    const foreign = { job_id: rival.inScope.jobId, building_id: rival.inScope.buildingId };
    expect(
      (await manager.call(taskEndpoints.createTask, { body: { ...input.body, ...foreign } })).status,
    ).toBe(404);
  });

  it('assigns only people who can see the site', async () => {
    const assigned = await create(supervisor, { assignee_user_ids: [acme.users['day-porter']] });
    expect(assigned.assignees.map((person) => person.id)).toEqual([acme.users['day-porter']]);
    for (const id of [acme.users.nobody, rival.users.admin]) {
      const answer = await supervisor.call(taskEndpoints.createTask, {
        body: { ...site(), description: 'x', type: 'request', assignee_user_ids: [id] },
      });
      expect(answer.status).toBe(422);
    }
  });
});

describe('moving a task', () => {
  it('goes from open through work to closed, back within ten seconds, and is reopened with a reason', async () => {
    const { id } = await create(supervisor);
    expect((await transitionTask(supervisor, id, 'begin')).payload.status).toBe('in_progress');
    expect((await transitionTask(supervisor, id, 'begin')).status).toBe(409);
    const closed = await transitionTask(supervisor, id, 'close', { note: 'Shiny' });
    expect(closed.payload).toMatchObject({ status: 'closed', close_note: 'Shiny' });
    expect(closed.payload.allowed_transitions).toContain('undo');
    expect((await transitionTask(manager, id, 'undo')).status).toBe(403);
    const { completed_at } = closed.payload;
    app.setNow(new Date(Date.parse(completed_at ?? '') + 10_001).toISOString());
    expect(await transitionTask(supervisor, id, 'undo')).toMatchObject({
      status: 409,
      code: 'undo_too_late',
    });
    app.setNow(null);
    const undone = await transitionTask(supervisor, id, 'undo');
    expect(undone.payload).toMatchObject({ status: 'in_progress', completed_at: null, reopened_count: 0 });
    expect((await transitionTask(supervisor, id, 'undo')).text).toContain('“Undo” isn’t possible now');
    await transitionTask(supervisor, id, 'close');
    expect((await transitionTask(supervisor, id, 'reopen', { note: 'no' })).errors.note).toHaveLength(1);
    const reopened = await transitionTask(supervisor, id, 'reopen', { note: 'Still dirty' });
    expect(reopened.payload).toMatchObject({ status: 'open', reopened_count: 1, completed_at: null });
  });

  it('lets a porter begin and close assigned work, and nothing else', async () => {
    const porter = await acme.signIn('day-porter');
    const theirs = await create(supervisor, { assignee_user_ids: [acme.users['day-porter']] });
    const other = await create(supervisor);
    expect((await transitionTask(porter, other.id, 'begin')).status).toBe(403);
    expect((await transitionTask(porter, theirs.id, 'cancel', { note: 'nope' })).status).toBe(403);
    expect((await transitionTask(porter, theirs.id, 'begin')).status).toBe(200);
    expect((await transitionTask(porter, theirs.id, 'close')).payload.status).toBe('closed');
  });

  it('guards the service date and the required photo', async () => {
    const { id } = await create(supervisor, { require_photo: true });
    expect((await transitionTask(supervisor, id, 'close')).errors.photo).toHaveLength(1);
    const plain = await create(supervisor);
    const future = new Date(Date.now() + 3_600_000).toISOString();
    expect((await transitionTask(supervisor, plain.id, 'close', { serviced_at: future })).status).toBe(422);
    expect(
      (await transitionTask(supervisor, plain.id, 'close', { serviced_at: '2020-01-01T00:00:00Z' })).status,
    ).toBe(422);
  });

  it('one of many at once wins, the others get 409', async () => {
    const { id } = await create(supervisor);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => transitionTask(supervisor, id, 'close')),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
  });

  it('is stale for who read an older state', async () => {
    const task = await create(supervisor);
    await transitionTask(supervisor, task.id, 'begin');
    const late = await transitionTask(supervisor, task.id, 'close', { updated_at: task.updated_at });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
  });
});

describe('changing and deleting a task', () => {
  it('saves fields with their trace, and refuses a stale save with what is there now', async () => {
    const task = await create(supervisor);
    const body = { description: 'Wipe all glass', type: 'service' as const, updated_at: task.updated_at };
    const saved = await supervisor.call(taskEndpoints.updateTask, { params: { id: task.id }, body });
    expect(saved.payload.description).toBe('Wipe all glass');
    expect(saved.payload.timeline.at(-1)?.changes.type).toEqual(['request', 'service']);
    const again = await manager.call(taskEndpoints.updateTask, { params: { id: task.id }, body });
    expect(again).toMatchObject({ status: 409, code: 'stale' });
    expect((again.details as { current: { description: string } }).current.description).toBe(
      'Wipe all glass',
    );
  });

  it('leaves no trace of a save that changes nothing', async () => {
    const due_at = new Date(Date.now() + 86_400_123).toISOString();
    const { id, updated_at, timeline } = await create(supervisor, { due_at });
    const body = { description: 'Wipe the lobby glass', type: 'request' as const, due_at };
    const save = (seen: string) =>
      supervisor.call(taskEndpoints.updateTask, { params: { id }, body: { ...body, updated_at: seen } });
    const saved = await save(updated_at);
    expect(saved).toMatchObject({ status: 200, payload: { updated_at, timeline } });
    expect(await save('2020-01-01T00:00:00Z')).toMatchObject({ status: 409, code: 'stale' });
  });

  it('lets a porter change only own or assigned tasks', async () => {
    const porter = await acme.signIn('day-porter');
    const mine = await create(porter);
    const other = await create(supervisor);
    const save = (task: { id: number; updated_at: string }) =>
      porter.call(taskEndpoints.updateTask, {
        params: { id: task.id },
        body: { description: 'Changed', type: 'request', updated_at: task.updated_at },
      });
    expect((await save(mine)).status).toBe(200);
    expect((await save(other)).status).toBe(403);
  });

  it('deletes softly, only with the flag', async () => {
    const { id } = await create(supervisor);
    expect((await supervisor.call(taskEndpoints.deleteTask, { params: { id } })).status).toBe(403);
    expect((await manager.call(taskEndpoints.deleteTask, { params: { id } })).status).toBe(200);
    expect((await manager.call(taskEndpoints.getTask, { params: { id } })).status).toBe(404);
  });
});

describe('listing tasks', () => {
  it('finds a due date on its day at the building, wherever the organization is', async () => {
    const { id } = await create(supervisor, { due_at: '2031-06-10' });
    const found = async (query: object) =>
      (await supervisor.call(taskEndpoints.listTasks, { query })).payload.rows.some((row) => row.id === id);
    const ofOrganization = (zone: string) =>
      app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
        tenant.query({
          text: 'update organizations set time_zone = $2 where id = $1',
          values: [acme.organizationId, zone],
        }),
      );
    for (const zone of ['America/New_York', 'Pacific/Honolulu', 'America/Denver']) {
      await ofOrganization(zone);
      expect(await found({ due_from: '2031-06-10', due_to: '2031-06-10' }), zone).toBe(true);
      expect(await found({ due_to: '2031-06-09' }), zone).toBe(false);
      expect(await found({ due_from: '2031-06-11' }), zone).toBe(false);
    }
  });

  it('shows open work of visible jobs by default, filters, and never another company', async () => {
    const rows = (await supervisor.call(taskEndpoints.listTasks, { query: { per_page: 100 } })).payload.rows;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.job.id === acme.inScope.jobId)).toBe(true);
    expect(rows.every((row) => ['open', 'in_progress', 'scheduled', 'on_hold'].includes(row.status))).toBe(
      true,
    );
    const all = await manager.call(taskEndpoints.listTasks, { query: { per_page: 100 } });
    expect(all.payload.rows.some((row) => row.job.id === acme.outOfScope.jobId)).toBe(true);
    const stranger = await rival.signIn('admin');
    const theirs = await stranger.call(taskEndpoints.listTasks, {});
    expect(theirs.payload.total).toBe(0);
    expect(theirs.text).not.toContain(acme.canary);
    const done = await supervisor.call(taskEndpoints.listTasks, {
      query: { status: ['closed'], q: 'lobby' },
    });
    expect(done.payload.rows.every((row) => row.status === 'closed')).toBe(true);
    const mine = await (await acme.signIn('day-porter')).call(taskEndpoints.listTasks, {
      query: { mine: true },
    });
    expect(
      mine.payload.rows.every((row) => row.assignees.some((p) => p.id === acme.users['day-porter'])),
    ).toBe(true);
  });

  it.each(['page=0', 'per_page=101', 'sort=nothing', 'status=bad', 'nope=1'])(
    'refuses ?%s',
    async (rawQuery) => {
      expect((await supervisor.call(taskEndpoints.listTasks, { rawQuery })).status).toBe(422);
    },
  );
});
