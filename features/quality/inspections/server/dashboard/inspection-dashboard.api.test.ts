import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { addDays } from '#platform/contract/add-days';
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
import { publishTemplate } from '../../../../../tests/api/harness/walk.ts';
import {
  type FigureList,
  figureKeys,
  figureList,
  type InspectionFilters,
  inspectionDashboardEndpoints,
  inspectionListEndpoints,
  pointLists,
  siteScoreEndpoints,
} from '../../contract/index.ts';
import { foldInspectionDays } from './fold-days-repository.ts';

const now = '2026-11-21T18:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
const as = signInOnce(() => acme);

const sql = (text: string) =>
  sqlAs<{ id: number }>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

/** 140 inspections of seven months at both sites, in every state, some on the border of a day in Denver or Honolulu, some
 * repeating others; sections and issues with and without a type. */
const seedInspections = (template: number) => {
  const { inScope, outOfScope, users } = acme;
  return sql(`
    with types as (select array_agg(id order by id) as ids from common_area_types where organization_id = :org)
      insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
        building_id, inspected_by, inspected_at, started_at, waits_since, finalized_at, visibility, target_score,
        score_method, score, outcome, band, deficiency_count, section_kinds, issues)
      select :org, 5000 + n, s.status, ${template}, 1, 'quality',
        case when n % 3 = 0 then ${outOfScope.jobId} else ${inScope.jobId} end,
        case when n % 3 = 0 then ${outOfScope.buildingId} else ${inScope.buildingId} end,
        (array[${users.admin}, ${users.supervisor}, ${users['area-manager']}])[1 + n % 3], at, at,
        case when s.status = 'completed' then at end, case when s.status = 'finalized' then at end, 'public', 85,
        case when n % 4 = 0 then '{"scales": ["five_point"], "weighted": true}'::jsonb
          else '{"scales": ["five_point"], "weighted": false}' end,
        case when n % 11 = 0 then null else score end,
        case when n % 13 = 0 then 'fail' when n % 11 = 0 then null when score >= 85 then 'pass' else 'fail' end,
        case when n % 11 = 0 then null when score >= 85 then 'success' when score >= 75 then 'warning' else 'error' end,
        n % 4,
        case when n % 11 = 0 then '[]'::jsonb else jsonb_build_array(
          jsonb_build_object('area_type_id', null, 'title', 'Lobby', 'score', score),
          jsonb_build_object('area_type_id', types.ids[1 + n % 2], 'title', '', 'score', score - 3.5),
          jsonb_build_object('area_type_id', types.ids[1], 'title', '', 'score', 90)) end,
        case n % 4 when 0 then '[]'::jsonb
          when 1 then jsonb_build_array(jsonb_build_object('area_type_id', null, 'question', 'Floor', 'count', 1))
          else jsonb_build_array(
            jsonb_build_object('area_type_id', types.ids[1 + n % 2], 'question', 'Soap', 'count', n % 4 - 1),
            jsonb_build_object('area_type_id', null, 'question', 'Floor', 'count', 1)) end
      from types, generate_series(0, 139) n,
        lateral (select (array['finalized', 'pending', 'completed', 'finalized', 'new', 'finalized', 'finalized'])[1 + n % 7]
          as status, 60 + (n * 37 % 4000) / 100.0 as score,
          case when n % 5 = 0 then ('2026-11-21'::date - n)::timestamp at time zone 'America/Denver'
            when n % 5 = 1 then ('2026-11-21'::date - n)::timestamp at time zone 'Pacific/Honolulu'
            else timestamptz '${now}' - n * interval '37 hours' end as at) s
      returning id`);
};

/** Every ninth repeats the one before. */
const seedRepetitions = () =>
  sql(`update inspections t set parent_inspection_id = p.id from inspections p
    where t.organization_id = :org and p.organization_id = :org and t.number % 9 = 0 and p.number = t.number - 1
    returning t.id`);

