import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import {
  draftProject,
  scheduledProject,
  transitionProject,
} from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type ProjectTask, recurringEndpoints, specialProjectEndpoints } from '../../contract/index.ts';

const calls = specialProjectEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const tasksOf = async (id: number): Promise<ProjectTask[]> =>
  (await manager.call(calls.getSpecialProjectTasks, { params: { id } })).payload;

const firstTask = async (id: number): Promise<ProjectTask> => {
  const [task] = await tasksOf(id);
  if (!task) throw new Error('no task');
  return task;
};

const statusOf = async (id: number) =>
  (await manager.call(calls.getSpecialProject, { params: { id } })).payload.status;

describe('scheduling a project', () => {
  it('names everything that is missing, each at its field', async () => {
    const { id, missing } = await draftProject(manager, acme, {
      scope_lines: [],
      scheduled_date: null,
      invoice_type: 'one time',
    });
    const refused = await transitionProject(manager, id, 'activate');
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual({
      price: ['Price required.'],
      scheduled_date: ['Project date required.'],
      schedulers: ['At least 1 scheduler.'],
      managers: ['At least 1 manager.'],
      billing_address: ['Billing address required.'],
      billing_email: ['At least 1 email address required.'],
    });
    expect(Object.keys(missing)).toEqual(Object.keys(refused.errors));
  });

  it('makes the task of its day', async () => {
    const project = await scheduledProject(manager, acme);
    expect(project).toMatchObject({ status: 'open', open_tasks: 1, missing: {} });
    expect(await tasksOf(project.id)).toMatchObject([
      { title: project.title, status: 'scheduled', scheduled_on: '2027-03-15' },
    ]);
    const task = await firstTask(project.id);
    const { payload } = await manager.call(taskEndpoints.getTask, { params: { id: task.id } });
    expect(payload).toMatchObject({ source: 'special_project', type: 'service' });
  });

  it('needs an approval above the price of the company', async () => {
    const setThreshold = (value: number) =>
      sqlAs(
        app,
        acme,
        `update organizations set settings = settings || jsonb_build_object('approval_threshold', $2::int)
         where id = $1`,
        [acme.organizationId, value],
      );
    await setThreshold(1000);
    const { id } = await draftProject(manager, acme);
    const people = { params: { id, userId: acme.users.manager } };
    await manager.call(calls.addScheduler, people);
    await manager.call(calls.addManager, people);
    expect(Object.keys((await transitionProject(manager, id, 'activate')).errors)).toEqual(['approval']);
    expect(Object.keys((await transitionProject(manager, id, 'approve')).errors)).toEqual(['note']);
    const approved = await transitionProject(manager, id, 'approve', { note: 'Mrs. Hill, by phone' });
    expect(approved.payload).toMatchObject({ status: 'pending', approved: true });
    expect((await transitionProject(manager, id, 'activate')).payload.status).toBe('open');
    await setThreshold(0);
  });
});

