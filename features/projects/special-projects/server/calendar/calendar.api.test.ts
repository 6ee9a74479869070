import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeedEndpoints } from '#features/sites/calendar-feeds/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  draftProject,
  scheduledProject,
  transitionProject,
} from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { calendarEndpoints, recurringEndpoints, specialProjectEndpoints } from '../../contract/index.ts';

const { getProjectCalendar, getProjectsToPlan, planSpecialProject } = calendarEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const month = { from: '2027-03-01', to: '2027-03-31' };

const entriesOf = async (query: object = {}, client = manager) =>
  (await client.send(getProjectCalendar, { query: { ...month, ...query } })).payload.entries;

const plan = (id: number, scheduled_date: string | null, more: object = {}, client = manager) =>
  client.call(planSpecialProject, { params: { id }, body: { scheduled_date, ...more } });

describe('the calendar', () => {
  it('has the day of a project done once, and each task of one that recurs', async () => {
    const once = await draftProject(manager, acme, { scheduled_date: '2027-03-12' });
    const weekly = await scheduledProject(manager, acme, { scheduled_date: '2027-03-20' });
    const rule = { freq: 'week' as const, every: 1, weekdays: [4], start_on: '2027-03-11' };
    await manager.call(recurringEndpoints.addRecurringInterval, {
      params: { id: weekly.id },
      body: { rule },
    });
    const entries = await entriesOf();
    expect(entries.filter(({ id }) => id === once.id)).toMatchObject([
      { day: '2027-03-12', task_id: null, can_move: true, status: 'draft' },
    ]);
    expect(entries.filter(({ id }) => id === weekly.id).map(({ day, can_move }) => [day, can_move])).toEqual([
      ...['2027-03-11', '2027-03-18', '2027-03-25'].map((day) => [day, true]),
    ]);
    expect((await plan(weekly.id, '2027-03-30')).status).toBe(409);
    await manager.call(specialProjectEndpoints.transitionSpecialProject, {
      params: { id: weekly.id, name: 'cancel' },
      body: { note: 'Not needed' },
    });
    expect((await entriesOf({ status: ['draft'] })).map(({ id }) => id)).toContain(once.id);
    expect(await entriesOf({ type: ['glass cleaning'] })).toEqual([]);
  });

  it('says who has other work on the day, unless it is at another time', async () => {
    const first = await scheduledProject(manager, acme, { scheduled_date: '2027-03-22' });
    expect((await entriesOf()).find(({ id }) => id === first.id)?.clashes).toEqual([]);
    const second = await scheduledProject(manager, acme, { scheduled_date: '2027-03-22' });
    for (const { id } of [first, second])
      expect((await entriesOf()).find((entry) => entry.id === id)?.clashes).toHaveLength(1);
    await sqlAs(app, acme, `update special_projects set scheduled_time = '08:00' where id = $1`, [first.id]);
    await sqlAs(app, acme, `update special_projects set scheduled_time = '13:00' where id = $1`, [second.id]);
    expect((await entriesOf()).find(({ id }) => id === first.id)?.clashes).toEqual([]);
  });

  it('shows three months at most, and each at its field what is wrong', async () => {
    for (const days of [
      { from: '2027-03-01', to: '2027-02-01' },
      { from: '2027-03-01', to: '2027-06-15' },
    ]) {
      const refused = await manager.send(getProjectCalendar, { query: days });
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['to']]);
    }
    const bad = await manager.send(getProjectCalendar, { query: { from: 'soon' } });
    expect(Object.keys(bad.errors).toSorted()).toEqual(['from', 'to']);
  });

  it('shows strangers and other companies nothing of it', async () => {
    expect(await entriesOf({}, stranger)).toEqual([]);
    expect((await entriesOf({}, supervisor)).every(({ can_move: may }) => !may)).toBe(true);
  });
});

describe('the week of a person', () => {
  it('holds what the person schedules, answers for or is to do', async () => {
    const { id } = await scheduledProject(manager, acme, { scheduled_date: '2027-03-14' });
    const later = await scheduledProject(manager, acme, { scheduled_date: '2027-03-18' });
    const ids = async (client: Client) =>
      (await client.call(calendarEndpoints.getMyProjects)).payload.map((one) => one.id);
    expect(await ids(manager)).toContain(id);
    expect(await ids(manager)).not.toContain(later.id);
    expect(await ids(supervisor)).toEqual([]);
    expect(await ids(stranger)).toEqual([]);
  });
});

describe('what is to be planned', () => {
  it('is what has no day, and what should have begun', async () => {
    const undated = await draftProject(manager, acme, { scheduled_date: null });
    const late = await scheduledProject(manager, acme, { scheduled_date: '2027-03-15' });
    await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-03-01' where id = $1`, [
      late.id,
    ]);
    const { payload } = await manager.call(getProjectsToPlan, { query: {} });
    expect(payload.undated.map(({ id }) => id)).toContain(undated.id);
    expect(payload.overdue.map(({ id }) => id)).toEqual([late.id]);
  });
});

describe('moving a project in the calendar', () => {
  it('plans it on another day, with the tasks that nobody has begun', async () => {
    const { id, updated_at } = await scheduledProject(manager, acme);
    const moved = await plan(id, '2027-03-29', { updated_at });
    expect(moved.payload).toMatchObject({ id, day: '2027-03-29' });
    const tasks = await manager.call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } });
    expect(tasks.payload).toMatchObject([{ scheduled_on: '2027-03-29' }]);
    expect((await plan(id, '2027-03-30', { updated_at })).status).toBe(409);
  });

  it('is refused in words for a day that has passed, for none, and for what has ended', async () => {
    const { id } = await scheduledProject(manager, acme);
    expect((await plan(id, '2027-03-08')).errors).toEqual({
      scheduled_date: ['Only future dates are allowed.'],
    });
    expect((await plan(id, null)).errors).toEqual({ scheduled_date: ['Project date required.'] });
    await transitionProject(manager, id, 'cancel', { note: 'Not needed' });
    expect((await plan(id, '2027-03-29')).status).toBe(409);
  });

  it('is not for people without the flag, nor for strangers', async () => {
    const { id } = await scheduledProject(manager, acme);
    expect((await plan(id, '2027-03-29', {}, supervisor)).status).toBe(403);
    expect((await plan(id, '2027-03-29', {}, stranger)).status).toBe(404);
  });
});

describe('the calendar that a person subscribes to', () => {
  it('holds the work that the person schedules, answers for or is to do', async () => {
    const { id, number } = await scheduledProject(manager, acme, { scheduled_date: '2027-04-06' });
    const feedOf = async (client: Client): Promise<string> => {
      const { payload } = await client.call(calendarFeedEndpoints.createCalendarFeed, { body: {} });
      const { pathname } = new URL(payload.url);
      const { body } = await app.server.inject({ method: 'GET', url: pathname });
      return body.replaceAll('\r\n ', '');
    };
    const mine = await feedOf(manager);
    expect(mine).toContain(`UID:special-projects-project-${id}-`);
    expect(mine).toContain(number);
    expect(await feedOf(supervisor)).not.toContain(number);
  });
});
