import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecurrenceRule } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { draftProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import {
  calendarEndpoints,
  recurringEndpoints,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';
import { continueProjects } from './continue-projects.ts';

const calls = specialProjectEndpoints;
const { addRecurringInterval, removeRecurringInterval } = recurringEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

const start = '2027-01-10T18:00:00Z';

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: start });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
beforeEach(() => app.setNow(start));
afterAll(() => app.close());

type Rule = Partial<RecurrenceRule> & { start_on: string };

const monthly = (start_on: string, every = 1, more: object = {}): Rule => ({
  freq: 'month',
  every,
  month_mode: 'day_of_month',
  day: Number(start_on.slice(8)),
  start_on,
  ...more,
});

const add = (id: number, rule: object, more: object = {}, client = manager) =>
  client.send(addRecurringInterval, { params: { id }, body: { rule, ...more } });

const remove = (id: number, scheduleId: number, query: object = {}, client = manager) =>
  client.call(removeRecurringInterval, { params: { id, scheduleId }, query });

/** A draft with its people and these rules. */
const recurring = async (rules: readonly object[], more: object = {}): Promise<SpecialProject> => {
  const { id } = await draftProject(manager, acme, { scheduled_date: null, ...more });
  await manager.call(calls.addScheduler, { params: { id, userId: acme.users.scheduler } });
  await manager.call(calls.addManager, { params: { id, userId: acme.users.manager } });
  for (const rule of rules) {
    const answer = await add(id, rule);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return read(id);
};

const read = async (id: number): Promise<SpecialProject> =>
  (await manager.call(calls.getSpecialProject, { params: { id } })).payload;

const activated = async (...given: Parameters<typeof recurring>): Promise<SpecialProject> => {
  const { id } = await recurring(...given);
  const answer = await transitionProject(manager, id, 'activate');
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const tasksOf = async (id: number) =>
  (await manager.call(calls.getSpecialProjectTasks, { params: { id } })).payload;

/** The days of its work, cancelled ones marked. */
const daysOf = async (id: number): Promise<string[]> =>
  (await tasksOf(id)).map(
    ({ scheduled_on, status }) => `${scheduled_on}${status === 'cancelled' ? ' cancelled' : ''}`,
  );

const roundOn = async (day: string): Promise<void> => {
  app.setNow(`${day}T18:00:00Z`);
  while (
    (await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      continueProjects(app.wiring, tenant, new Date(`${day}T18:00:00Z`)),
    )) > 0
  );
};

describe('a project that recurs', () => {
  it('has a task for each quarter from 01/31, and says what a year is worth', async () => {
    const draft = await recurring([monthly('2027-01-31', 3)], {
      price: 450,
      price_basis: 'per_occurrence',
      scope_lines: [],
    });
    expect(draft).toMatchObject({ price: 450, price_basis: 'per_occurrence', scheduled_date: '2027-01-31' });
    expect(draft.money?.year_value).toBe(1800);
    expect(draft.schedules[0]?.upcoming).toEqual([
      ...['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31', '2028-01-31'],
    ]);
    expect(await daysOf(draft.id)).toEqual([]);
    expect((await transitionProject(manager, draft.id, 'activate')).payload.status).toBe('open');
    expect(await daysOf(draft.id)).toEqual(['2027-01-31']);
    for (const day of ['2027-02-15', '2027-05-10', '2027-08-10']) {
      await roundOn(day);
      await roundOn(day);
    }
    expect(await daysOf(draft.id)).toEqual(['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31']);
  });

  it('is worth on its record what the figures count, also when its last date has passed', async () => {
    const rule = monthly('2027-01-31', 3, { end: { kind: 'on', date: '2027-08-31' } });
    const { id } = await recurring([rule], { price: 1000, price_basis: 'per_occurrence', scope_lines: [] });
    expect((await read(id)).money?.year_value).toBe(3000);
    app.setNow('2027-12-01T18:00:00Z');
    expect((await read(id)).money?.year_value).toBe(3000);
  });

  it.each<[string, string, Rule, string[]]>([
    ['February', '2027-01-20', monthly('2027-01-31'), ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['a leap year', '2028-01-20', monthly('2028-01-31'), ['2028-01-31', '2028-02-29', '2028-03-31']],
    [
      'the clocks that go forward',
      '2027-03-12',
      { freq: 'day', every: 1, start_on: '2027-03-13', end: { kind: 'after', count: 3 } },
      ['2027-03-13', '2027-03-14', '2027-03-15'],
    ],
    [
      'the clocks that go back',
      '2027-11-05',
      { freq: 'day', every: 1, start_on: '2027-11-06', end: { kind: 'after', count: 3 } },
      ['2027-11-06', '2027-11-07', '2027-11-08'],
    ],
    [
      'its last day',
      '2027-01-10',
      monthly('2027-01-15', 1, { end: { kind: 'on', date: '2027-03-01' } }),
      ['2027-01-15', '2027-02-15'],
    ],
  ])('keeps its dates over %s', async (_, today, rule, dates) => {
    app.setNow(`${today}T18:00:00Z`);
    const { id } = await activated([rule]);
    expect((await daysOf(id)).slice(0, dates.length)).toEqual(dates);
    if (rule.end) expect(await daysOf(id)).toHaveLength(dates.length);
  });

  it('shows the next date that is not done', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    const [first] = await tasksOf(id);
    app.setNow('2027-01-15T18:00:00Z');
    await transitionTask(manager, first?.id ?? 0, 'begin');
    await transitionTask(manager, first?.id ?? 0, 'close');
    expect(await read(id)).toMatchObject({ status: 'active', scheduled_date: '2027-02-15' });
  });

  it('does not make a date again that somebody cancelled', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    const [first] = await tasksOf(id);
    await transitionTask(manager, first?.id ?? 0, 'cancel', { note: 'The client is closed' });
    await roundOn('2027-01-12');
    expect((await daysOf(id))[0]).toBe('2027-01-15 cancelled');
    expect((await daysOf(id)).filter((day) => day.startsWith('2027-01-15'))).toHaveLength(1);
  });

  it('moves its next date on while it is a draft', async () => {
    const { id } = await recurring([monthly('2027-01-15')]);
    await roundOn('2027-01-20');
    expect(await read(id)).toMatchObject({ status: 'draft', scheduled_date: '2027-02-15' });
    expect(await daysOf(id)).toEqual([]);
  });

  it('keeps the days of its rules when its fields are saved', async () => {
    const { id, updated_at } = await recurring([monthly('2027-01-15')]);
    const body = {
      description: 'Wash it',
      projectType: 'power washing',
      scheduled_date: null,
      updated_at,
    };
    const saved = await manager.call(calls.updateSpecialProject, { params: { id }, body });
    expect(saved.payload.scheduled_date).toBe('2027-01-15');
  });
});

