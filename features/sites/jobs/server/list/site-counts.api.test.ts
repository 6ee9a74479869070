import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArea } from '#features/sites/areas/server';
import { maxCounted } from '#platform/contract/choice-counts';
import type { CallOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { growSamples, sampleCompany } from '../../../../../tests/api/harness/samples.ts';
import { jobEndpoints, jobStatuses, serviceTypes } from '../../contract/index.ts';

const { countSites, listJobs } = jobEndpoints;

type Query = NonNullable<NonNullable<CallOf<typeof countSites>>['query']>;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let areaManager: Client;
let porter: Client;
let region: number;
let area: number;

const grown = `(select id, row_number() over (order by id) as n from jobs
  where organization_id = $1 and job_number like 'G-%')`;

/** Varies the data of the generated sites by their number `n`, so that each choice leaves different sites. */
const spread = [
  `update jobs set service_start_date = current_date - 31 - 2 * grown.n::int,
     status = case n % 5 when 1 then 'draft' when 2 then 'inactive' else 'active' end
   from ${grown} grown where jobs.organization_id = $1 and jobs.id = grown.id`,
  `update buildings b set area_id = case n % 3 when 0 then $2::int when 1 then $3::int end,
     state = case when n % 2 = 0 then 'MA' else 'CO' end, lat = case when n % 4 > 0 then 39.7 end,
     lng = case when n % 4 > 0 then -104.9 end, gross_cleanable_sqft = 1000 * n
   from job_buildings jb join ${grown} grown on grown.id = jb.job_id
   where b.organization_id = $1 and jb.organization_id = $1 and b.id = jb.building_id`,
  `insert into job_services (organization_id, job_id, type, name)
   select $1, id, t.type, 'Spread ' || n from ${grown} grown
   join unnest(array['cleaning', 'day-porter', 'other']) with ordinality t (type, place) on n % 3 = place - 1 or n % 7 = 0`,
  `insert into contracts (organization_id, job_service_id, is_base, number, status, start_date, days_per_week,
     termination_date)
   select $1, s.id, true, 'E-' || s.id, 'approved', '2020-01-01', 5, current_date + 20 * grown.n::int
   from job_services s join ${grown} grown on grown.id = s.job_id
   where s.organization_id = $1 and s.name like 'Spread %' and s.type = 'other'`,
  `insert into special_projects (organization_id, year, serial, client_id, job_id, title, description, project_type, status,
     held_from)
   select $1, 2019, n, j.client_id, j.id, 'Wax', 'Wax', 'other', case n % 3 when 0 then 'open' when 1 then 'on_hold' else 'active' end,
     case n % 3 when 1 then 'open' end
   from ${grown} grown join jobs j on j.organization_id = $1 and j.id = grown.id where n % 2 = 0`,
  `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose, archived_at)
   select $1, 'a.pdf', 'application/pdf', 1, '', '', gen_random_uuid(), 'job-document', id, t.type,
     case when n % 4 = 0 then now() end
   from ${grown} grown join unnest(array['contract', 'coi', 'w9', 'logo']) with ordinality t (type, place) on n % 5 = place`,
  `insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id, to_date)
   select $1, a.id, g.id, m.user_id, case when g.n % 6 = 0 then date '2020-01-01' end
   from ${grown} g join memberships m on m.organization_id = $1 and m.user_id % 3 = g.n % 3
   join job_site_assignments a on a.organization_id = $1 and a.name = 'Grown duty'`,
];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [admin, areaManager] = await Promise.all([acme.signIn('admin'), acme.signIn('area-manager')]);
  porter = await acme.signIn('day-porter');
  await growSamples(app, await sampleCompany(app, acme));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant: Tenant) => {
    region = await createArea(tenant, null, { name: 'Shoreline' });
    area = await createArea(tenant, null, { name: 'Shoreline harbor', parent_area_id: region });
    for (const text of spread) {
      const areas = text.includes('$2') ? [region, area] : [];
      await tenant.query({ text, values: [tenant.organizationId, ...areas] });
    }
  });
});
afterAll(() => app.close());

const counted = async (client: Client, query: Query = {}) =>
  (await client.call(countSites, { query })).payload;

const rowsOf = async (client: Client, filter: string, query: Query = {}) =>
  Object.fromEntries(
    (await counted(client, query))
      .find((one) => one.filter === filter)
      ?.counts.map(({ value, rows }) => [value, rows]) ?? [],
  );

const own = ['status', 'client_id', 'area_id', 'state', 'service_type', 'needs_location'];

const criteria = [
  'lacks',
  'contract-end',
  'inspection-past-due',
  'manager',
  'missing-document',
  'open-project',
];

/** Choices that screens offer, whether they leave a site or not. */
const offered: Record<string, readonly (string | number)[]> = {
  status: jobStatuses,
  service_type: serviceTypes,
  state: ['CO', 'MA', 'NY'],
  needs_location: ['true', 'false'],
  'contract-end': [30, 60, 90, 180, 365],
  'inspection-past-due': [1, 7, 30, 90],
  'missing-document': [1, 2, 3, 4, 5, 6, 7, 8],
  'open-project': [1, 2, 3, 4],
};

/** The query with this choice in place of those of its filter. */
const choosing = (query: Query, filter: string, value: string): Query => {
  if (own.includes(filter))
    return { ...query, [filter]: filter === 'status' || filter === 'service_type' ? [value] : value };
  const others = (query.criteria ?? []).filter((criterion) => !criterion.startsWith(`${filter}:`));
  return { ...query, criteria: [...others, `${filter}:${value}`] };
};

