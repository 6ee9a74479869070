import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  asks,
  begin,
  complete,
  completed,
  giveAnswers,
  publishTemplate,
  read,
  workedAnswers,
} from '../../../../../tests/api/harness/walk.ts';
import { type Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { expireCompleted } from './expire-completed.ts';

const { finalizeInspection, reopenInspection, updateInspection, deleteInspection } = inspectionEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;
let supervisor: Client;
let csr: Client;
let stranger: Client;
let template: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, manager, supervisor, csr] = (await Promise.all(
    (['admin', 'manager', 'supervisor', 'csr'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(admin);
});
afterAll(() => app.close());

const clean = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, 'excellent']));

const finalize = (client: Client, { id }: Inspection, body: object = {}) =>
  client.call(finalizeInspection, { params: { id }, body });

const reopen = (client: Client, { id }: Inspection, reason = 'Wrong floor') =>
  client.call(reopenInspection, { params: { id }, body: { reason } });

const close = (taskId: number, client = supervisor) => transitionTask(client, taskId, 'close');

const closeAll = async ({ tasks }: Inspection) => {
  for (const { id } of tasks) expect((await close(id)).status).toBe(200);
};

const expireAt = (at: Date) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    expireCompleted(app.wiring, tenant, at),
  );

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

describe('completing', () => {
  it('scores the worked inspection and makes a task of each deficient answer', async () => {
    const done = await completed(supervisor, acme, template);
    expect(done).toMatchObject({
      status: 'pending',
      status_code: 2,
      score: 84.1667,
      outcome: 'fail',
      band: 'warning',
      deficiency_count: 2,
      open_tasks: 2,
    });
    expect(done.section_scores.map(({ score }) => score)).toEqual([95, 78.3333, 80]);
    const [first] = done.tasks;
    const task = await admin.call(taskEndpoints.getTask, { params: { id: first?.id ?? 0 } });
    expect(task.payload).toMatchObject({
      source: 'inspection',
      type: 'deficiency',
      related_type_id: done.id,
      description: 'Restroom: Fixtures – Below standard.',
      area: 'Restroom',
      priority_level: 'medium',
    });
    const due = Date.parse(task.payload.due_at ?? '') - Date.parse(task.payload.created_at);
    expect(due).toBe(72 * 3_600_000);
  });

  it('says everything that is missing, and makes nothing', async () => {
    const inspection = await begin(supervisor, acme, template);
    await giveAnswers(supervisor, inspection, { Floor: 'poor' });
    const answer = await complete(supervisor, inspection, {
      tasks: [{ question_id: asks(inspection, 'Glass') }],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors)).toHaveLength(8);
    expect(answer.errors).toHaveProperty('tasks.0.question_id');
    expect(answer.errors).toHaveProperty(`answers.${asks(inspection, 'Dusting')}`);
    expect((await read(supervisor, inspection)).tasks).toEqual([]);
    expect([(await complete(csr, inspection)).status, (await complete(stranger, inspection)).status]).toEqual(
      [403, 404],
    );
  });

  it('takes decisions about tasks, and never makes a second one', async () => {
    const inspection = await begin(supervisor, acme, template);
    await giveAnswers(supervisor, inspection, workedAnswers);
    const fixtures = { question_id: asks(inspection, 'Fixtures') };
    const dusting = { question_id: asks(inspection, 'Dusting') };
    const silent = await complete(supervisor, inspection, { tasks: [{ ...dusting, create: false }] });
    expect(silent.errors).toHaveProperty('tasks.0.comment');
    const past = await complete(supervisor, inspection, {
      tasks: [{ ...fixtures, due_at: '2020-01-01', assignee_user_ids: [acme.users.nobody] }],
    });
    expect(Object.keys(past.errors).sort()).toEqual(['tasks.0.assignee_user_ids', 'tasks.0.due_at']);
    const body = {
      tasks: [
        { ...fixtures, priority_level: 'high', assignee_user_ids: [acme.users['day-porter']] },
        { ...dusting, create: false, comment: 'Done on the spot' },
      ],
    };
    const first = await complete(supervisor, inspection, body);
    expect(first.payload.tasks).toHaveLength(1);
    expect(
      first.payload.answers.find(({ question_id }) => question_id === dusting.question_id),
    ).toMatchObject({
      task_id: null,
      no_task_comment: 'Done on the spot',
    });
    const again = await complete(supervisor, inspection);
    expect(again.payload.tasks.map(({ id }) => id)).toEqual(first.payload.tasks.map(({ id }) => id));
  });

  it('at the same moment by two people makes one task of an answer', async () => {
    const inspection = await begin(supervisor, acme, template);
    await giveAnswers(supervisor, inspection, workedAnswers);
    const answers = await Promise.all([complete(supervisor, inspection), complete(manager, inspection)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(admin, inspection)).tasks).toHaveLength(2);
  });

  it('without a deficiency waits a day and becomes final', async () => {
    const done = await completed(supervisor, acme, template, clean);
    expect(done).toMatchObject({ status: 'completed', score: 100, outcome: 'pass', open_tasks: 0 });
    await expireAt(inHours(23));
    expect((await read(admin, done)).status).toBe('completed');
    await expireAt(inHours(25));
    expect(await read(admin, done)).toMatchObject({ status: 'finalized', finalized_by: null });
  });

  it('where everything is not applicable has no score', async () => {
    const none = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, null]));
    expect(await completed(supervisor, acme, template, none)).toMatchObject({
      status: 'completed',
      score: null,
      outcome: null,
    });
  });
});