describe('its life', () => {
  it('rests while it waits, and goes on from the day it is resumed', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    await transitionProject(manager, id, 'hold', { note: 'The scaffold is late' });
    await roundOn('2027-05-20');
    expect(await daysOf(id)).toEqual(['2027-01-15', '2027-02-15', '2027-03-15']);
    expect((await transitionProject(manager, id, 'resume')).payload.status).toBe('open');
    expect((await daysOf(id)).slice(3)).toEqual(['2027-06-15', '2027-07-15', '2027-08-15']);
  });

  it('is paused without its dates to come, and scheduled again with them', async () => {
    const { id, allowed_transitions } = await activated([monthly('2027-01-15')]);
    expect(allowed_transitions).toContain('deactivate');
    const paused = await transitionProject(manager, id, 'deactivate');
    expect(paused.payload).toMatchObject({ status: 'inactive', open_tasks: 0, scheduled_date: '2027-01-15' });
    await roundOn('2027-02-01');
    expect((await read(id)).scheduled_date).toBe('2027-02-15');
    expect((await transitionProject(manager, id, 'activate')).payload.open_tasks).toBe(3);
    expect((await daysOf(id)).filter((day) => !day.includes('cancelled'))).toEqual([
      ...['2027-02-15', '2027-03-15', '2027-04-15'],
    ]);
  });

  it('cannot be paused when it is done once', async () => {
    const { id, allowed_transitions } = await recurring([], { scheduled_date: '2027-01-20' });
    await transitionProject(manager, id, 'activate');
    expect(allowed_transitions).not.toContain('deactivate');
    const refused = await transitionProject(manager, id, 'deactivate');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Only a project that recurs can be paused.');
  });

  it('closes once it has ended, or when what is to come may be cancelled', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    for (const { id: taskId } of await tasksOf(id))
      await transitionTask(manager, taskId, 'cancel', { note: 'Not needed' });
    expect((await transitionProject(manager, id, 'close')).status).toBe(409);
    const closed = await transitionProject(manager, id, 'close', { cancel_open_tasks: true });
    expect(closed.payload.status).toBe('closed');
    expect((await transitionProject(manager, id, 'reopen')).payload.status).toBe('open');
  });

  it('comes back with its dates after it was cancelled', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    await transitionProject(manager, id, 'cancel', { note: 'Sold the building' });
    expect((await transitionProject(manager, id, 'reopen')).payload).toMatchObject({
      status: 'open',
      open_tasks: 3,
    });
  });
});