describe('the work of a project', () => {
  it('begins it, and moves with its day until then', async () => {
    const { id, updated_at, ...project } = await scheduledProject(manager, acme);
    const body = {
      description: project.description,
      projectType: project.projectType,
      invoice_type: 'no invoice' as const,
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      price: 1350,
      scheduled_date: '2027-03-09',
      updated_at,
    };
    await manager.call(calls.updateSpecialProject, { params: { id }, body });
    const task = await firstTask(id);
    expect(task).toMatchObject({ scheduled_on: '2027-03-09', status: 'open' });
    await transitionTask(manager, task.id, 'begin');
    const { payload } = await manager.call(calls.getSpecialProject, { params: { id } });
    expect(payload.status).toBe('active');
    expect(payload.timeline.at(-1)).toMatchObject({ to: 'active', actor: null });
  });

  it('waits with it, and goes on without counting the time', async () => {
    const { id } = await scheduledProject(manager, acme);
    const { id: taskId } = await firstTask(id);
    await transitionTask(manager, taskId, 'begin');
    expect(Object.keys((await transitionProject(manager, id, 'hold')).errors)).toEqual(['note']);
    const held = await transitionProject(manager, id, 'hold', { note: 'Rain' });
    expect(held.payload).toMatchObject({ status: 'on_hold', hold_reason: 'Rain' });
    expect((await firstTask(id)).status).toBe('on_hold');
    app.setNow('2027-03-10T06:00:00Z');
    const resumed = await transitionProject(manager, id, 'resume');
    expect(resumed.payload).toMatchObject({ status: 'active', hold_reason: null });
    expect((await firstTask(id)).status).toBe('in_progress');
    const [row] = await sqlAs<{ hold_seconds: number }>(
      app,
      acme,
      'select hold_seconds from tasks where id = $1',
      [taskId],
    );
    expect(row?.hold_seconds).toBe(3600);
    app.setNow('2027-03-10T05:00:00Z');
  });

  it('needs people and a day again, whatever was taken from it while it waited', async () => {
    const { id } = await scheduledProject(manager, acme);
    await transitionProject(manager, id, 'hold', { note: 'Rain' });
    const people = { params: { id, userId: acme.users.manager } };
    await manager.call(calls.removeManager, people);
    expect(Object.keys((await transitionProject(manager, id, 'resume')).errors)).toEqual(['managers']);
    await manager.call(calls.addManager, people);
    expect((await transitionProject(manager, id, 'resume')).payload.status).toBe('open');
  });

  it('needs a new day when the old one passed while it waited', async () => {
    const { id } = await scheduledProject(manager, acme);
    await transitionProject(manager, id, 'hold', { note: 'No access' });
    app.setNow('2027-03-18T18:00:00Z');
    expect((await transitionProject(manager, id, 'resume')).errors).toEqual({
      scheduled_date: ['Only future dates are allowed.'],
    });
    const resumed = await transitionProject(manager, id, 'resume', { scheduled_date: '2027-03-22' });
    expect(resumed.payload).toMatchObject({ status: 'open', scheduled_date: '2027-03-22' });
    expect(await firstTask(id)).toMatchObject({ status: 'scheduled', scheduled_on: '2027-03-22' });
    app.setNow('2027-03-10T05:00:00Z');
  });

  it('is closed together, with a result for each task', async () => {
    const [one, other] = [await scheduledProject(manager, acme), await scheduledProject(manager, acme)];
    const [first, second] = [await firstTask(one.id), await firstTask(other.id)];
    await transitionTask(manager, second.id, 'cancel', { note: 'Not needed' });
    const tasks = [{ id: first.id, serviced_at: '2027-03-09T18:00:00Z' }, { id: second.id }];
    const { payload } = await manager.call(calls.completeProjectTasks, { body: { tasks } });
    expect(payload).toMatchObject({ done: [first.id], failed: [{ id: second.id }] });
    expect(await firstTask(one.id)).toMatchObject({ status: 'completed' });
    expect(await statusOf(one.id)).toBe('active');
    // Twice, as a double click sends it: what is done stays as it is.
    const again = await manager.call(calls.completeProjectTasks, { body: { tasks } });
    expect(again.payload).toMatchObject({ done: [], failed: [{ id: first.id }, { id: second.id }] });
    expect(await firstTask(one.id)).toMatchObject({ serviced_at: '2027-03-09T18:00:00Z' });
    const foreign = await addTask(manager, acme.inScope);
    const mixed = await manager.call(calls.completeProjectTasks, { body: { tasks: [{ id: foreign.id }] } });
    expect(Object.keys(mixed.errors)).toEqual(['tasks']);
    const supervisor = await acme.signIn('supervisor');
    expect((await supervisor.call(calls.completeProjectTasks, { body: { tasks } })).status).toBe(403);
  });
});

describe('the moment of work that is closed together', () => {
  const closedAt = async (serviced_at: string) => {
    const { id } = await scheduledProject(manager, acme);
    // The database has a clock of its own.
    await sqlAs(app, acme, `update special_projects set created_at = '2027-03-10T05:00:00Z' where id = $1`, [
      id,
    ]);
    const task = await firstTask(id);
    const body = { tasks: [{ id: task.id, serviced_at }] };
    const answer = await manager.call(calls.completeProjectTasks, { body });
    return { ...answer, task: await firstTask(id) };
  };

  it.each([
    ['in the future', '2027-03-12T18:00:00Z', 'The service date cannot be in the future.'],
    ['before the project was made', '2027-03-08T18:00:00Z', 'cannot be before the project was created.'],
  ])('is refused in words %s, and the task stays', async (_, moment, words) => {
    const { payload, task } = await closedAt(moment);
    expect(payload).toMatchObject({ done: [], failed: [{ reason: expect.stringContaining(words) }] });
    expect(task).toMatchObject({ status: 'scheduled', serviced_at: null });
  });

  it('may be earlier on the day on which the project was made', async () => {
    expect((await closedAt('2027-03-09T16:00:00Z')).payload.failed).toEqual([]);
  });

  it('has to be a moment', async () => {
    const body = { tasks: [{ id: 1, serviced_at: 'yesterday' }] };
    const refused = await manager.call(calls.completeProjectTasks, { body });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['tasks.0.serviced_at']]);
  });
});

const atAddress = async (more: object = {}) => {
  const { id } = await draftProject(manager, acme, { job_id: null, building_id: null, ...more });
  const address = { line_1: '12 Orchard Ln', city: 'Denver', state: 'CO', zip: '80202' };
  await manager.send(calls.setServiceAddress, { params: { id }, body: address });
  await manager.call(calls.addScheduler, { params: { id, userId: acme.users.scheduler } });
  await manager.call(calls.addManager, { params: { id, userId: acme.users.manager } });
  const scheduled = await transitionProject(manager, id, 'activate');
  expect(scheduled.errors).toEqual({});
  return scheduled.payload;
};

