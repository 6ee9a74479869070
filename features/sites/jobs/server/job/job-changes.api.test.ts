import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addVisibleJobs } from '#features/accounts/access/server';
import { insertBuildings, linkBuildings, locate, removeBuildings } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobEndpoints } from '../../contract/index.ts';
import { existingJobNumbers, insertJobs, jobsOfImport, loadJob, removeJobsOfImport } from '../index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
afterAll(() => app.close());

const job = (number: string, more: object = {}) => ({
  job_number: number,
  job_name: number,
  client_id: acme.clientId,
  building_ids: [acme.inScope.buildingId],
  ...more,
});

const place = (name: string) => ({
  name,
  address: '1 Main St',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  ...locate({ zip: '02110' }),
});

const newImport = (tenant: Tenant): Promise<number> =>
  tenant
    .query({
      text: `with f as (
          insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id)
          values ($1, 'a.csv', 'text/csv', 1, 'x', 'x', gen_random_uuid()::text, 'job_import', 1) returning id)
        insert into job_imports (organization_id, file_id, file_name, columns, mapping)
        select $1, id, 'a.csv', '[]', '{}' from f returning id`,
      values: [tenant.organizationId],
      row: z.custom<{ id: number }>(),
    })
    .then(([row]) => row?.id ?? 0);

describe('an unchanged list', () => {
  const list = (client: Client, etag?: string) =>
    client.call(jobEndpoints.listJobs, {
      query: { per_page: 0, include: 'buildings' },
      ...(etag ? { headers: { 'if-none-match': etag } } : {}),
    });
  const etagOf = async (client: Client) => String((await list(client)).headers.etag);

  it('is answered 304, with fewer statements', async () => {
    const etag = await etagOf(manager);
    const whole = await countStatements(() => list(manager));
    const fewer = await countStatements(async () => expect((await list(manager, etag)).status).toBe(304));
    expect(fewer).toBeLessThan(whole);
  });

  it('is known by reader and query', async () => {
    const etags = [
      await etagOf(manager),
      await etagOf(supervisor),
      await etagOf(await rival.signIn('manager')),
    ];
    expect(new Set(etags).size).toBe(3);
    const page = await manager.call(jobEndpoints.listJobs, { query: { per_page: 10 } });
    expect(page.headers.etag).not.toBe(etags[0]);
    expect(await etagOf(await acme.signIn('csr'))).toBe(etags[0]);
  });

  const changes: Record<string, (tenant: Tenant) => Promise<unknown>> = {
    'a new job': (tenant) => insertJobs(tenant, [job('N-1')]),
    'a renamed job': (tenant) =>
      tenant.query({ text: `update jobs set job_name = 'X' where id = ${acme.inScope.jobId}` }),
    'a renamed client': (tenant) => tenant.query({ text: `update clients set name = 'Y'` }),
    'a moved building': (tenant) => tenant.query({ text: 'update buildings set lat = 1' }),
    'a new view of a job': (tenant) =>
      addVisibleJobs(tenant, 'assignment', [
        { user_id: acme.users.supervisor, job_id: acme.outOfScope.jobId, client_id: acme.clientId },
      ]),
  };

  it.each(Object.keys(changes))('is read anew after %s', async (name) => {
    const etag = await etagOf(supervisor);
    await asSystem((tenant) => changes[name]?.(tenant) as Promise<unknown>);
    expect((await list(supervisor, etag)).status).toBe(200);
  });

  it('stays after a change that was rolled back, and after one of another organization', async () => {
    const etag = await etagOf(manager);
    await asSystem(async (tenant) => {
      await insertJobs(tenant, [job('N-2')]);
      throw new Error('taken back');
    }).catch(() => undefined);
    await asSystem((tenant) => tenant.query({ text: `update clients set name = 'Z'` }), rival);
    expect((await list(manager, etag)).status).toBe(304);
  });
});

