import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectListsOf } from '../../../../../tests/api/harness/expect-lists-of.ts';
import {
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { signInOnce } from '../../../../../tests/api/harness/sign-in-once.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  actionLogListEndpoints,
  figureKeys,
  figureList,
  type LogFilters,
  logDashboardEndpoints,
  pointLists,
} from '../../contract/index.ts';

const now = '2026-11-21T18:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
const as = signInOnce(() => acme);

const sql = (text: string) =>
  sqlAs<{ id: number }>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const sites = () => `(values (${acme.inScope.jobId}, ${acme.inScope.buildingId}, 0),
  (${acme.outOfScope.jobId}, ${acme.outOfScope.buildingId}, 1)) s (job_id, building_id, site)`;

/** Logs of seven months in every state at two sites, some without entries, some of days that nobody owed. */
const seedLogs = async () => {
  const { users } = acme;
  await sql(`insert into service_days (organization_id, work, day, job_id, building_id)
    select :org, work, '2026-11-21'::date - n, job_id, building_id
    from ${sites()}, generate_series(0, 200) n, unnest(array['nightly_report', 'action_log']) work where n % 7 <> 3`);
  await sql(`insert into common_areas (organization_id, building_id, name, type_id)
    select :org, building_id, 'Room ' || m, (select min(id) from common_area_types where organization_id = :org)
    from ${sites()}, generate_series(1, 2) m`);
  await sql(`insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id, finalized_at)
    select :org, l.status, job_id, building_id, '2026-11-21'::date - n,
      (array[${users.admin}, ${users['day-porter']}, ${users.supervisor}])[1 + (n + again) % 3],
      case when l.status = 'finalized' then now() end
    from ${sites()}, generate_series(0, 200) n, generate_series(0, 1) again,
      lateral (select (array['finalized', 'pending', 'new', 'finalized'])[1 + (n + again) % 4] as status) l
    where n % 8 <> 5 and (again = 0 or n % 4 = 1)`);
  await sql(`insert into action_log_entries (organization_id, log_id, action_type, common_area_id, started_at, requested_at,
      running, deleted_at)
    select :org, l.id, (array['restroom_check', 'lobby', 'tenant_request', 'spill', 'restroom_check'])[1 + (l.id + m) % 5],
      case when m % 3 > 0 then (select min(c.id) + m % 2 from common_areas c
        where c.organization_id = :org and c.building_id = l.building_id) end,
      l.log_date + time '10:30' + (l.id * 7 + m * 97) % 900 * interval '1 minute',
      case when m % 2 = 0 then l.log_date + time '10:00' + (l.id * 7 + m * 97) % 900 * interval '1 minute' end,
      (l.id + m) % 31 = 0, case when (l.id + m) % 13 = 0 then now() end
    from action_logs l, generate_series(1, 9) m where l.organization_id = :org and l.id % 6 > 0 and m <= 2 + l.id % 8`);
};

const seedTasks = async () => {
  await sql(`insert into tasks (organization_id, number, title, description, job_id, building_id, type, status)
    select :org, 8000 + n, 'T', 'D', ${acme.inScope.jobId}, ${acme.inScope.buildingId}, 'request',
      case when n % 2 = 0 then 'open' else 'cancelled' end
    from generate_series(1, 20) n`);
  await sql(`update action_log_entries e set task_id = t.id
    from (select id, row_number() over (order by id) as n from tasks where number > 8000) t,
      (select id, row_number() over (order by id desc) as n from action_log_entries
        where action_type in ('tenant_request', 'lobby')) w
    where w.n = t.n and e.id = w.id`);
};

const seedPhotos = () =>
  sql(`insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, deleted_at)
    select :org, 'a.jpg', 'image/jpeg', 1, '', '', 'k' || id || '-' || m, 'action-log-entry', id,
      case when (id + m) % 5 = 0 then now() end
    from action_log_entries, generate_series(1, 2) m where organization_id = :org and id % 3 = 0`);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  await sql(`update buildings set time_zone = 'America/Denver' where organization_id = :org`);
  await sql(`update buildings set time_zone = 'Pacific/Honolulu'
    where organization_id = :org and id = ${acme.outOfScope.buildingId}`);
  await seedLogs();
  await seedTasks();
  await seedPhotos();
  await sql(
    `delete from visible_jobs where organization_id = :org and user_id = ${acme.users['area-manager']}`,
  );
});
afterAll(() => app.close());

type Query = Record<string, unknown>;

