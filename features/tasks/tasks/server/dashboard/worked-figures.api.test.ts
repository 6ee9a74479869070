import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { figureList, taskDashboardEndpoints, taskEndpoints } from '../../contract/index.ts';
import { countTaskDays } from './count-task-days.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

const at = (moment: string) => app.setNow(`2026-11-${moment}:00Z`);

const create = async (more: object = {}): Promise<number> =>
  (await addTask(manager, acme.inScope, { description: 'Wipe', ...more })).id;

const transition = async (
  id: number,
  name: 'begin' | 'close' | 'reopen' | 'cancel' | 'undo',
): Promise<void> => {
  const answer = await manager.call(taskEndpoints.transitionTask, {
    body: { id, transition: name, note: 'As agreed' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
};

const kpis = async (range: object = { range: 'this_month' }) => {
  const answer = await manager.send(taskDashboardEndpoints.getTaskDashboard, { query: range });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.kpis;
};

const sql = (text: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) => tenant.query({ text }));

/** Checks the figures from the tasks, then from the roll-ups: both must be the same. */
const bothWays = async (check: () => Promise<void>): Promise<void> => {
  await check();
  await countTaskDays(app.database.withTenant, acme.organizationId);
  await check();
};

it('of 120 done, 100 with a due date and 86 of these on time: 86.0 %; 6 of them reopened before: 5.0 %', async () => {
  at('10T15:00');
  const due = (n: number) => (n < 86 ? '2026-11-20' : n < 100 ? '2026-11-10' : null);
  const ids: number[] = [];
  for (let n = 0; n < 120; n += 1) ids.push(await create({ due_at: due(n) }));
  at('12T15:00');
  for (const id of ids) await transition(id, 'close');
  for (const id of ids.slice(0, 6)) {
    await transition(id, 'reopen');
    await transition(id, 'close');
  }
  const cancelled = await create();
  await transition(cancelled, 'cancel');
  at('13T15:00');
  await bothWays(async () => {
    const { done, on_time_rate, reopen_rate, cancel_rate, created } = await kpis();
    expect(done).toMatchObject({ value: 120, previous: 0, delta: 'new' });
    expect(created.value).toBe(121);
    expect(on_time_rate).toMatchObject({ value: 0.86, of: 100, previous: null, delta: null });
    expect(reopen_rate).toMatchObject({ value: 0.05, of: 120 });
    expect(cancel_rate).toMatchObject({ value: 1 / 121, of: 121 });
  });
});

it('leaves the time work was held out: made Monday 08:00, held 24 hours, done Wednesday 08:00 is 24 hours', async () => {
  at('16T15:00');
  const id = await create();
  await sql(`update tasks set hold_seconds = 86400 where id = ${id}`);
  at('16T18:00');
  await transition(id, 'begin');
  at('18T15:00');
  await transition(id, 'close');
  const { hours_to_close, response_hours } = await kpis({
    range: 'custom',
    from: '2026-11-18',
    to: '2026-11-18',
  });
  expect(hours_to_close).toMatchObject({ value: 24, mean: 24, of: 1 });
  expect(response_hours).toMatchObject({ value: 3, of: 1 });
});

it('counts a close that is taken back for nothing, and compares with the day before', async () => {
  at('19T15:00');
  const [first, second] = [await create(), await create()];
  await transition(first, 'close');
  await transition(second, 'close');
  await transition(second, 'undo');
  await bothWays(async () => {
    const { done } = await kpis({ range: 'custom', from: '2026-11-19', to: '2026-11-19' });
    expect(done).toMatchObject({ value: 1, previous: 1, delta: 0 });
  });
});

it('follows the days of the organization, also when it moves to another zone', async () => {
  // 02:30 UTC is still the evening before in Denver.
  at('25T02:30');
  await create();
  const created = async (day: string) => (await kpis({ range: 'custom', from: day, to: day })).created.value;
  await bothWays(async () => {
    expect(await created('2026-11-24')).toBe(1);
    expect(await created('2026-11-25')).toBe(0);
  });
  await sql(`update organizations set time_zone = 'Europe/Madrid' where id = ${acme.organizationId}`);
  await bothWays(async () => {
    expect(await created('2026-11-24')).toBe(0);
    expect(await created('2026-11-25')).toBe(1);
  });
});

it('has days of 23 and 25 hours where the clocks change', async () => {
  await sql(`update organizations set time_zone = 'America/Denver' where id = ${acme.organizationId}`);
  const ends = [
    '2026-10-31T06:00',
    '2026-11-01T05:59',
    '2026-11-01T06:00',
    '2026-11-02T06:59',
    '2026-11-02T07:00',
  ];
  for (const moment of ends) {
    app.setNow(`${moment}:00Z`);
    await create();
  }
  app.setNow('2026-11-20T12:00:00Z');
  await bothWays(async () => {
    const created = async (day: string) =>
      (await kpis({ range: 'custom', from: day, to: day })).created.value;
    expect([await created('2026-10-31'), await created('2026-11-01'), await created('2026-11-02')]).toEqual([
      2, 2, 1,
    ]);
  });
});

it('of 4 due dates of a series, 2 done in time, 1 late and 1 not yet: 50.0 %; a skipped one is told apart', async () => {
  at('20T15:00');
  const ids = await Promise.all(Array.from({ length: 5 }, () => create({ due_at: '2026-11-22' })));
  await sql(`with made as (
      insert into task_series (organization_id, title, description, job_id, building_id, type, rule)
      select organization_id, title, description, job_id, building_id, type,
        '{"freq": "day", "every": 1, "start_on": "2026-11-01"}' from tasks where id = ${ids[0]} returning id)
    update tasks t set series_id = made.id, occurrence_date = date '2026-11-01' + t.id from made
    where t.id in (${ids.join()})`);
  const [early, soon, late, never] = ids as [number, number, number, number];
  at('21T15:00');
  await transition(early, 'close');
  await transition(soon, 'close');
  await transition(never, 'cancel');
  at('24T15:00');
  await transition(late, 'close');
  const day = { from: '2026-11-22', to: '2026-11-22' };
  // The day at the building: in Hawaii it ends four hours later than in Denver, in New York two hours earlier.
  for (const zone of ['America/Denver', 'Pacific/Honolulu', 'America/New_York']) {
    await sql(`update organizations set time_zone = '${zone}' where id = ${acme.organizationId}`);
    const { series_on_time_rate, skipped } = await kpis({ range: 'custom', ...day });
    expect(series_on_time_rate, zone).toMatchObject({ value: 0.5, of: 4, previous: null, delta: null });
    expect(skipped, zone).toMatchObject({ value: 1, of: 1 });
    for (const [figure, count] of [
      ['series_on_time_rate', 4],
      ['skipped', 1],
    ] as const) {
      const listed = await manager.call(taskEndpoints.listTasks, { query: figureList(figure, day) });
      expect(listed.payload.total, `${figure} ${zone}`).toBe(count);
    }
  }
});