const searches: [string, () => Query][] = [
  ['no filter', () => ({})],
  ['what the list begins with', () => ({ status: ['draft', 'active'] })],
  ['a status and a service', () => ({ status: ['active'], service_type: ['cleaning', 'other'] })],
  ['an area with those below it', () => ({ area_id: region, needs_location: false })],
  ['criteria', () => ({ status: ['active'], criteria: ['missing-document:2', 'open-project:1'] })],
  ['a criterion and a client', () => ({ client_id: acme.clientId, criteria: ['contract-end:180'] })],
  ['words, place and size', () => ({ q: 'job', state: 'MA', city: 'den', sqft_from: 2000, sqft_to: 25_000 })],
  ['the same criterion twice', () => ({ criteria: ['open-project:1', 'open-project:2'] })],
];

/** For each choice in the answer or on a screen: the count of the answer and the number of rows that the list then has. */
const compared = async (client: Client, query: Query) => {
  const found: { choice: string; said: number; shown: number | 'refused' }[] = [];
  for (const { filter, counts } of await counted(client, query)) {
    const said = new Map(counts.map(({ value, rows }) => [value, rows]));
    for (const value of new Set([...said.keys(), ...(offered[filter] ?? []).map(String)])) {
      const asked = { ...choosing(query, filter, value), total: 'exact' };
      const { payload, status } = await client.send(listJobs, { query: asked });
      const shown = status === 403 ? 'refused' : payload.total;
      found.push({ choice: `${filter}=${value}`, said: said.get(value) ?? 0, shown });
    }
  }
  return found;
};

describe('counting what each choice leaves', () => {
  it.each(searches)('says what the list then shows: %s', async (_, search) => {
    const all = await compared(admin, search());
    expect(all.filter(({ said, shown }) => said !== shown)).toEqual([]);
    expect(all.filter(({ said }) => said > 0).length).toBeGreaterThan(10);
  });

  it('says what the list shows to somebody who sees some sites, and no more', async () => {
    const found = await compared(areaManager, { status: ['active'], criteria: ['missing-document:4'] });
    // This person may not read these types of documents.
    const refused = found.filter(({ shown }) => shown === 'refused');
    expect(refused.map(({ choice, said }) => [choice, said])).toEqual([
      ['missing-document=1', 0],
      ['missing-document=5', 0],
    ]);
    expect(found.filter(({ said, shown }) => said !== shown && shown !== 'refused')).toEqual([]);
    expect(found.filter(({ said }) => said > 0).length).toBeGreaterThan(5);
  });

  it('answers for every filter with choices, and for the criteria that the person may use', async () => {
    const filters = (await counted(admin)).map(({ filter }) => filter);
    expect(filters.toSorted()).toEqual([...own, ...criteria].toSorted());
    const ofPorter = (await counted(porter)).map(({ filter }) => filter);
    expect(ofPorter).not.toContain('contract-end');
    expect(await rowsOf(areaManager, 'missing-document')).not.toHaveProperty('1');
  });

  it('says the same of missing documents as the list that begins', async () => {
    const live: Query = { status: ['draft', 'active'] };
    const { 3: missing } = await rowsOf(admin, 'missing-document', live);
    const query = { ...live, criteria: ['missing-document:3'] };
    expect((await admin.call(listJobs, { query })).payload.total).toBe(missing);
    expect(missing).toBeGreaterThan(0);
  });

  it('counts visible sites of the own company alone', async () => {
    const seen = (await areaManager.call(listJobs)).payload.total;
    const all = (await admin.call(listJobs)).payload.total;
    expect(seen).toBeLessThan(all);
    const { [acme.clientId]: ofClient } = await rowsOf(areaManager, 'client_id');
    expect(ofClient).toBeLessThanOrEqual(seen);
    const stranger = await rival.signIn('admin');
    expect(await rowsOf(stranger, 'client_id')).toEqual({ [rival.clientId]: 2 });
    expect(await rowsOf(stranger, 'client_id', { client_id: acme.clientId })).toEqual({
      [rival.clientId]: 2,
    });
    expect(await rowsOf(stranger, 'state', { area_id: area })).toEqual({});
    expect((await (await acme.signIn('nobody')).call(countSites)).status).toBe(403);
  });

  it('names every field that is wrong', async () => {
    const rawQuery = `zip=12345678901&sqft_from=-1&service_type=gardening&criteria=Bad&status=old&client_id=x&city=${'x'.repeat(61)}`;
    const { status, errors } = await admin.call(countSites, { rawQuery });
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      ...['city', 'client_id', 'criteria.0', 'service_type.0', 'sqft_from', 'status.0', 'zip'],
    ]);
  });

  it.each([
    ['unheard-of:1', 422],
    ['contract-end:999999999', 422],
    ['contract-end:30', 403],
    ['missing-document:1', 403],
  ] as const)('refuses %s as the list does', async (criterion, expected) => {
    const query = { criteria: [criterion] };
    expect((await porter.call(listJobs, { query })).status).toBe(expected);
    expect((await porter.call(countSites, { query })).status).toBe(expected);
  });

  it('counts the choices with the most sites where there are too many', async () => {
    await app.database.withTenant(systemScope(rival.organizationId), async (tenant: Tenant) => {
      const more = `generate_series(1, ${maxCounted}) n`;
      const text = `with many as (
          insert into clients (organization_id, account_number, name)
          select $1, 'M-' || n, 'Many ' || n from ${more} returning id)
        insert into jobs (organization_id, job_number, job_name, client_id, status)
        select $1, 'M-' || id, 'Many', id, 'active' from many`;
      await tenant.query({ text, values: [tenant.organizationId] });
    });
    const found = (await counted(await rival.signIn('admin'))).find(({ filter }) => filter === 'client_id');
    expect([found?.counts.length, found?.capped]).toEqual([maxCounted, true]);
    expect(found?.counts[0]).toEqual({ value: String(rival.clientId), rows: 2 });
  });
});