const dashboard = async (who: Who, query: Query = {}) => {
  const answer = await (await as(who)).send(logDashboardEndpoints.getLogDashboard, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const rowsOf = async (who: Who, filters: LogFilters, asked: Query): Promise<number> => {
  const answer = await (await as(who)).send(actionLogListEndpoints.listActionLogs, {
    query: { ...asked, ...filters, per_page: 1, total: 'exact' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.total;
};

type Opened = { what: string; count: number; filters: LogFilters };

/** Everything on the dashboard that can be pressed, with the number of rows that it promises. */
const openable = ({ kpis, charts, range }: Awaited<ReturnType<typeof dashboard>>): Opened[] => [
  ...figureKeys.flatMap((key) => {
    const figure = kpis[key];
    return figure ? [{ what: key, count: figure.of, filters: figureList(key, range) }] : [];
  }),
  ...charts.hours.slice(0, 12).map((cell) => ({
    what: `${cell.weekday} at ${cell.hour}`,
    count: cell.logs,
    filters: pointLists.hour(cell, range),
  })),
  ...charts.restroom_hours.slice(0, 12).map((cell) => ({
    what: `restrooms ${cell.weekday} at ${cell.hour}`,
    count: cell.logs,
    filters: pointLists.restroomHour(cell, range),
  })),
  ...charts.types.map((one) => ({ what: one.key, count: one.logs, filters: pointLists.type(one, range) })),
  ...charts.rooms.map((one) => ({ what: one.name, count: one.logs, filters: pointLists.room(one, range) })),
  ...charts.porters.map((one) => ({
    what: one.name,
    count: one.logs,
    filters: pointLists.porter(one, range),
  })),
];

const expectEqualLists = async (who: Who, query: Query = {}): Promise<void> => {
  const { range: _range, from: _from, to: _to, ...narrowed } = query;
  const parts = openable(await dashboard(who, query));
  await expectListsOf(parts, ({ filters }) => rowsOf(who, filters, narrowed));
};

describe('every number opens a list of as many', () => {
  it.each(['admin', 'supervisor', 'area-manager', 'viewer'] as const)('for a %s', async (who) => {
    await expectEqualLists(who);
    await expectEqualLists(who, { range: 'past_6_months' });
  });

  it('however narrowed', async () => {
    const { jobId, buildingId } = acme.outOfScope;
    await expectEqualLists('admin', { job: jobId, range: 'last_month' });
    await expectEqualLists('admin', { building: buildingId, client: acme.clientId });
    await expectEqualLists('admin', { porter: acme.users['day-porter'] });
    await expectEqualLists('supervisor', { job: jobId });
    await expectEqualLists('admin', { range: 'custom', from: '2026-10-30', to: '2026-11-05' });
  });
});

describe('what is counted', () => {
  it('differs by what people see, and is nothing for who sees no job', async () => {
    const [all, some, final, none] = await Promise.all(
      (['admin', 'supervisor', 'viewer', 'area-manager'] as const).map((who) => dashboard(who)),
    );
    expect(all?.kpis.logs?.value).toBeGreaterThan(some?.kpis.logs?.value ?? 0);
    expect(some?.kpis.entries?.value).toBeGreaterThan(final?.kpis.entries?.value ?? 0);
    expect(final?.kpis.finalized_rate?.value).toBe(1);
    expect(some?.kpis.open_requests?.value).toBeGreaterThan(0);
    expect(some?.kpis.coverage?.value).toBeGreaterThan(0.5);
    expect(none?.kpis.logs).toMatchObject({ value: 0, previous: 0, delta: null });
    expect(none?.kpis.coverage?.value).toBeNull();
    expect(none?.charts).toEqual({ hours: [], restroom_hours: [], types: [], rooms: [], porters: [] });
    expect(none?.open_requests).toEqual([]);
  });

  it('adds up to the entries by whatever they are told apart', async () => {
    const { kpis, charts } = await dashboard('admin', { range: 'past_6_months' });
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    const restrooms = charts.types.find(({ key }) => key === 'restroom_check');
    expect([charts.hours, charts.types, charts.porters].map(sum)).toEqual(Array(3).fill(kpis.entries?.value));
    expect(sum(charts.restroom_hours)).toBe(restrooms?.count);
  });

  it('has the photos of an entry as they come and go', async () => {
    const rate = async () => (await dashboard('admin')).kpis.photo_rate?.value ?? 0;
    const before = await rate();
    await sql(`update files set deleted_at = now() where organization_id = :org and deleted_at is null`);
    expect(await rate()).toBe(0);
    await sql(`update files set deleted_at = case when (owner_id + split_part(storage_key, '-', 2)::int) % 5 = 0
      then now() end where organization_id = :org`);
    expect(await rate()).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  it('leaves out what sites owe when one porter is asked for', async () => {
    const { kpis } = await dashboard('admin', { porter: acme.users['day-porter'] });
    expect(kpis.logs?.value).toBeGreaterThan(0);
    expect(kpis.coverage).toBeUndefined();
  });

  it('is never of another company', async () => {
    const admin = await rival.signIn('admin');
    const answer = await admin.call(logDashboardEndpoints.getLogDashboard, {
      query: { range: 'past_6_months', job: acme.inScope.jobId },
    });
    expect(answer.payload.kpis.logs?.value).toBe(0);
    expect(answer.payload.kpis.open_requests?.value).toBe(0);
    expect(answer.text).not.toContain(acme.canary);
  });
});

describe('what is refused', () => {
  const ask = async (who: Who, query: object) =>
    (await as(who)).send(logDashboardEndpoints.getLogDashboard, { query: query });

  it.each([
    [{ range: 'custom' }, ['from', 'to']],
    [{ range: 'custom', from: '2025-01-01', to: '2026-01-02' }, ['to']],
    [{ range: 'for ever', job: -1, surprise: 1 }, ['job', 'range', 'surprise']],
  ])('%o', async (query, fields) => {
    const answer = await ask('admin', query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(fields);
  });

  it('needs the flag', async () => {
    expect((await ask('nobody', {})).status).toBe(403);
  });

  it('asks the list for hours and weekdays that there are', async () => {
    const query = { hour: 24, weekday: 7, common_area: 0 };
    const answer = await (await as('admin')).call(actionLogListEndpoints.listActionLogs, { query });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(['common_area', 'hour', 'weekday']);
  });
});