describe('a recurrence', () => {
  it('is removed with its tasks to come, not with those begun', async () => {
    const { id, schedules } = await activated([monthly('2027-01-15'), monthly('2027-01-20', 2)]);
    const [first] = await tasksOf(id);
    await transitionTask(manager, first?.id ?? 0, 'begin');
    const removed = await remove(id, schedules[0]?.id ?? 0);
    expect(removed.payload.schedules).toHaveLength(1);
    expect((await daysOf(id)).filter((day) => !day.includes('cancelled'))).toEqual([
      ...['2027-01-15', '2027-01-20', '2027-03-20'],
    ]);
    expect((await remove(id, schedules[0]?.id ?? 0)).status).toBe(404);
  });

  it('takes its last rule away and leaves the day, for which its work is planned anew', async () => {
    const { id, schedules } = await activated([monthly('2027-01-15')]);
    const removed = await remove(id, schedules[0]?.id ?? 0);
    expect(removed.payload).toMatchObject({ status: 'open', open_tasks: 0, scheduled_date: '2027-01-15' });
    const body = { scheduled_date: '2027-01-18' };
    await manager.call(calendarEndpoints.planSpecialProject, { params: { id }, body });
    expect((await daysOf(id)).filter((day) => !day.includes('cancelled'))).toEqual(['2027-01-18']);
  });

  it('takes over the work of its first day, and is not entered twice', async () => {
    const { id } = await draftProject(manager, acme, { scheduled_date: '2027-01-15' });
    const people = { params: { id, userId: acme.users.manager } };
    await manager.call(calls.addScheduler, people);
    await manager.call(calls.addManager, people);
    await transitionProject(manager, id, 'activate');
    const rule = monthly('2027-01-15');
    expect((await add(id, rule)).payload.open_tasks).toBe(3);
    const again = await add(id, rule);
    expect([again.status, again.code]).toEqual([409, 'project_schedule_twice']);
  });

  it('gives a project that runs its tasks at once', async () => {
    const { id } = await activated([monthly('2027-01-15')]);
    const more = await add(id, monthly('2027-01-25', 2));
    expect(more.payload.open_tasks).toBe(5);
  });

  it('is refused with what is wrong, each at its field', async () => {
    const { id, updated_at } = await recurring([]);
    const wrong = await add(id, { freq: 'month', every: 0, month_mode: 'day_of_month', day: 40 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['rule.day', 'rule.every', 'rule.start_on']);
    const past = await add(id, monthly('2026-01-01', 1, { end: { kind: 'on', date: '2026-06-01' } }));
    expect(Object.keys(past.errors)).toEqual(['rule.start_on']);
    await add(id, monthly('2027-01-15'));
    expect((await add(id, monthly('2027-01-16'), { updated_at })).status).toBe(409);
    const [schedule] = (await read(id)).schedules;
    expect((await remove(id, schedule?.id ?? 0, { updated_at })).status).toBe(409);
  });

  it('is not for people without the flag, nor for strangers', async () => {
    const { id, schedules } = await recurring([monthly('2027-01-15')]);
    const scheduleId = schedules[0]?.id ?? 0;
    const rule = monthly('2027-01-16');
    expect((await add(id, rule, {}, supervisor)).status).toBe(403);
    expect((await remove(id, scheduleId, {}, supervisor)).status).toBe(403);
    expect((await add(id, rule, {}, stranger)).status).toBe(404);
    expect((await remove(id, scheduleId, {}, stranger)).status).toBe(404);
  });
});
