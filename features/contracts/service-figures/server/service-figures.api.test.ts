import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract, type NewContract } from '#features/contracts/contracts/server';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { serviceFigureEndpoints } from '../contract/index.ts';

const { exportServiceFigures, listFigureGroups, listServiceFigures, sumServiceFigures } =
  serviceFigureEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
const services: Record<string, number> = {};

const line = { period: 'month' as const, note: '' };

const terms = (labor: number, supply: number): Partial<NewContract> => ({
  pricing: [
    { type: 'labor', amount: labor, ...line },
    { type: 'supply', amount: supply, ...line },
  ],
});

const add = async (
  name: string,
  contracts: readonly Partial<NewContract>[],
  { company = acme, jobId }: { company?: Company; jobId?: number } = {},
): Promise<void> => {
  await app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    const id = await createJobService(tenant, null, jobId ?? company.inScope.jobId, { type: 'other', name });
    services[name] = id;
    for (const [at, contract] of contracts.entries())
      await createContract(tenant, null, {
        number: at ? `${name}-${at}` : name,
        status: 'approved',
        days_per_week: 5,
        start_date: '2026-01-01',
        ...terms(900, 100),
        ...contract,
        job_service_id: id,
      });
  });
};

const budget = (name: string, from: string, [month, labor, startup]: [number, number, number]) =>
  sqlAs(
    app,
    acme,
    `insert into budgets (organization_id, job_service_id, name, status, effective_from, burden_pct, days_per_week,
       weeks_per_month, monthly_cents, labor_cents, startup_cents, approved_at)
     values ($1, $2, 'B', 'approved', $3, 2200, 5, 433, $4, $5, $6, now())`,
    [acme.organizationId, services[name], from, month, labor, startup],
  );

const giveDuty = (jobId: number, users: readonly number[]) =>
  sqlAs(
    app,
    acme,
    `with duty as (insert into job_site_assignments (organization_id, name, role_key)
       values ($1, 'Boss ' || gen_random_uuid(), 'area-manager') returning id)
     insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
     select $1, id, $2, unnest($3::int[]) from duty`,
    [acme.organizationId, jobId, users],
  );

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T16:00:00Z' }));
  manager = await acme.signIn('manager');
  const { inScope, outOfScope } = acme;
  await add('Night', [
    { termination_date: '2027-03-31', ...terms(2000, 500) },
    { start_date: '2027-04-01', ...terms(9000, 0) },
  ]);
  await add('Porter', [{ termination_date: '2027-03-09' }, { start_date: '2027-05-01', ...terms(3000, 0) }]);
  const credit = {
    type: 'LPC' as const,
    method: 'fixed' as const,
    rate: 100,
    sqft: null,
    base: 'all' as const,
  };
  await add('Windows', [{ credits: [{ ...credit, from: '2027-03-10', to: '2027-03-10' }] }], {
    jobId: outOfScope.jobId,
  });
  await add('Over', [{ termination_date: '2027-03-09' }]);
  await add('Draft', [{ status: 'draft' }]);
  await add('Theirs', [{}], { company: rival });
  await budget('Night', '2026-06-01', [200_000, 150_000, 12_500]);
  await budget('Porter', '2026-01-01', [270_000, 270_000, 40_000]);
  const [region] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into areas (organization_id, name) values ($1, 'Region') returning id`,
    [acme.organizationId],
  );
  const [area] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into areas (organization_id, name, parent_area_id) values ($1, 'Downtown', $2) returning id`,
    [acme.organizationId, region?.id],
  );
  await sqlAs(app, acme, 'update buildings set gross_cleanable_sqft = 10000, area_id = $2 where id = $1', [
    inScope.buildingId,
    area?.id,
  ]);
  await sqlAs(app, acme, 'update buildings set gross_cleanable_sqft = 5000 where id = $1', [
    outOfScope.buildingId,
  ]);
  await sqlAs(
    app,
    acme,
    `with f as (insert into floors (organization_id, building_id, number, label) values ($1, $2, 1, 'One') returning id)
     insert into building_vacancies (organization_id, building_id, floor_id, sqft, kind, from_date, to_date)
     select $1, $2, f.id, v.sqft, v.kind, v.since::date, v.until::date from f, (values
       (2000, 'FF', '2027-01-01', null), (500, 'PF', '2027-01-01', null), (900, 'PF', '2027-04-01', '2027-05-01')) v (sqft, kind, since, until)`,
    [acme.organizationId, inScope.buildingId],
  );
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<typeof list>[0]>;

