import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { logDashboardEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let rooms: number[];

beforeAll(async () => {
  app = await startApp();
  app.setNow('2027-04-01T18:00:00Z');
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  const found = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into common_areas (organization_id, building_id, name, type_id)
     select ${acme.organizationId}, ${acme.inScope.buildingId}, 'Restroom ' || n, (select min(id) from common_area_types)
     from generate_series(1, 2) n returning id`,
  );
  rooms = found.map(({ id }) => id);
});
beforeEach(async () => {
  await sql('update action_logs set deleted_at = now()');
  await sql('delete from service_days');
});
afterAll(() => app.close());

const sql = (text: string) =>
  sqlAs<{ id: number }>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const figures = async () => {
  const query = { range: 'custom', from: '2027-03-01', to: '2027-03-31' } as const;
  const answer = await admin.call(logDashboardEndpoints.getLogDashboard, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const log = async (day: string, status = 'pending', porter = acme.users['day-porter']): Promise<number> => {
  const [row] =
    await sql(`insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id,
      finalized_at)
    values (:org, '${status}', ${acme.inScope.jobId}, ${acme.inScope.buildingId}, '${day}', ${porter},
      case when '${status}' = 'finalized' then now() end) returning id`);
  return row?.id ?? 0;
};

type Entry = { type?: string; room?: number | undefined; asked?: string };

const entry = (logId: number, at: string, { type = 'restroom_check', room, asked }: Entry = {}) =>
  sql(`insert into action_log_entries (organization_id, log_id, action_type, common_area_id, started_at, requested_at)
    values (:org, ${logId}, '${type}', ${room ?? 'null'}, '${at}', ${asked ? `'${asked}'` : 'null'})`);

const owe = (...days: string[]) =>
  sql(`insert into service_days (organization_id, work, day, job_id, building_id)
    select :org, 'action_log', day::date, ${acme.inScope.jobId}, ${acme.inScope.buildingId}
    from unnest(array[${days.map((day) => `'${day}'`).join(', ')}]) day`);

it('has the middle of the minutes between two checks of one restroom in one shift', async () => {
  const [first, second] = [await log('2027-03-10'), await log('2027-03-10', 'pending', acme.users.admin)];
  const [men, women] = rooms;
  for (const [at, room] of [
    ['15:00', men],
    ['16:00', men],
    ['17:30', men],
    ['15:10', women],
    ['17:10', women],
    ['15:20', undefined],
    ['15:25', undefined],
  ] as const)
    await entry(first, `2027-03-10T${at}:00Z`, { room });
  // Checks of another porter: the time between the two logs is no interval. A lobby is no restroom.
  await entry(second, '2027-03-10T16:05:00Z', { room: men });
  await entry(second, '2027-03-10T16:06:00Z', { room: men, type: 'lobby' });
  const { kpis } = await figures();
  // 60, 90 and 120 minutes.
  expect(kpis.restroom_minutes).toMatchObject({ value: 90, mean: 90, of: 2, previous: null });
});

it('has the middle of the minutes from asking to beginning, for requests and spills that say when', async () => {
  const id = await log('2027-03-10');
  await entry(id, '2027-03-10T15:05:00Z', { type: 'tenant_request', asked: '2027-03-10T15:00:00Z' });
  await entry(id, '2027-03-10T16:20:00Z', { type: 'spill', asked: '2027-03-10T16:05:00Z' });
  await entry(id, '2027-03-10T17:00:00Z', { type: 'tenant_request' });
  await entry(id, '2027-03-10T18:00:00Z', { type: 'other', asked: '2027-03-10T12:00:00Z' });
  const { kpis } = await figures();
  expect(kpis.response_minutes).toMatchObject({ value: 10, of: 1 });
});

it('covers a day of a job site once with however many logs, and only with an entry', async () => {
  await owe('2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11');
  await entry(await log('2027-03-08'), '2027-03-08T15:00:00Z');
  await entry(await log('2027-03-08', 'finalized', acme.users.admin), '2027-03-08T16:00:00Z');
  await entry(await log('2027-03-09'), '2027-03-09T15:00:00Z');
  await log('2027-03-10');
  await entry(await log('2027-03-12'), '2027-03-12T15:00:00Z');
  const { kpis } = await figures();
  expect(kpis.coverage).toMatchObject({ value: 2 / 4, of: 3 });
  expect(kpis.logs).toMatchObject({ value: 5, of: 5 });
  expect(kpis.finalized_rate).toMatchObject({ value: 1 / 5, of: 5 });
  expect(kpis.entries_per_shift).toMatchObject({ value: 4 / 5, of: 5 });
});

it('does not ask for the log of a day that is not over at the building', async () => {
  await owe('2027-03-31');
  app.setNow('2027-04-01T05:59:00Z');
  expect((await figures()).kpis.coverage?.value).toBeNull();
  app.setNow('2027-04-01T06:00:00Z');
  expect((await figures()).kpis.coverage?.value).toBe(0);
  app.setNow('2027-04-01T18:00:00Z');
});

it('tells entries apart by weekday and hour at the building, also in the night when its clocks change', async () => {
  const id = await log('2027-03-13');
  // Denver was seven hours behind until two on Sunday the 14th, and six from then on.
  await entry(id, '2027-03-13T17:10:00Z');
  await entry(id, '2027-03-14T08:30:00Z', { type: 'lobby' });
  await entry(id, '2027-03-14T09:30:00Z', { type: 'lobby' });
  const { charts } = await figures();
  expect(charts.hours).toEqual([
    { weekday: 0, hour: 1, count: 1, logs: 1 },
    { weekday: 0, hour: 3, count: 1, logs: 1 },
    { weekday: 6, hour: 10, count: 1, logs: 1 },
  ]);
  expect(charts.restroom_hours).toEqual([{ weekday: 6, hour: 10, count: 1, logs: 1 }]);
});
