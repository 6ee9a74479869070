import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
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
  figureKeys,
  figureList,
  pointLists,
  type ReportFilters,
  reportDashboardEndpoints,
  reportListEndpoints,
} from '../../contract/index.ts';

const now = '2026-11-21T18:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
const as = signInOnce(() => acme);

const sql = (text: string) =>
  sqlAs<{ id: number }>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const sites = () => `(values (${acme.inScope.jobId}, ${acme.inScope.buildingId}, 'America/Denver', 0),
  (${acme.outOfScope.jobId}, ${acme.outOfScope.buildingId}, 'Pacific/Honolulu', 1)) s (job_id, building_id, zone, site)`;

/** Both sites owe a report of six nights a week, also of tonight and of the night that is just over. */
const seedOwed = () =>
  sql(`insert into service_days (organization_id, work, day, job_id, building_id)
    select :org, work, '2026-11-21'::date - n, job_id, building_id
    from ${sites()}, generate_series(0, 200) n, unnest(array['nightly_report', 'action_log']) work where n % 7 <> 3
    returning day`);

/** Reports of seven months in every state: some of nights that nobody owed, some of one night twice, some final a minute
 * before or after nine in the morning at the building. */
const seedReports = () => {
  const { users } = acme;
  return sql(`insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date,
      supervisor_id, started_at, finalized_at, doors_required, doors_checked, doors_unlocked, doors_no_access,
      headcount_planned, headcount_present, general_comments)
    select :org, 5000 + n * 4 + site * 2 + again, r.status, case again when 1 then 'special' else 'night_cleaning' end,
      job_id, building_id, '2026-11-21'::date - n,
      (array[${users.admin}, ${users.supervisor}, ${users['area-manager']}])[1 + (n + again) % 3], now(),
      case when r.status = 'finalized' then (('2026-11-21'::date - n + 1)::timestamp + interval '9 hours'
        + ((n + again) % 3 - 1) * interval '1 minute') at time zone zone end,
      case when n % 4 = 0 then 0 else 20 end, case when n % 4 = 0 then 0 else 20 - n % 3 end,
      case when n % 9 = 1 then 1 else 0 end, case when n % 4 > 0 then n % 3 else 0 end,
      case when n % 5 = 0 then null else 6 end, case when n % 10 = 1 then null else 6 - n % 2 end,
      case when n % 6 = 2 then 'Comment of night ' || n else '' end
    from ${sites()}, generate_series(0, 200) n, generate_series(0, 1) again,
      lateral (select (array['finalized', 'pending', 'new', 'finalized', 'finalized'])[1 + (n + again) % 5] as status) r
    where n % 8 <> 5 and (again = 0 or n % 4 = 1)
    returning id`);
};

const seedDetails = async () => {
  await sql(`insert into daily_report_checks (organization_id, report_id, kind, place_id, name, suite, result)
    select :org, id, 'tenant', 700 + number % 3, 'Tenant ' || number % 3, '10' || number % 3, 'found_unlocked'
    from daily_reports where organization_id = :org and doors_unlocked > 0 returning id`);
  await sql(`insert into daily_report_incidents (organization_id, report_id, client_uuid, kind, description, entered_at)
    select :org, id, gen_random_uuid(), (array['leak', 'damage', 'security'])[1 + (number + m) % 3], 'Seen', now()
    from daily_reports, generate_series(1, 2) m where organization_id = :org and number % 7 = 0 returning id`);
  await sql(
    `update daily_reports t set incident_count = 2 where organization_id = :org and number % 7 = 0 returning id`,
  );
};

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  await sql(`update buildings set time_zone = 'America/Denver' where organization_id = :org returning id`);
  await sql(`update buildings set time_zone = 'Pacific/Honolulu'
    where organization_id = :org and id = ${acme.outOfScope.buildingId} returning id`);
  await seedOwed();
  await seedReports();
  await seedDetails();
  await sql(
    `delete from visible_jobs where organization_id = :org and user_id = ${acme.users['area-manager']}`,
  );
});
afterAll(() => app.close());

type Query = Record<string, unknown>;

