import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { type Task, taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
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
import {
  calendarEndpoints,
  recurringEndpoints,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';

const calls = specialProjectEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

const workOf = async ({ id }: Pick<SpecialProject, 'id'>): Promise<Task[]> => {
  const { payload } = await manager.call(calls.getSpecialProjectTasks, { params: { id } });
  return Promise.all(
    payload.map(async (task) => {
      const found = await manager.call(taskEndpoints.getTask, { params: { id: task.id } });
      return found.payload;
    }),
  );
};

const theOne = async (project: Pick<SpecialProject, 'id'>): Promise<Task> => {
  const [task] = await workOf(project);
  if (!task) throw new Error('no task');
  return task;
};

const edit = async ({ id, ...task }: Task, more: object) => {
  const { title, description, type, priority_level, updated_at, scheduled_on, due_at } = task;
  const body = {
    title,
    description,
    type,
    priority_level,
    updated_at,
    scheduled_on,
    due_at,
    assignee_user_ids: task.assignees.map((person) => person.id),
    ...more,
  };
  return (await manager.call(taskEndpoints.updateTask, { params: { id }, body })).payload;
};

const weekly = async (more: object = {}) => {
  const { id } = await draftProject(manager, acme, { scheduled_date: null, ...more });
  await manager.call(calls.addScheduler, { params: { id, userId: acme.users.scheduler } });
  await manager.call(calls.addManager, { params: { id, userId: acme.users.manager } });
  const rule = { freq: 'week' as const, every: 4, weekdays: [1], start_on: '2027-03-15' };
  await manager.call(recurringEndpoints.addRecurringInterval, { params: { id }, body: { rule } });
  return (await transitionProject(manager, id, 'activate')).payload;
};

describe('the work of a project', () => {
  it('is to be done by the end of the night of its day, at the building', async () => {
    const project = await scheduledProject(manager, acme);
    expect(await theOne(project)).toMatchObject({
      scheduled_on: '2027-03-15',
      due_at: expect.stringContaining('2027-03-16T17:59:00'),
      past_due: false,
      assignees: [],
    });
  });

  it('of tonight is not past due after midnight, and is from noon on', async () => {
    const project = await scheduledProject(manager, acme, { scheduled_date: '2027-03-09' });
    app.setNow('2027-03-10T09:30:00Z');
    expect(await theOne(project)).toMatchObject({ status: 'open', past_due: false });
    app.setNow('2027-03-10T19:00:00Z');
    expect(await theOne(project)).toMatchObject({ past_due: true });
    app.setNow('2027-03-10T05:00:00Z');
  });

  it('moves with its day: in the calendar, on the page of the project, and when it goes on', async () => {
    const { id } = await scheduledProject(manager, acme);
    const plan = (scheduled_date: string) =>
      manager.call(calendarEndpoints.planSpecialProject, { params: { id }, body: { scheduled_date } });
    await plan('2027-03-11');
    const moved = await theOne({ id });
    expect(moved.due_at).toContain('2027-03-12T18:59:00');
    expect(moved.timeline.at(-1)?.changes).toMatchObject({
      scheduled_on: ['2027-03-15', '2027-03-11'],
      due_at: ['2027-03-16T17:59:00.000Z', '2027-03-12T18:59:00.000Z'],
    });
    await transitionProject(manager, id, 'hold', { note: 'No access' });
    app.setNow('2027-03-14T18:00:00Z');
    await transitionProject(manager, id, 'resume', { scheduled_date: '2027-03-18' });
    expect((await theOne({ id })).due_at).toContain('2027-03-19T17:59:00');
    app.setNow('2027-03-10T05:00:00Z');
  });

  it('that somebody has begun stays on its day, and is not made a second time', async () => {
    const { id } = await scheduledProject(manager, acme, { scheduled_date: '2027-03-10' });
    const task = await theOne({ id });
    await transitionTask(supervisor, task.id, 'begin');
    const moved = await manager.call(calendarEndpoints.planSpecialProject, {
      params: { id },
      body: { scheduled_date: '2027-03-12' },
    });
    expect([moved.status, moved.code]).toEqual([409, 'project_work_begun']);
    const { payload } = await manager.call(calendarEndpoints.getProjectCalendar, {
      query: { from: '2027-03-10', to: '2027-03-10' },
    });
    expect(payload.entries.find((entry) => entry.id === id)?.can_move).toBe(false);
    await transitionProject(manager, id, 'hold', { note: 'No access' });
    await transitionProject(manager, id, 'resume', { scheduled_date: '2027-03-18' });
    expect((await workOf({ id })).map((one) => [one.id, one.status])).toEqual([[task.id, 'in_progress']]);
  });

  it('of one date moves as a task, unless somebody says until when', async () => {
    const project = await weekly();
    const [first, second] = await workOf(project);
    if (!first || !second) throw new Error('no tasks');
    expect([first.due_at, second.due_at].map((due) => due?.slice(0, 16))).toEqual([
      '2027-03-16T17:59',
      '2027-04-13T17:59',
    ]);
    expect((await edit(first, { scheduled_on: '2027-03-17' })).due_at).toContain('2027-03-18T17:59');
    const said = await edit(second, { scheduled_on: '2027-04-14', due_at: '2027-04-20' });
    expect(said.due_at).toContain('2027-04-21T05:59');
    const words = await edit(said, { description: 'With the long hose' });
    expect(words.due_at).toContain('2027-04-21T05:59');
  });
});

describe('whoever supervises the site', () => {
  const mine = async (client: Client) =>
    (await client.call(taskEndpoints.listTasks, { query: { mine: true, source: ['special_project'] } }))
      .payload.rows;

  it('has the work of projects among the own tasks, that of each date by who is on duty then', async () => {
    await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      const { jobId } = acme.inScope;
      const id = await createAssignment(tenant, null, { name: 'Supervisor', role_key: 'supervisor' });
      await assignUsers(tenant, id, [{ userId: acme.users.supervisor, jobId }]);
      await sqlAs(
        app,
        acme,
        `update job_site_assignment_users set to_date = '2027-04-30' where user_id = $1`,
        [acme.users.supervisor],
      );
      await assignUsers(tenant, id, [{ userId: acme.users['day-porter'], jobId, from: '2027-05-01' }]);
    });
    const dates = await workOf(await weekly());
    expect(dates.map(({ scheduled_on, assignees }) => [scheduled_on, assignees.map(({ id }) => id)])).toEqual(
      [
        ['2027-03-15', [acme.users.supervisor]],
        ['2027-04-12', [acme.users.supervisor]],
        ['2027-05-10', [acme.users['day-porter']]],
        ['2027-06-07', [acme.users['day-porter']]],
      ],
    );
    expect((await mine(supervisor)).map(({ scheduled_on }) => scheduled_on)).toEqual([
      '2027-03-15',
      '2027-04-12',
    ]);
  });

  it('keeps what people decide when the day moves', async () => {
    const { id } = await scheduledProject(manager, acme);
    await edit(await theOne({ id }), { assignee_user_ids: [acme.users.manager] });
    const body = { scheduled_date: '2027-03-16' };
    await manager.call(calendarEndpoints.planSpecialProject, { params: { id }, body });
    expect((await theOne({ id })).assignees.map((person) => person.id)).toEqual([acme.users.manager]);
  });

  it('has none where the person on duty does not work here any more, or cannot open the site', async () => {
    await sqlAs(app, acme, 'delete from visible_jobs where user_id = $1', [acme.users.supervisor]);
    const { id } = await scheduledProject(manager, acme);
    expect((await theOne({ id })).assignees).toEqual([]);
  });
});

it('open work that was there before is to be done by the end of its night too', async () => {
  const project = await scheduledProject(manager, acme);
  const done = await scheduledProject(manager, acme, { scheduled_date: '2027-03-16' });
  await sqlAs(app, acme, `update tasks set due_at = null where source = 'special_project'`, []);
  await sqlAs(
    app,
    acme,
    `update tasks set status = 'completed', completed_at = now() where related_type_id = $1`,
    [done.id],
  );
  const migration = readFileSync('db/schema/migrations/158_nights_of_projects.sql', 'utf8');
  await asOwner(app, migration.slice(0, migration.indexOf('create index')));
  expect((await theOne(project)).due_at).toContain('2027-03-16T17:59:00');
  expect((await theOne(done)).due_at).toBeNull();
});