describe('many jobs at once', () => {
  it('are inserted in two statements, ids in the order of the rows', async () => {
    await asSystem(async (tenant) => {
      const rows = Array.from({ length: 500 }, (_, n) => job(`B-${n}`, { status: 'active' }));
      let ids: number[] = [];
      const statements = await countStatements(async () => {
        ids = await insertJobs(tenant, rows);
      });
      expect(statements).toBe(2);
      const found = await tenant.query({
        text: 'select job_number from jobs where id = any($1::int[]) order by array_position($1, id)',
        values: [ids],
        row: z.custom<{ job_number: string }>(),
      });
      expect(found.map((row) => row.job_number)).toEqual(rows.map((row) => row.job_number));
      expect(await loadJob(tenant, ids[7] ?? 0)).toEqual({
        id: ids[7],
        number: 'B-7',
        name: 'B-7',
        status: 'active',
        client_id: acme.clientId,
        buildings: [{ id: acme.inScope.buildingId, name: `${acme.canary} J-1`, time_zone: 'America/Denver' }],
      });
    });
    expect(await asSystem((tenant) => existingJobNumbers(tenant, ['B-7', 'b-7', 'J-1', 'none']))).toEqual(
      new Set(['B-7', 'J-1']),
    );
    expect(await asSystem((tenant) => existingJobNumbers(tenant, ['B-7']), rival)).toEqual(new Set());
  });

  it('are listed at once, while the statistics still take the organization for empty', async () => {
    await asSystem(async (tenant) => {
      const names = Array.from({ length: 6000 }, (_, n) => `S-${n}`);
      const buildings = await insertBuildings(tenant, names.map(place));
      await insertJobs(
        tenant,
        names.map((name, n) => job(name, { building_ids: [buildings[n] ?? 0] })),
      );
    });
    const { status, payload } = await manager.call(jobEndpoints.listJobs, {
      query: { per_page: 0, include: 'buildings', q: 'S-' },
    });
    expect(status).toBe(200);
    expect(payload.rows).toHaveLength(6000);
  });

  it('refuse a taken number on its field', async () => {
    const taken = asSystem((tenant) => insertJobs(tenant, [job('J-1')]));
    await expect(taken).rejects.toMatchObject({ fields: { job_number: [{ code: 'job_number_taken' }] } });
  });

  it('cannot reach across organizations', async () => {
    const foreign = asSystem((tenant) => insertJobs(tenant, [job('F-1', { client_id: rival.clientId })]));
    await expect(foreign).rejects.toMatchObject({ code: '23503' });
  });
});

describe('taking an import back', () => {
  const run = () =>
    asSystem(async (tenant) => {
      const import_id = await newImport(tenant);
      const buildings = await insertBuildings(tenant, [place('One'), place('Two')]);
      const rows = buildings.map((id, n) => job(`I-${import_id}-${n}`, { import_id, building_ids: [id] }));
      const jobs = await insertJobs(tenant, rows);
      await addVisibleJobs(
        tenant,
        'area',
        jobs.map((job_id) => ({ user_id: acme.users['area-manager'], job_id, client_id: acme.clientId })),
      );
      return { import_id, buildings, jobs };
    });

  it('removes jobs, views and buildings; a building another job uses stays', async () => {
    const { import_id, buildings, jobs } = await run();
    const [one, two] = buildings as [number, number];
    await asSystem(async (tenant) => {
      await linkBuildings(tenant, [{ job_id: acme.inScope.jobId, building_id: one }]);
      expect(await jobsOfImport(tenant, import_id)).toEqual(jobs);
      expect(await removeJobsOfImport(tenant, import_id)).toEqual(jobs);
      expect(await removeBuildings(tenant, buildings)).toEqual([two]);
      expect(await jobsOfImport(tenant, import_id)).toEqual([]);
    });
  });

  it('is refused as a whole while something points at one of the jobs', async () => {
    const { import_id, buildings, jobs } = await run();
    await asSystem((tenant) =>
      tenant.query({
        text: `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status)
          values ($1, 900001, 'T', 'T', $2, $3, 'request', 'open')`,
        values: [tenant.organizationId, jobs[0], buildings[0]],
      }),
    );
    const undone = asSystem((tenant) => removeJobsOfImport(tenant, import_id));
    await expect(undone).rejects.toMatchObject({ status: 409, message: 'jobs_in_use' });
    expect(await asSystem((tenant) => jobsOfImport(tenant, import_id))).toEqual(jobs);
  });
});