describe('the end of a project', () => {
  it('waits for its tasks or cancels them, and takes the day of the last work', async () => {
    const { id } = await scheduledProject(manager, acme);
    const waiting = await transitionProject(manager, id, 'close');
    expect([waiting.status, waiting.code]).toEqual([409, 'project_open_tasks']);
    const task = await firstTask(id);
    await transitionTask(manager, task.id, 'close', { serviced_at: '2027-03-09T18:00:00Z' });
    const closed = await transitionProject(manager, id, 'close');
    expect(closed.payload).toMatchObject({ status: 'closed', actual_service_date: '2027-03-09' });
    const { updated_at } = closed.payload;
    const noted = { description: closed.payload.description, projectType: closed.payload.projectType };
    const late = await manager.call(calls.updateSpecialProject, {
      params: { id },
      body: { ...noted, description: 'Something else', updated_at },
    });
    expect([late.status, late.code]).toEqual([409, 'project_ended']);
    const other = await scheduledProject(manager, acme);
    await transitionProject(manager, other.id, 'close', { cancel_open_tasks: true });
    expect((await firstTask(other.id)).status).toBe('cancelled');
  });

  it('without a job site has no tasks, and closes with the day on which somebody says it was done', async () => {
    const { id } = await atAddress();
    expect(await tasksOf(id)).toEqual([]);
    const close = (more: object = {}) => transitionProject(manager, id, 'close', more);
    const said = { actual_service_date: ['Enter the day the work was done.'] };
    expect((await close()).errors).toEqual(said);
    const faults = async (actual_service_date: string) => (await close({ actual_service_date })).errors;
    expect(await faults('2027-03-10')).toEqual({ actual_service_date: ['Choose today or an earlier day.'] });
    expect(Object.keys(await faults('1927-03-10'))).toEqual(['actual_service_date']);
    expect(await faults('2026-03-01')).toEqual({ actual_service_date: ['Choose a day of the past year.'] });
    expect(Object.keys(await faults('yesterday'))).toEqual(['actual_service_date']);
    const closed = await close({ actual_service_date: '2027-03-08' });
    expect(closed.payload).toMatchObject({ status: 'closed', actual_service_date: '2027-03-08' });
  });

  it('without a job site counts the dates of its rules until the day of the work', async () => {
    const { id } = await atAddress({ price: 450, price_basis: 'per_occurrence', scope_lines: [] });
    const rule = { freq: 'day' as const, every: 1, start_on: '2027-03-09' };
    const added = await manager.call(recurringEndpoints.addRecurringInterval, {
      params: { id },
      body: { rule },
    });
    expect(added.status).toBe(200);
    app.setNow('2027-03-12T18:00:00Z');
    const end = { cancel_open_tasks: true, actual_service_date: '2027-03-11' };
    expect((await transitionProject(manager, id, 'close', end)).payload.status).toBe('closed');
    const [stored] = await sqlAs<{ dates: number }>(
      app,
      acme,
      'select dates from special_projects where id = $1',
      [id],
    );
    expect(stored?.dates).toBe(3);
    app.setNow('2027-03-10T05:00:00Z');
  });

  it('can be taken back, to scheduled only with everything it needs', async () => {
    const { id } = await scheduledProject(manager, acme);
    await transitionProject(manager, id, 'cancel', { note: 'Client moved out' });
    expect((await firstTask(id)).status).toBe('cancelled');
    const again = await transitionProject(manager, id, 'reopen');
    expect(again.payload).toMatchObject({ status: 'open', reopened: true, cancel_reason: null });
    expect((await tasksOf(id)).map(({ status }) => status).sort()).toEqual(['cancelled', 'scheduled']);
    const draft = await draftProject(manager, acme);
    await transitionProject(manager, draft.id, 'cancel', { note: 'Too dear' });
    expect((await transitionProject(manager, draft.id, 'reopen')).payload.status).toBe('pending');
  });

  it('refuses what does not lead from a status, what is stale, and whoever may not', async () => {
    const { id } = await draftProject(manager, acme);
    const wrong = await transitionProject(manager, id, 'begin');
    expect([wrong.status, wrong.code]).toEqual([409, 'transition_refused']);
    const stale = await transitionProject(manager, id, 'cancel', {
      note: 'Why not',
      updated_at: '2020-01-01T00:00:00Z',
    });
    expect(stale.status).toBe(409);
    const sales = await acme.signIn('sales-rep');
    expect((await transitionProject(sales, id, 'activate')).status).toBe(403);
    expect((await transitionProject(stranger, id, 'activate')).status).toBe(404);
    expect((await transitionProject(manager, id, 'invoice')).status).toBe(404);
  });
});
