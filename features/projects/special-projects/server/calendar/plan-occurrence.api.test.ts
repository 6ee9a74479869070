import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { scheduledProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { calendarEndpoints, recurringEndpoints, specialProjectEndpoints } from '../../contract/index.ts';
import { continueProjects } from '../recurring/continue-projects.ts';

const { getProjectCalendar, getProjectsToPlan, planOccurrence } = calendarEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

const start = '2027-03-10T17:00:00Z';

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: start });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

type Move = { scheduled_date: string; updated_at?: string };

const move = (id: number, taskId: number, body: Move, client = manager) =>
  client.call(planOccurrence, { params: { id, taskId }, body });

const tasksOf = async (id: number) =>
  (await manager.call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } })).payload;

const daysOf = async (id: number): Promise<(string | null)[]> =>
  (await tasksOf(id)).map(({ scheduled_on }) => scheduled_on);

const taskOn = async (id: number, day: string): Promise<number> =>
  (await tasksOf(id)).find(({ scheduled_on }) => scheduled_on === day)?.id ?? 0;

const entriesOf = async (id: number) => {
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const { payload } = await manager.send(getProjectCalendar, { query: query });
  return payload.entries.filter((entry) => entry.id === id);
};

/** Each Thursday until the end of March, or without an end. */
const weekly = async (end: object = { kind: 'on', date: '2027-03-31' }): Promise<number> => {
  const { id } = await scheduledProject(manager, acme, { scheduled_date: '2027-03-11' });
  const rule = { freq: 'week', every: 1, weekdays: [4], start_on: '2027-03-11', end };
  const added = await manager.send(recurringEndpoints.addRecurringInterval, {
    params: { id },
    body: { rule: rule },
  });
  expect(added.status).toBe(200);
  return id;
};

describe('moving one date of work that recurs', () => {
  it('moves its task alone; the rule goes on, and the date does not come again', async () => {
    const id = await weekly();
    const taskId = await taskOn(id, '2027-03-18');
    const entry = (await entriesOf(id)).find((one) => one.task_id === taskId);
    const moved = await move(id, taskId, {
      scheduled_date: '2027-03-20',
      updated_at: entry?.updated_at ?? '',
    });
    expect(moved.payload).toMatchObject({ id, day: '2027-03-20' });
    await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      continueProjects(app.wiring, tenant, new Date(start)),
    );
    expect(await daysOf(id)).toEqual(['2027-03-11', '2027-03-20', '2027-03-25']);
    expect((await entriesOf(id)).map(({ day, can_move }) => [day, can_move])).toEqual([
      ...['2027-03-11', '2027-03-20', '2027-03-25'].map((day) => [day, true]),
    ]);
    const { payload } = await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(payload.schedules[0]?.upcoming).toEqual(['2027-03-11', '2027-03-20', '2027-03-25']);
    expect(payload.timeline.at(-1)).toMatchObject({
      action: 'special-project.occurrence-moved',
      changes: { scheduled_date: ['2027-03-18', '2027-03-20'] },
    });
    // Back again, as somebody does who takes the move back.
    expect(
      (await move(id, taskId, { scheduled_date: '2027-03-18', updated_at: moved.payload.updated_at })).status,
    ).toBe(200);
    expect(await daysOf(id)).toEqual(['2027-03-11', '2027-03-18', '2027-03-25']);
  });

  it('keeps the next date of the project in step', async () => {
    const id = await weekly();
    await move(id, await taskOn(id, '2027-03-11'), { scheduled_date: '2027-03-30' });
    const { payload } = await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(payload.scheduled_date).toBe('2027-03-18');
  });

  it('is refused at the field for a day that has passed, is no day, or has other work of the project', async () => {
    const id = await weekly({ kind: 'never' });
    const taskId = await taskOn(id, '2027-03-18');
    const errorsOf = async (scheduled_date: string) => (await move(id, taskId, { scheduled_date })).errors;
    expect(await errorsOf('2027-03-09')).toEqual({ scheduled_date: ['Only future dates are allowed.'] });
    expect(Object.keys(await errorsOf('soon'))).toEqual(['scheduled_date']);
    const taken = { scheduled_date: ['This project already has work on that day.'] };
    expect(await errorsOf('2027-03-25')).toEqual(taken);
    // A date of the rule for which there is no task yet.
    expect(await errorsOf('2027-09-02')).toEqual(taken);
    expect(await errorsOf('2027-09-03')).toEqual({});
  });

  it('is refused for what has begun or ended, and over a newer change', async () => {
    const id = await weekly();
    const [first, second] = [await taskOn(id, '2027-03-11'), await taskOn(id, '2027-03-18')];
    const read = (await entriesOf(id)).find(({ task_id }) => task_id === second)?.updated_at ?? '';
    const seen = { updated_at: read };
    expect((await move(id, second, { scheduled_date: '2027-03-19', ...seen })).status).toBe(200);
    expect((await move(id, second, { scheduled_date: '2027-03-20', ...seen })).status).toBe(409);
    await transitionTask(manager, first, 'begin');
    const begun = await move(id, first, { scheduled_date: '2027-03-22' });
    expect([begun.status, begun.text]).toEqual([409, expect.stringContaining('started or is done')]);
    expect((await entriesOf(id)).find(({ task_id }) => task_id === first)?.can_move).toBe(false);
    await transitionProject(manager, id, 'cancel', { note: 'Not needed' });
    expect((await move(id, second, { scheduled_date: '2027-03-22' })).status).toBe(409);
  });

  it('is not for people without the flag, nor for strangers, nor for the work of another project', async () => {
    const id = await weekly();
    const other = await weekly();
    const taskId = await taskOn(id, '2027-03-18');
    const body = { scheduled_date: '2027-03-19' };
    expect((await move(id, taskId, body, supervisor)).status).toBe(403);
    expect((await move(id, taskId, body, stranger)).status).toBe(404);
    expect((await move(other, taskId, body)).status).toBe(404);
    const once = await scheduledProject(manager, acme);
    expect((await move(once.id, await taskOn(once.id, '2027-03-15'), body)).status).toBe(404);
  });

  it('is offered for a date that has passed', async () => {
    const id = await weekly();
    const taskId = await taskOn(id, '2027-03-11');
    app.setNow('2027-03-14T17:00:00Z');
    const { payload } = await manager.call(getProjectsToPlan, { query: {} });
    expect(payload.overdue.find((entry) => entry.id === id)).toMatchObject({
      task_id: taskId,
      can_move: true,
    });
    expect((await move(id, taskId, { scheduled_date: '2027-03-14' })).status).toBe(200);
    app.setNow(start);
  });
});
