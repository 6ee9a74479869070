import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessEndpoints } from '#features/accounts/access/contract';
import { areaEndpoints } from '#features/sites/areas/contract';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { idRow } from '#platform/server/db/id-row';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../tests/api/harness/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;

type Rows = { payload: { rows: { name?: string; job_name?: string }[]; total: number } };
type List = (client: Client, query: Record<string, unknown>) => Promise<unknown>;

const lists: Record<string, List> = {
  jobs: (client, query) => client.call(jobEndpoints.listJobs, { query }),
  buildings: (client, query) => client.call(buildingEndpoints.listBuildings, { query }),
  clients: (client, query) => client.call(clientEndpoints.listClients, { query }),
  areas: (client, query) => client.call(areaEndpoints.listAreas, { query }),
  people: (client, query) => client.call(accessEndpoints.listUsers, { query }),
};

const fill = (company: Company, mark: string) =>
  app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    const o = company.organizationId;
    const name = `José ${mark} O'Ñandú`;
    const rename = (table: string, key: string, id: number, set: string, values: unknown[]) =>
      tenant.query({
        text: `update ${table} set ${set} where organization_id = $1 and ${key} = $2`,
        values: [o, id, ...values],
      });
    for (const site of [company.inScope, company.outOfScope]) {
      const side = site === company.inScope ? 'inside' : 'outside';
      await rename('jobs', 'id', site.jobId, 'job_name = $3', [`${name} ${side}`]);
      await rename('buildings', 'id', site.buildingId, 'name = $3', [`${name} ${side}`]);
    }
    // Sites are also found by the name of their client, so the one outside gets another client.
    const [other] = await tenant.query({
      text: `insert into clients (organization_id, account_number, name) values ($1, 'other', 'Other') returning id`,
      values: [o],
      row: idRow,
    });
    await rename('jobs', 'id', company.outOfScope.jobId, 'client_id = $3', [other?.id]);
    await rename('clients', 'id', company.clientId, 'name = $3', [`${name} inside`]);
    await rename('memberships', 'user_id', company.users['day-porter'], 'first_name = $3, last_name = $4', [
      'José',
      `${mark} O'Ñandú inside`,
    ]);
    await tenant.query({
      text: 'insert into areas (organization_id, name) values ($1, $2)',
      values: [o, `${name} inside`],
    });
  });

beforeAll(async () => {
  const { rival, ...given } = await startWithCompanies();
  ({ app, acme } = given);
  await fill(acme, '50%_a\\b');
  await fill(rival, 'Zwölf');
  [admin, supervisor] = await Promise.all([acme.signIn('admin'), acme.signIn('supervisor')]);
});
afterAll(() => app.close());

const names = async (list: List, client: Client, q: string): Promise<string[]> => {
  const { payload } = (await list(client, { q, per_page: 100 })) as Rows;
  expect(payload.total).toBe(payload.rows.length);
  return payload.rows.map((row) => row.job_name ?? row.name ?? '');
};

describe.each(Object.entries(lists))('searching %s', (kind, list) => {
  const sites = kind === 'jobs' || kind === 'buildings' ? 2 : 1;

  it.each([
    'jose',
    'JOSÉ',
    'José',
    'ñandú',
    'nandu',
    'NANDU jose',
    'inside josé',
    '50%',
    '0%_a',
    '%_a\\',
    'a\\b',
    '\\',
    "o'ñ",
    'jo',
    'J',
    'na 50 jo',
    'ins',
  ])('finds %j without case and accents, signs as they are', async (q) => {
    const found = await names(list, admin, q);
    const expected = /ins/.test(q) ? 1 : sites;
    expect(found.filter((name) => name.startsWith('José'))).toHaveLength(expected);
    expect(found.some((name) => name.includes('Zwölf'))).toBe(false);
  });

  it.each([
    'zwolf',
    'j_se',
    'jos%',
    '%sé',
    'osé inside outside',
    'se',
    "' or true --",
    '\\\\',
    'jose nothing',
  ])('finds nothing for %j', async (q) => {
    expect(await names(list, admin, q)).toEqual([]);
  });

  it('shows everything for blanks, and refuses a text nobody types', async () => {
    const { payload: all } = (await list(admin, { per_page: 100 })) as Rows;
    expect(await names(list, admin, '   ')).toHaveLength(all.total);
    expect(await list(admin, { q: 'a'.repeat(101) })).toMatchObject({
      status: 422,
      errors: { q: expect.anything() },
    });
  });

  it('stays in the scope of the person', async () => {
    expect(await names(list, supervisor, 'outside')).toEqual([]);
    if (sites === 2) expect(await names(list, supervisor, 'jose')).toEqual(["José 50%_a\\b O'Ñandú inside"]);
  });
});

it('finds a job by its building', async () => {
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: "update buildings set address = '9 Cañón Way' where organization_id = $1 and id = $2",
      values: [acme.organizationId, acme.inScope.buildingId],
    }),
  );
  expect(await names(lists.jobs as List, supervisor, 'canon jose')).toHaveLength(1);
});

it('finds a common word in many rows as in few', async () => {
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `with j as (insert into jobs (organization_id, job_number, job_name, client_id, status)
          select $1, 'N-' || n, case when n % 3 = 0 then 'Lavandería ' else 'Hall ' end || n, $2, 'active'
          from generate_series(1, 900) n returning id),
        b as (insert into buildings (organization_id, name, address, city, state, zip, time_zone)
          select $1, case when n % 3 = 1 then 'Lavandería ' else 'Torre ' end || n, n || ' Main', 'Salem', 'OR', '97301',
            'America/Los_Angeles' from generate_series(1, 900) n returning id)
        insert into job_buildings (organization_id, job_id, building_id)
        select $1, j.id, b.id from (select id, row_number() over (order by id) n from j) j
        join (select id, row_number() over (order by id) n from b) b using (n)`,
      values: [acme.organizationId, acme.clientId],
    }),
  );
  const total = async (client: Client, q: string) =>
    (await client.call(jobEndpoints.listJobs, { query: { q, per_page: 10 } })).payload.total;
  expect(await total(admin, 'lavanderia')).toBe(600);
  expect(await total(admin, 'LA')).toBe(600);
  expect(await total(admin, 'lavanderia torre')).toBe(300);
  expect(await total(supervisor, 'lavanderia')).toBe(0);
});