const dashboard = async (who: Who, query: Query = {}) => {
  const answer = await (await as(who)).send(reportDashboardEndpoints.getReportDashboard, {
    query,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const rowsOf = async (who: Who, filters: ReportFilters, asked: Query): Promise<number> => {
  const answer = await (await as(who)).send(reportListEndpoints.listDailyReports, {
    query: { ...asked, ...filters, per_page: 1, total: 'exact' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.total;
};

type Opened = { what: string; count: number; filters: ReportFilters };

/** Everything on the dashboard that can be pressed, with the number that it shows. */
const openable = ({ kpis, charts, comments, range }: Awaited<ReturnType<typeof dashboard>>): Opened[] => [
  ...figureKeys.flatMap((key) => {
    const [figure, filters] = [kpis[key], figureList(key, range)];
    return figure && filters ? [{ what: key, count: figure.of, filters }] : [];
  }),
  ...charts.weeks.map((week) => ({
    what: `week of ${week.from}`,
    count: week.shown,
    filters: pointLists.week(week),
  })),
  ...charts.incidents.map((one) => ({
    what: one.key,
    count: one.reports,
    filters: pointLists.incident(one, range),
  })),
  ...charts.unlocked.map((one) => ({
    what: one.name,
    count: one.count,
    filters: pointLists.unlocked(one, range),
  })),
  ...(comments.count > 0
    ? [{ what: 'comments', count: comments.count, filters: pointLists.comments(range) }]
    : []),
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
    await expectEqualLists('admin', { supervisor: acme.users.supervisor });
    await expectEqualLists('supervisor', { job: jobId });
    await expectEqualLists('admin', { range: 'custom', from: '2026-10-30', to: '2026-11-05' });
  });
});

describe('what is counted', () => {
  it('differs by what people see, and is nothing for who sees no job', async () => {
    const [all, some, final, none] = await Promise.all(
      (['admin', 'supervisor', 'viewer', 'area-manager'] as const).map((who) => dashboard(who)),
    );
    expect(all?.kpis.submitted?.value).toBeGreaterThan(some?.kpis.submitted?.value ?? 0);
    expect(some?.kpis.submitted?.of).toBeGreaterThan(final?.kpis.submitted?.of ?? 0);
    expect(final?.kpis.submitted?.of).toBeGreaterThan(0);
    expect(final?.kpis.expected?.value).toBe(some?.kpis.expected?.value);
    expect(none?.kpis.submitted).toMatchObject({ value: 0, previous: 0, delta: null });
    expect(none?.kpis.submission_rate?.value).toBeNull();
    expect(none?.missing).toEqual({ count: 0, rows: [] });
    expect(none?.comments).toEqual({ count: 0, rows: [] });
  });

  it('is neither expected nor missing once it is excused', async () => {
    const before = await dashboard('admin');
    const night = before.missing?.rows[0];
    const excuse = (columns: string) =>
      sql(`update service_days set ${columns} where organization_id = :org and work = 'nightly_report'
        and day = '${night?.night}' and job_id = ${night?.job.id} returning id`);
    expect(await excuse(`excused_at = now(), excuse_reason = 'The site was closed'`)).toHaveLength(1);
    const after = await dashboard('admin');
    for (const key of ['expected', 'missing'] as const)
      expect(after.kpis[key]?.value).toBe((before.kpis[key]?.value ?? 0) - 1);
    expect(after.missing?.count).toBe((before.missing?.count ?? 0) - 1);
    await excuse(`excused_at = null, excuse_reason = null`);
  });

  it('of what was owed every night is there or missing, and tonight is neither', async () => {
    const { kpis, charts, missing } = await dashboard('admin', {
      range: 'custom',
      from: '2026-11-15',
      to: '2026-11-21',
    });
    // Five nights at two sites, because nobody owed the 18th and the 21st is still to come; in Honolulu it is eight in the
    // morning after the 20th.
    expect(kpis.expected?.value).toBe(9);
    expect(kpis.missing?.value).toBe(missing?.count);
    expect(kpis.submission_rate?.value).toBe((9 - (missing?.count ?? 0)) / 9);
    expect(charts.weeks.map(({ expected, submitted }) => [expected, submitted])).toEqual([
      [9, 9 - (missing?.count ?? 0)],
    ]);
    expect(missing?.rows.map(({ night }) => night)).toEqual(
      missing?.rows
        .map(({ night }) => night)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(missing?.rows.map(({ report_id, state }) => `${report_id !== null} ${state}`))).toEqual(
      new Set(['true started', 'false not_started']),
    );
    const { missing: ofViewer } = await dashboard('viewer');
    expect(new Set(ofViewer?.rows.map(({ report_id, state }) => `${report_id} ${state}`))).toEqual(
      new Set(['null not_submitted']),
    );
  });

  it('is missing only where nothing was submitted, whoever looks; what is not final yet stands apart', async () => {
    for (const query of [{}, { range: 'past_6_months' }, { job: acme.inScope.jobId }]) {
      const [open, final] = await Promise.all([dashboard('supervisor', query), dashboard('viewer', query)]);
      for (const key of ['expected', 'submitted', 'submission_rate', 'on_time_rate', 'missing'] as const)
        expect([key, final.kpis[key]?.value]).toEqual([key, open.kpis[key]?.value]);
      expect(final.missing?.count).toBe(open.missing?.count);
      const { submitted, not_final } = final.kpis;
      expect(not_final?.value).toBeGreaterThan(0);
      expect(not_final?.value).toBe((submitted?.value ?? 0) - (submitted?.of ?? 0));
      expect(open.kpis.not_final).toBeUndefined();
    }
  });

  it('names whoever supervised a site in the night that is missing', async () => {
    const before = await dashboard('supervisor');
    expect(before.charts.missing).toEqual([{ supervisor: null, count: before.missing?.count }]);
    await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      const id = await createAssignment(tenant, null, { name: 'Supervisor', role_key: 'supervisor' });
      await assignUsers(tenant, id, [{ userId: acme.users.supervisor, jobId: acme.inScope.jobId }]);
    });
    const after = await dashboard('supervisor');
    expect(after.charts.missing).toEqual([
      { supervisor: expect.objectContaining({ id: acme.users.supervisor }), count: before.missing?.count },
    ]);
    expect(after.missing?.rows[0]?.supervisor?.id).toBe(acme.users.supervisor);
  });

  it('leaves out what sites owe when one person is asked for', async () => {
    const { kpis, missing, charts } = await dashboard('admin', { supervisor: acme.users.supervisor });
    expect(kpis.submitted?.value).toBeGreaterThan(0);
    expect([kpis.expected, kpis.submission_rate, kpis.on_time_rate, kpis.missing, missing]).toEqual([
      ...Array(5),
    ]);
    expect(charts.missing).toEqual([]);
  });

  it('has the latest comments first, each of a report that the person may open', async () => {
    const { comments } = await dashboard('supervisor');
    const statuses = await sql(`select distinct status as id from daily_reports where organization_id = :org
      and id in (${comments.rows.map(({ id }) => id).join(', ')})`);
    expect(statuses.map(({ id }) => String(id)).toSorted()).toEqual(['finalized', 'pending']);
    expect(comments.rows[0]?.text).toMatch(/^Comment of night/);
  });

  it('has for a client no list of comments, incidents or people, as it has no count of them', async () => {
    const { comments, kpis } = await dashboard('viewer');
    expect([comments.count, kpis.incidents]).toEqual([0, undefined]);
    const asked: ReportFilters[] = [
      { comments: true },
      { incidents: true },
      { incident_kind: ['leak'] },
      { headcount: true },
    ];
    for (const filters of asked) expect([filters, await rowsOf('viewer', filters, {})]).toEqual([filters, 0]);
    const all = await rowsOf('viewer', {}, {});
    expect(await rowsOf('viewer', { comments: false }, {})).toBe(all);
    expect(await rowsOf('supervisor', { comments: true }, {})).toBeGreaterThan(0);
  });

  it('is never of another company', async () => {
    const admin = await rival.signIn('admin');
    const answer = await admin.call(reportDashboardEndpoints.getReportDashboard, {
      query: { range: 'past_6_months', job: acme.inScope.jobId },
    });
    expect(answer.payload.kpis.submitted?.value).toBe(0);
    expect(answer.payload.kpis.expected?.value).toBe(0);
    expect(answer.text).not.toContain(acme.canary);
  });
});

it('becomes a file with the rows of the list, for who may take data along', async () => {
  const query = { dateFrom: '2026-11-01', dateTo: '2026-11-21', unlocked: true } as const;
  const { bytes } = await (await as('manager')).call(reportListEndpoints.exportDailyReports, {
    query: { format: 'csv', ...query },
  });
  const [header, ...rows] = parse(bytes, { bom: true }) as string[][];
  expect(header?.slice(0, 5)).toEqual(['Night', 'Building', 'Job number', 'Job site', 'Supervisor']);
  expect(rows.length).toBe(await rowsOf('manager', query, {}));
  expect(rows[0]?.slice(5, 8)).toEqual(['20', expect.stringMatching(/^\d+$/), '1']);
  const refused = await (await as('viewer')).call(reportListEndpoints.exportDailyReports, {
    query: { format: 'csv' },
  });
  expect(refused.status).toBe(403);
});

describe('what is refused', () => {
  const ask = async (who: Who, query: object) =>
    (await as(who)).send(reportDashboardEndpoints.getReportDashboard, { query: query });

  it.each([
    [{ range: 'custom' }, ['from', 'to']],
    [{ range: 'custom', from: '2025-01-01', to: '2026-01-02' }, ['to']],
    [{ range: 'for ever', job: -1, surprise: 1 }, ['job', 'range', 'surprise']],
  ])('%o', async (query, fields) => {
    const answer = await ask('admin', query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(fields);
  });

  it('asks the list for what there is', async () => {
    const query = { due: 'maybe', incident_kind: ['ghost'], unlocked_tenant: 0, headcount: 7 };
    const answer = await (await as('admin')).send(reportListEndpoints.listDailyReports, {
      query: query,
    });
    expect(answer.status).toBe(422);
    expect(new Set(Object.keys(answer.errors).map((name) => name.split('.')[0]))).toEqual(
      new Set(Object.keys(query)),
    );
  });

  it('needs the flag', async () => {
    expect((await ask('nobody', {})).status).toBe(403);
  });
});
