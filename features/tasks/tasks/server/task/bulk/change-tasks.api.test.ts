import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../../tests/api/harness/index.ts';
import { type BulkChange, bulkLimit, type Task, taskEndpoints } from '../../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let porter: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor, porter] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    acme.signIn('day-porter'),
  ]);
});
afterAll(() => app.close());

const createAt = (site: Company['inScope'], more: object = {}) => addTask(manager, site, more);

const change = (client: Client, tasks: readonly { id: number }[], what: BulkChange) =>
  client.call(taskEndpoints.changeTasks, { body: { ids: tasks.map(({ id }) => id), change: what } });

const read = async ({ id }: { id: number }): Promise<Task> =>
  (await manager.call(taskEndpoints.getTask, { params: { id } })).payload;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('changing many tasks at once', () => {
  it('closes those that can be closed, and says why the others cannot', async () => {
    const plain = await createAt(acme.inScope);
    const evidence = await createAt(acme.inScope, { require_photo: true });
    const gone = await createAt(acme.inScope);
    await change(manager, [gone], { action: 'cancel', note: 'Not needed' });
    const answer = await change(manager, [plain, evidence, gone], { action: 'close', note: 'Night round' });
    expect(answer.payload.done).toEqual([plain.id]);
    expect(answer.payload.failed).toEqual([
      {
        id: evidence.id,
        number: evidence.number,
        title: evidence.title,
        reason: 'This task needs a photo of the result before it can be closed.',
      },
      {
        id: gone.id,
        number: gone.number,
        title: gone.title,
        reason: '“Close task” isn’t possible now: the status is “cancelled”.',
      },
    ]);
    expect(await read(plain)).toMatchObject({ status: 'closed', close_note: 'Night round' });
    expect((await read(evidence)).status).toBe('open');
  });

  it('assigns people who see each site', async () => {
    const near = await createAt(acme.inScope);
    const away = await createAt(acme.outOfScope);
    const answer = await change(manager, [near, away], {
      action: 'assign',
      assignee_user_ids: [acme.users.supervisor],
    });
    expect(answer.payload.done).toEqual([near.id]);
    expect(answer.payload.failed).toMatchObject([{ id: away.id }]);
    const assigned = await read(near);
    expect(assigned.assignees.map(({ id }) => id)).toEqual([acme.users.supervisor]);
    expect(assigned.timeline.at(-1)?.changes).toHaveProperty('assignee_user_ids');
    expect(assigned.updated_at).not.toBe(near.updated_at);
  });

  it('sets due dates at the building, never into the past, and takes them away', async () => {
    const task = await createAt(acme.inScope);
    await change(manager, [task], { action: 'due', due_at: inDays(3) });
    expect((await read(task)).due_at).toMatch(/T06:59:00|T05:59:00/);
    const past = await change(manager, [task], { action: 'due', due_at: inDays(-3) });
    expect(past.payload).toMatchObject({ done: [], failed: [{ reason: 'Only future dates are allowed.' }] });
    await change(manager, [task], { action: 'due', due_at: null });
    expect((await read(task)).due_at).toBeNull();
  });

  it('changes nothing when an id is out of sight', async () => {
    const near = await createAt(acme.inScope);
    const away = await createAt(acme.outOfScope);
    const answer = await change(supervisor, [near, away], { action: 'close' });
    expect(answer).toMatchObject({ status: 422, errors: { ids: [expect.any(String)] } });
    expect((await read(near)).status).toBe('open');
    expect((await change(await rival.signIn('admin'), [near], { action: 'close' })).status).toBe(422);
  });

  it('needs the flag of what it does, and at most 200 ids that differ', async () => {
    const task = await createAt(acme.inScope);
    expect((await change(porter, [task], { action: 'close' })).status).toBe(403);
    expect((await change(await acme.signIn('viewer'), [task], { action: 'close' })).status).toBe(403);
    const many = Array.from({ length: bulkLimit + 1 }, (_, id) => ({ id: id + 1 }));
    for (const tasks of [many, [task, task], []]) {
      expect((await change(manager, tasks, { action: 'close' })).errors).toHaveProperty('ids');
    }
    const short = await change(manager, [task], { action: 'cancel', note: 'no' });
    expect(short.errors).toHaveProperty(['change.note']);
  });

  it('leaves tasks alone that the person may not change', async () => {
    const own = await createAt(acme.inScope, { assignee_user_ids: [acme.users['day-porter']] });
    const others = await createAt(acme.inScope);
    const answer = await change(porter, [own, others], { action: 'due', due_at: inDays(2) });
    expect(answer.payload.done).toEqual([own.id]);
    expect(answer.payload.failed).toMatchObject([
      { id: others.id, reason: 'You do not have permission to do this with this task.' },
    ]);
  });
});

describe('the next task', () => {
  it('walks through what is to do in the order of the work, and ends', async () => {
    const admin = await rival.signIn('admin');
    const add = (more: object) => addTask(admin, rival.inScope, more);
    const undated = await add({});
    const urgent = await add({ priority_level: 'high' });
    const later = await add({ due_at: inDays(5) });
    const soon = await add({ due_at: inDays(2) });
    const soonHigh = await add({ due_at: inDays(2), priority_level: 'high' });
    const elsewhere = await addTask(admin, rival.outOfScope, { due_at: inDays(3) });
    const next = (client: Client, id: number, scope: 'all' | 'job') =>
      client.call(taskEndpoints.getNextTask, { params: { id }, query: { scope } });
    const walk = async (client: Client, scope: 'all' | 'job'): Promise<number[]> => {
      const seen = [soonHigh.id];
      for (;;) {
        const answer = await next(client, seen.at(-1) ?? 0, scope);
        if (answer.status === 404) return seen;
        seen.push(answer.payload.id);
      }
    };
    const onJob = [soonHigh, soon, later, urgent, undated].map(({ id }) => id);
    expect(await walk(admin, 'job')).toEqual(onJob);
    expect(await walk(await rival.signIn('supervisor'), 'all')).toEqual(onJob);
    expect(await walk(admin, 'all')).toEqual(
      [soonHigh, soon, elsewhere, later, urgent, undated].map(({ id }) => id),
    );
    expect((await next(manager, soon.id, 'all')).status).toBe(404);
    expect((await next(await rival.signIn('viewer'), soon.id, 'all')).status).toBe(403);
  });
});