describe('the last task that ends', () => {
  it('makes the inspection final, by itself', async () => {
    const done = await completed(supervisor, acme, template);
    const [one, other] = done.tasks.map(({ id }) => id);
    await close(one ?? 0);
    expect(await read(admin, done)).toMatchObject({ status: 'pending', open_tasks: 1 });
    await transitionTask(admin, other ?? 0, 'cancel', { note: 'Not ours' });
    expect(await read(admin, done)).toMatchObject({ status: 'finalized', open_tasks: 0, finalized_by: null });
  });

  it('does so once when two end at the same instant', async () => {
    const done = await completed(supervisor, acme, template);
    const ended = await Promise.all(done.tasks.map(({ id }, n) => close(id, n === 0 ? supervisor : manager)));
    expect(ended.map(({ status }) => status)).toEqual([200, 200]);
    const final = await read(admin, done);
    expect(final.status).toBe('finalized');
    expect(final.timeline.filter(({ to }) => to === 'finalized')).toHaveLength(1);
  });

  it('undone at once takes that back; a later reopening does not', async () => {
    const done = await completed(supervisor, acme, template);
    await closeAll(done);
    const last = done.tasks.at(-1)?.id ?? 0;
    await transitionTask(supervisor, last, 'undo');
    expect(await read(admin, done)).toMatchObject({ status: 'pending', open_tasks: 1, finalized_at: null });
    await close(last);
    await transitionTask(admin, last, 'reopen', { note: 'Not done' });
    expect(await read(admin, done)).toMatchObject({ status: 'finalized', reopened_tasks: 1, open_tasks: 1 });
  });

  it('may also be deleted', async () => {
    const done = await completed(supervisor, acme, template);
    await close(done.tasks[0]?.id ?? 0);
    await admin.call(taskEndpoints.deleteTask, { params: { id: done.tasks[1]?.id ?? 0 } });
    expect(await read(admin, done)).toMatchObject({ status: 'finalized', task_count: 1 });
  });
});

describe('finalizing', () => {
  it('with open tasks asks how many stay open', async () => {
    const done = await completed(supervisor, acme, template);
    expect((await finalize(supervisor, done)).status).toBe(403);
    const asked = await finalize(manager, done);
    expect([asked.status, asked.code, asked.details]).toEqual([
      409,
      'inspection_open_tasks',
      { open_tasks: 2 },
    ]);
    const final = await finalize(manager, done, { open_tasks: 2 });
    expect(final.payload).toMatchObject({
      status: 'finalized',
      status_code: 3,
      finalized_by: { id: acme.users.manager },
      allowed_transitions: ['reopen'],
      can: { update: false, delete: false },
    });
    expect((await finalize(manager, done, { open_tasks: 2 })).status).toBe(409);
    expect((await finalize(stranger, done)).status).toBe(404);
  });

  it('ends every edit', async () => {
    const done = await completed(supervisor, acme, template, clean);
    await finalize(manager, done);
    const refused = [
      await admin.call(updateInspection, { params: { id: done.id }, body: {} }),
      await giveAnswers(admin, done, { Floor: 'poor' }),
      await complete(admin, done),
      await admin.call(deleteInspection, { params: { id: done.id } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await read(admin, done)).score).toBe(100);
  });
});

describe('reopening', () => {
  it('needs a reason and the right, and leads back', async () => {
    const done = await completed(supervisor, acme, template, clean);
    await finalize(manager, done);
    expect((await reopen(manager, done, 'no')).errors).toHaveProperty('reason');
    expect((await reopen(supervisor, done)).status).toBe(403);
    const first = await reopen(manager, done);
    expect(first.payload).toMatchObject({
      status: 'completed',
      reopened: true,
      reopened_by: { id: acme.users.manager },
      finalized_at: null,
    });
    expect((await reopen(manager, done)).payload.status).toBe('new');
    expect((await reopen(manager, done)).status).toBe(409);
  });

  it('lets tasks be waited for, and gives a day even where the company gives no time', async () => {
    await sqlAs(
      app,
      acme,
      `update organizations set settings = settings || '{"inspection_autofinalize_hours": 0}' where id = $1`,
      [acme.organizationId],
    );
    const atOnce = await completed(supervisor, acme, template, clean);
    expect(atOnce.status).toBe('finalized');
    expect((await reopen(manager, atOnce)).payload.status).toBe('completed');
    await expireAt(inHours(23));
    expect((await read(admin, atOnce)).status).toBe('completed');
    await expireAt(inHours(25));
    expect((await read(admin, atOnce)).status).toBe('finalized');
    const open = await completed(supervisor, acme, template);
    await finalize(manager, open, { open_tasks: 2 });
    expect((await reopen(manager, open)).payload.status).toBe('pending');
  });
});