const seedTasks = () =>
  sql(`insert into tasks (organization_id, number, title, description, job_id, building_id, type, source, status, due_at,
      created_at, completed_at)
    select :org, 8000 + n, 'T', 'D',
      case when n % 3 = 0 then ${acme.outOfScope.jobId} else ${acme.inScope.jobId} end,
      case when n % 3 = 0 then ${acme.outOfScope.buildingId} else ${acme.inScope.buildingId} end,
      case when n % 5 = 0 then 'request' else 'deficiency' end, case when n % 7 = 0 then 'task' else 'inspection' end,
      case when n % 2 = 0 then 'open' else 'closed' end, case when n % 8 > 0 then at + interval '2 days' end, at,
      case when n % 2 = 1 then at + (n % 9) * interval '9 hours' end
    from generate_series(1, 90) n, lateral (select timestamptz '${now}' - n * interval '50 hours' as at) s returning id`);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  const template = await publishTemplate(await as('admin'));
  await sql(`update buildings set time_zone = 'Pacific/Honolulu', gross_cleanable_sqft = 5000
    where organization_id = :org and id = ${acme.outOfScope.buildingId}`);
  await sql(
    `update buildings set gross_cleanable_sqft = 20000 where organization_id = :org and id = ${acme.inScope.buildingId}`,
  );
  await sql(`insert into common_area_types (organization_id, key, name)
    values (:org, 'test-spa', 'Spa'), (:org, 'test-gym', 'Gym') on conflict do nothing`);
  await seedInspections(template);
  await seedRepetitions();
  await seedTasks();
  await sql(
    `update jobs set service_start_date = '2026-01-01', inspection_frequency_days = 9 where organization_id = :org`,
  );
  await sql(
    `delete from visible_jobs where organization_id = :org and user_id = ${acme.users['area-manager']}`,
  );
  for (const who of ['admin', 'supervisor', 'area-manager', 'viewer', 'nobody'] as const) await as(who);
  app.setNow(now);
});
afterAll(() => app.close());

type Query = Record<string, unknown>;