const list = async (query: Record<string, unknown> = {}, client = manager) =>
  (await client.send(listServiceFigures, { query: query })).payload;

const named = async (query: Query = {}, client = manager) =>
  (await list(query, client)).rows.map(({ service }) => service.name);

describe('the services of a company', () => {
  it('each have the contract in force, or the one that comes', async () => {
    const { rows, total } = await list();
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        number: 'Night',
        has_begun: true,
        days_left: 21,
        termination_date: '2027-03-31',
        money: { value: 30_000, net: 2500, margin: 0.15, labor_share: 0.6 },
        room: { gross: 10_000, vacant: 2000 },
        areas: 'Downtown',
        renewal: null,
      },
      {
        number: 'Porter-1',
        has_begun: false,
        days_left: null,
        // The start-up supplies count only in the first twelve months.
        money: { value: 36_000, net: 3000, margin: 0.1, labor_share: 0.9 },
      },
      { number: 'Windows', money: { net: 900, margin: null, labor_share: null }, areas: null },
    ]);
  });

  it('are sorted by each column, those without a value last', async () => {
    for (const sort of serviceFigureEndpoints.exportServiceFigures.query.shape.sort.unwrap().options)
      for (const order of ['asc', 'desc']) expect(await named({ sort, order }), sort).toHaveLength(3);
    expect(await named({ sort: 'margin' })).toEqual(['Porter', 'Night', 'Windows']);
    expect(await named({ sort: 'margin', order: 'desc' })).toEqual(['Night', 'Porter', 'Windows']);
    expect(await named({ sort: 'value' })).toEqual(['Windows', 'Night', 'Porter']);
    expect(await named({ order: 'desc' })).toEqual(['Windows', 'Porter', 'Night']);
  });

  it.each<[Query, string[]]>([
    [{ ends_within: 21 }, ['Night']],
    [{ ends_within: 20 }, []],
    [{ margin_below: 15 }, ['Porter']],
    [{ lacks: ['budget'] }, ['Windows']],
    [{ lacks: ['area', 'manager'] }, ['Windows']],
    [{ q: 'wind' }, ['Windows']],
    [{ q: 'J-1' }, ['Night', 'Porter']],
    [{ q: 'nothing of the kind' }, []],
  ])('are narrowed by %j', async (query, expected) => {
    expect(await named(query)).toEqual(expected);
    expect((await list({ ...query, total: 'exact' })).total).toBe(expected.length);
    const { q, ...filters } = query;
    const sum = await manager.send(sumServiceFigures, {
      query: { ...filters, ...(q ? { q } : {}) },
    });
    expect(sum.payload.services).toBe(expected.length);
  });

  it('are counted with each page, also where there is none', async () => {
    const pages = [{ page: 2, per_page: 2 }, { page: 9 }, { total: 'exact' }, { q: 'night' }] as const;
    const read = await Promise.all(pages.map((page) => list(page)));
    expect(read.map(({ rows, total }) => [rows.length, total])).toEqual([
      [1, 3],
      [0, 3],
      [0, 3],
      [1, 1],
    ]);
  });

  it('are summed, shares weighted by price and a building counted once', async () => {
    const { payload } = await manager.call(sumServiceFigures, { query: {} });
    expect(payload).toEqual({
      services: 3,
      without_budget: 1,
      value: 76_800,
      net: 6400,
      margin: 0.1227,
      labor_share: 0.7636,
      gross: 15_000,
      vacant: 2000,
    });
  });

  it('are grouped by area with those above, each to as many as its filter finds', async () => {
    const { payload } = await manager.call(listFigureGroups, { query: { by: 'area' } });
    expect(payload.rows.map(({ name, within, services: count, net }) => [name, within, count, net])).toEqual([
      ['Downtown', 'Region', 2, 5500],
      ['Region', null, 2, 5500],
      [null, null, 1, 900],
    ]);
    for (const { id, services: count } of payload.rows)
      expect(await named(id === 0 ? { lacks: ['area'] } : { area_id: id })).toHaveLength(count);
  });

  it('are grouped by manager', async () => {
    const { users, inScope } = acme;
    await giveDuty(inScope.jobId, [users['area-manager'], users.supervisor]);
    const { payload } = await manager.call(listFigureGroups, { query: { by: 'manager', sort: 'services' } });
    expect(payload.rows.map(({ id, services: count }) => [id, count])).toEqual([
      [0, 1],
      ...[users['area-manager'], users.supervisor].toSorted((a, b) => a - b).map((id) => [id, 2]),
    ]);
    expect(await named({ manager_id: users.supervisor })).toEqual(['Night', 'Porter']);
    expect((await list()).rows[0]?.managers).toContain('; ');
  });

  it.each(['area', 'manager'] as const)('are as many as each group by %s counts', async (by) => {
    const { organizationId, users, outOfScope } = acme;
    await sqlAs(
      app,
      acme,
      `update buildings set area_id = (select id from areas where name = 'Region' and organization_id = $1) where id = $2`,
      [organizationId, outOfScope.buildingId],
    );
    await giveDuty(outOfScope.jobId, [users.supervisor]);
    const areas = await sqlAs<{ id: number }>(app, acme, 'select id from areas where organization_id = $1', [
      organizationId,
    ]);
    const filters: Record<string, unknown>[] = [
      ...areas.map(({ id }) => ({ area_id: id })),
      ...[users['area-manager'], users.supervisor].map((id) => ({ manager_id: id })),
      ...[{}, { q: 'J-1' }, { lacks: ['budget'] }, { lacks: [by] }, { margin_below: 15 }],
    ];
    for (const filter of filters) {
      const { payload } = await manager.send(listFigureGroups, { query: { by, ...filter } });
      for (const { id, services: count } of payload.rows) {
        const opened = { ...filter, ...(id === 0 ? { lacks: [by] } : { [`${by}_id`]: id }) };
        expect(await named(opened), JSON.stringify(opened)).toHaveLength(count);
      }
      if (!('lacks' in filter)) expect(payload.rows).not.toEqual([]);
    }
  });

  it('are exported with the same columns', async () => {
    const answer = await manager.call(exportServiceFigures, { query: { format: 'csv', lacks: ['budget'] } });
    const [row] = parse(answer.text, { columns: true, bom: true }) as Record<string, string>[];
    expect(row).toMatchObject({ Contract: 'Windows', 'Net per month': '900', 'Margin (%)': '' });
  });
});

describe('who sees them', () => {
  it('are people with the flag, within their sites', async () => {
    expect(await named({}, await acme.signIn('area-manager'))).toEqual(['Night', 'Porter']);
    expect(await named({}, await acme.signIn('sales-rep'))).not.toContain('Theirs');
    expect(await named({}, await rival.signIn('admin'))).toEqual(['Theirs']);
    const porter = await acme.signIn('day-porter');
    for (const endpoint of [listServiceFigures, sumServiceFigures] as const)
      expect((await porter.call(endpoint, { query: {} })).status).toBe(403);
    expect((await porter.call(listFigureGroups, { query: { by: 'area' } })).status).toBe(403);
  });

  it('is told which field is wrong', async () => {
    const wrong = { ends_within: -1, margin_below: 101, lacks: ['money'], sort: 'age', by: 'year' };
    const { by: _by, ...of } = wrong;
    const listed = await manager.send(listServiceFigures, { query: of });
    expect([listed.status, Object.keys(listed.errors).sort()]).toEqual([
      422,
      ['ends_within', 'lacks.0', 'margin_below', 'sort'],
    ]);
    const grouped = await manager.send(listFigureGroups, { query: wrong });
    expect(Object.keys(grouped.errors)).toContain('by');
  });
});