const dashboard = async (who: Who, query: Query = {}) => {
  const answer = await (await as(who)).send(inspectionDashboardEndpoints.getInspectionDashboard, {
    query,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const listed = { inspections: inspectionListEndpoints.listInspections, tasks: taskEndpoints.listTasks };

/** How the lists name the place that the figures are narrowed by. */
const namesOfTasks: Record<string, string> = {
  client: 'client_id',
  area: 'area_id',
  building: 'building_id',
  job: 'job_id',
};

const rowsOf = async (who: Who, { of, filters }: FigureList, asked: Query): Promise<number> => {
  // The list of sites has no filter by inspector: a site is due whoever inspects it.
  const { inspectedBy: _person, ...places } = asked;
  const narrowed = of === 'sites' ? places : asked;
  const query =
    of === 'tasks'
      ? {
          ...Object.fromEntries(Object.entries(narrowed).map(([key, id]) => [namesOfTasks[key], id])),
          ...filters,
        }
      : { ...narrowed, ...filters };
  const client = await as(who);
  const answer =
    of === 'sites'
      ? await client.send(inspectionDashboardEndpoints.listInspectedSites, { query: query })
      : await client.send(listed[of], { query: { ...query, per_page: 1 } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.total;
};

type Opened = { what: string; count: number; list: FigureList };

const inspections = (filters: InspectionFilters): FigureList => ({ of: 'inspections', filters });

/** Everything on the dashboard that can be pressed, with the number that it shows. */
const openable = (
  { kpis, charts, range }: Awaited<ReturnType<typeof dashboard>>,
  reinspections: boolean,
): Opened[] => {
  const counting = { ...range, reinspections };
  return [
    ...figureKeys.flatMap((key) => {
      const figure = kpis[key];
      return figure ? [{ what: key, count: figure.of, list: figureList(key, counting) }] : [];
    }),
    ...[...charts.weeks, ...charts.months].map((one) => ({
      what: `${one.from} to ${one.to}`,
      count: one.scored,
      list: inspections(pointLists.period(one, counting)),
    })),
    ...charts.bands.map((one) => ({
      what: one.key,
      count: one.count,
      list: inspections(pointLists.band(one, counting)),
    })),
    ...[...charts.worst, ...charts.best].map((one) => ({
      what: one.name,
      count: one.scored,
      list: inspections(pointLists.building(one, counting)),
    })),
    ...charts.heat.flatMap(({ id, name, months }) =>
      months.map((month) => ({
        what: `${name} ${month.from}`,
        count: month.scored,
        list: inspections(pointLists.building({ id }, { ...month, reinspections })),
      })),
    ),
    ...charts.sections.map((one) => ({
      what: `section ${one.title} ${one.area_type?.name}`,
      count: one.inspections,
      list: inspections(pointLists.section(one, counting)),
    })),
    ...charts.inspectors.map((one) => ({
      what: one.name,
      count: one.inspections,
      list: inspections(pointLists.inspector(one, counting)),
    })),
    ...charts.issues.map((one) => ({
      what: `issue ${one.question} ${one.area_type?.name}`,
      count: one.inspections,
      list: inspections(pointLists.issue(one, counting)),
    })),
  ];
};

const expectEqualLists = async (who: Who, query: Query = {}): Promise<void> => {
  const { range: _range, from: _from, to: _to, reinspections = false, by_area: _by, ...narrowed } = query;
  const parts = openable(await dashboard(who, query), reinspections === true);
  await expectListsOf(parts, ({ list }) => rowsOf(who, list, narrowed));
};

const fold = () =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) => foldInspectionDays(tenant));

describe.each(['as they came', 'added up'] as const)('every number opens a list of as many, %s', (how) => {
  beforeAll(async () => {
    if (how === 'added up') await fold();
  });

  it.each(['admin', 'supervisor', 'area-manager', 'viewer'] as const)('for a %s', async (who) => {
    await expectEqualLists(who);
    await expectEqualLists(who, { range: 'past_6_months' });
  });

  it('however narrowed', async () => {
    const { jobId, buildingId } = acme.outOfScope;
    await expectEqualLists('admin', { job: jobId, range: 'last_month' });
    await expectEqualLists('admin', { building: buildingId, client: acme.clientId });
    await expectEqualLists('admin', { inspectedBy: acme.users.supervisor });
    await expectEqualLists('admin', { reinspections: true });
    await expectEqualLists('supervisor', { job: jobId });
    await expectEqualLists('admin', { range: 'custom', from: '2026-10-30', to: '2026-11-05' });
  });

  it('and says the same from the roll-ups as from the inspections', async () => {
    const rolledUp = await dashboard('admin', { range: 'past_6_months' });
    // All sites are of this client: the same rows, read one by one.
    const live = await dashboard('admin', { range: 'past_6_months', client: acme.clientId });
    expect(rolledUp).toEqual(live);
    expect(rolledUp.kpis.average_score?.value).toBeGreaterThan(60);
    expect(rolledUp.mixed_methods).toBe(true);
    expect(rolledUp.charts.issues.map(({ question }) => question)).toContain('Soap');
    expect(rolledUp.charts.sections.length).toBe(3);
  });

  it('whichever weekdays its range begins and ends on', async () => {
    for (let first = 0; first < 7; first += 1) {
      const from = addDays('2026-09-13', first);
      for (const days of [3, 9, 26]) {
        const range = { range: 'custom', from, to: addDays(from, days) };
        const live = await dashboard('admin', { ...range, client: acme.clientId });
        expect(await dashboard('admin', range), `${from} and ${days} days`).toEqual(live);
      }
    }
  });
});

describe('what is counted', () => {
  it('differs by what people see, and is nothing for who sees no job', async () => {
    const [all, some, final, none] = await Promise.all(
      (['admin', 'supervisor', 'viewer', 'area-manager'] as const).map((who) => dashboard(who)),
    );
    expect(all?.kpis.inspections?.value).toBeGreaterThan(some?.kpis.inspections?.value ?? 0);
    expect(some?.kpis.inspections?.value).toBeGreaterThan(0);
    expect(final?.kpis.inspections?.value).toBeGreaterThan(0);
    expect(none?.kpis.inspections).toMatchObject({ value: 0, previous: 0, delta: null });
    expect(none?.kpis.average_score?.value).toBeNull();
    expect(none?.kpis.compliance?.value).toBeNull();
    expect(none?.charts.heat).toEqual([]);
  });

  it('follows an inspection that changes, moves to another day, or is deleted', async () => {
    const total = async () => (await dashboard('admin')).kpis.inspections?.value ?? 0;
    const before = await total();
    await sql(`update inspections set deleted_at = now() where organization_id = :org and number = 5002`);
    expect(await total()).toBe(before - 1);
    await sql(`update inspections set deleted_at = null where organization_id = :org and number = 5002`);
    await sql(
      `update inspections set inspected_at = '2020-01-01' where organization_id = :org and number = 5002`,
    );
    expect(await total()).toBe(before - 1);
    await fold();
    expect(await total()).toBe(before - 1);
    await expectEqualLists('admin');
  });

  it('has the days of the building, also when it turns out to be in another zone', async () => {
    const { buildingId } = acme.outOfScope;
    await sql(
      `update buildings set time_zone = 'Asia/Tokyo' where organization_id = :org and id = ${buildingId}`,
    );
    await expectEqualLists('admin');
    await sql(
      `update buildings set time_zone = 'Pacific/Honolulu' where organization_id = :org and id = ${buildingId}`,
    );
    await expectEqualLists('admin');
  });

  it('weighs scores by area when asked', async () => {
    const [plain, weighed] = [await dashboard('admin'), await dashboard('admin', { by_area: true })];
    expect(weighed.kpis.average_score?.value).not.toBe(plain.kpis.average_score?.value);
    expect(weighed.kpis.average_score?.of).toBe(plain.kpis.average_score?.of);
  });

  it('leaves out tasks for who sees none of them, or asks for one inspector', async () => {
    expect((await dashboard('admin')).kpis.open_deficiencies?.value).toBeGreaterThan(0);
    expect(
      (await dashboard('admin', { inspectedBy: acme.users.admin })).kpis.open_deficiencies,
    ).toBeUndefined();
  });

  it('is never of another company', async () => {
    const admin = await rival.signIn('admin');
    const answer = await admin.call(inspectionDashboardEndpoints.getInspectionDashboard, {
      query: { range: 'past_6_months', job: acme.inScope.jobId },
    });
    expect(answer.payload.kpis.inspections?.value).toBe(0);
    expect(answer.text).not.toContain(acme.canary);
    const sites = await admin.call(inspectionDashboardEndpoints.listInspectedSites, {});
    expect(sites.text).not.toContain(acme.canary);
  });
});

describe('what is refused', () => {
  const ask = async (who: Who, query: object) =>
    (await as(who)).send(inspectionDashboardEndpoints.getInspectionDashboard, { query: query });

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
    const { call } = await as('nobody');
    expect((await call(inspectionDashboardEndpoints.listInspectedSites, {})).status).toBe(403);
    expect((await call(siteScoreEndpoints.listSiteScores, {})).status).toBe(403);
    const { jobId } = acme.inScope;
    expect((await call(siteScoreEndpoints.getJobInspections, { params: { id: jobId } })).status).toBe(403);
  });

  it('does not tell of jobs out of scope', async () => {
    const { call } = await as('supervisor');
    const { jobId } = acme.outOfScope;
    expect((await call(siteScoreEndpoints.getJobInspections, { params: { id: jobId } })).status).toBe(404);
    const scores = await call(siteScoreEndpoints.listSiteScores, {});
    expect(scores.payload.map(({ job_id }) => job_id)).not.toContain(jobId);
  });
});
