import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runImport } from '#features/imports/imports/server';
import type { Scope, Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  jobImportEndpoints as endpoints,
  type JobImport,
  type JobImportMapping,
} from '../../contract/index.ts';
import { jobSites } from '../job-sites.ts';

const fixture = readFileSync(join(import.meta.dirname, '../fixtures/federal-buildings.csv'));

const kinds = { [jobSites.name]: jobSites };

let app: TestApp;
let company: Company;
let admin: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `company-${made}`);
  admin = await company.signIn('admin');
});

const upload = async (content: string | Buffer): Promise<JobImport> => {
  const answer = await admin.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([content as BlobPart]), name: 'sites.csv' }],
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const start = async (record: JobImport, given: Partial<JobImportMapping> = {}) => {
  const mapping = { ...record.mapping, client: { id: company.clientId }, ...given };
  const answer = await admin.call(endpoints.runJobImport, { params: { id: record.id }, body: { mapping } });
  expect(answer.status, answer.text).toBe(200);
};

const work = (id: number, withTenant = app.database.withTenant) =>
  runImport({ ...app.wiring, database: { ...app.database, withTenant } }, kinds, {
    organizationId: company.organizationId,
    importId: id,
    userId: company.users.admin,
  });

const read = async (id: number): Promise<JobImport> =>
  (await admin.call(endpoints.getJobImport, { params: { id } })).payload;

const undo = (id: number) => admin.call(endpoints.undoJobImport, { params: { id }, body: {} });

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({ text, values, row: z.custom<T>() }),
  );

const count = async (table: string): Promise<number> =>
  (await query<{ total: number }>(`select count(*)::int as total from ${table}`))[0]?.total ?? 0;

const numbered = (rows: number, prefix = 'N-'): string =>
  [
    'Job Number,Address,City,State,Zip',
    ...Array.from({ length: rows }, (_, at) => `${prefix}${at},${at} Elm St,Denver,CO,80202`),
  ].join('\n');

/** A database that loses its connection in the nth transaction, after its work and before its commit. */
const dyingIn = (nth: number): typeof app.database.withTenant => {
  let transactions = 0;
  return <T>(scope: Scope, inside: (tenant: Tenant) => Promise<T>) =>
    app.database.withTenant(scope, async (tenant) => {
      transactions += 1;
      const result = await inside(tenant);
      if (transactions === nth) throw new Error('killed');
      return result;
    });
};

describe('the real file', () => {
  it('becomes job sites row by row, and is taken back whole', async () => {
    const before = { jobs: await count('jobs'), buildings: await count('buildings') };
    const record = await upload(fixture);
    expect(record.mapping.statuses).toEqual({
      active: 'active',
      excess: 'inactive',
      decommissioned: 'inactive',
    });
    await start(record);
    await work(record.id);
    const done = await read(record.id);
    expect(done).toMatchObject({
      status: 'done',
      total_rows: 297,
      done_rows: 297,
      created_rows: 297,
      failed_rows: 0,
    });
    expect(done.can).toEqual({ run: false, undo: true, create_client: true });
    expect(await count('jobs')).toBe(before.jobs + 297);
    expect(await count('job_import_rows')).toBe(297);

    const [site] = await query(
      `select j.job_name, j.status, j.created_by, b.name, b.address, b.city, b.county, b.state, b.zip, b.time_zone,
          b.location_approximate, b.lat is not null as placed, b.gross_cleanable_sqft, b.created_by as built_by
        from jobs j join job_buildings jb on jb.job_id = j.id join buildings b on b.id = jb.building_id
        where j.job_number = 'CT0013'`,
    );
    expect(site).toEqual({
      job_name: '135 High St, Hartford',
      status: 'active',
      created_by: company.users.admin,
      name: '135 High St, Hartford',
      address: '135 High St',
      city: 'Hartford',
      county: 'Hartford',
      state: 'CT',
      zip: '06103-1125',
      time_zone: 'America/New_York',
      location_approximate: true,
      placed: true,
      gross_cleanable_sqft: 93_952,
      built_by: company.users.admin,
    });
    const statuses = await query<{ status: string; jobs: number }>(
      'select status, count(*)::int as jobs from jobs where import_id = $1 group by status order by status',
      [record.id],
    );
    expect(statuses.map(({ status }) => status)).toEqual(['active', 'inactive']);
    const [territory] = await query<{ time_zone: string }>(
      `select time_zone from buildings where state = 'GU' limit 1`,
    );
    expect(territory?.time_zone).toBe('Pacific/Guam');

    const answer = await undo(record.id);
    expect([answer.status, answer.payload.status], answer.text).toEqual([200, 'undone']);
    expect({ jobs: await count('jobs'), buildings: await count('buildings') }).toEqual(before);
    expect((await undo(record.id)).status).toBe(409);
  });
});

describe('a run', () => {
  it('keeps what a site asks for, so that its first inspection is due', async () => {
    const record = await upload(
      'Site #,Address,City,State,Zip,Start Date,Inspection frequency,Nightly report,WinTeam number\n' +
        'S-1,1 St,Denver,CO,80202,3/1/2026,weekly,yes,4711\nS-2,2 St,Denver,CO,80202,,,,\n',
    );
    await start(record);
    await work(record.id);
    const sites = await query(
      `select service_start_date::text, inspection_frequency_days, report_required, winteam_job_number from jobs
        where import_id = $1 order by job_number`,
      [record.id],
    );
    const asked = { service_start_date: '2026-03-01', inspection_frequency_days: 7, report_required: true };
    const usual = { service_start_date: null, inspection_frequency_days: 30, report_required: false };
    expect(sites).toEqual([
      { ...asked, winteam_job_number: '4711' },
      { ...usual, winteam_job_number: null },
    ]);
  });

  it('ends every row as created or with a reason, and says so afterwards', async () => {
    await query(`update jobs set job_number = 'TAKEN', job_name = 'Tower' where job_number = 'J-1'`);
    const record = await upload(
      'Job Number,Address,City,State,Zip\nR-1,1 St,Denver,CO,80202\nR-1,2 St,Denver,CO,80202\n' +
        'TAKEN,3 St,Denver,CO,80202\n,4 St,Denver,CO,80202\nR-5,1 ST,Denver,CO,80202\n',
    );
    await start(record);
    await work(record.id);
    expect(await read(record.id)).toMatchObject({
      status: 'done',
      created_rows: 2,
      skipped_rows: 2,
      failed_rows: 1,
      warning_rows: 1,
    });
    const { payload } = await admin.call(endpoints.listJobImportRows, { params: { id: record.id } });
    expect(
      payload.rows.map((row) => [row.line, row.outcome, [...row.reasons, ...row.warnings][0]?.message]),
    ).toEqual([
      [2, 'created', undefined],
      [3, 'duplicate', 'Line 2 has the same job number.'],
      [4, 'duplicate', 'Job Tower already has this number.'],
      [5, 'invalid', 'This field is required.'],
      [6, 'created', 'Line 2 has the same address.'],
    ]);
    expect(payload.rows[0]?.job_id).toBeTypeOf('number');
    const warned = await admin.call(endpoints.listJobImportRows, {
      params: { id: record.id },
      query: { outcome: 'warning' },
    });
    expect(warned.payload.rows.map(({ line }) => line)).toEqual([6]);
    const errors = await admin.call(endpoints.downloadJobImportErrors, { params: { id: record.id } });
    expect(errors.text.trim().split('\r\n')).toHaveLength(5);
  });

  it.each([3, 4, 5])('killed in transaction %i goes on without a row lost or doubled', async (nth) => {
    const record = await upload(numbered(1700));
    await start(record);
    await expect(work(record.id, dyingIn(nth))).rejects.toThrow('killed');
    const stopped = await read(record.id);
    expect(stopped).toMatchObject({
      status: 'failed',
      done_rows: (nth - 3) * 500,
      created_rows: (nth - 3) * 500,
    });
    expect(stopped.message).toContain('interrupted');
    await work(record.id);
    expect(await read(record.id)).toMatchObject({
      status: 'done',
      done_rows: 1700,
      created_rows: 1700,
      skipped_rows: 0,
    });
    const [rows] = await query(
      'select count(*)::int as total, count(distinct line)::int as lines, count(distinct job_id)::int as jobs from job_import_rows',
    );
    expect(rows).toEqual({ total: 1700, lines: 1700, jobs: 1700 });
    expect((await query('select from jobs where import_id is not null')).length).toBe(1700);
  });

  it('worked on by two at once writes each row once', async () => {
    const record = await upload(numbered(2300));
    await start(record);
    await Promise.all([work(record.id), work(record.id)]);
    expect(await read(record.id)).toMatchObject({ status: 'done', done_rows: 2300, created_rows: 2300 });
    expect(await count('job_import_rows')).toBe(2300);
  });

  it('repeated when it is over changes nothing', async () => {
    const record = await upload(numbered(3));
    await start(record);
    await work(record.id);
    await work(record.id);
    expect(await read(record.id)).toMatchObject({ status: 'done', done_rows: 3, created_rows: 3 });
    await undo(record.id);
    await work(record.id);
    expect((await read(record.id)).status).toBe('undone');
  });

  it('of a file that is gone ends as failed, and can be started again', async () => {
    const record = await upload(numbered(3));
    await start(record);
    const storage = { ...app.wiring.storage, read: () => Promise.reject(new Error('gone')) };
    await expect(
      runImport({ ...app.wiring, storage }, kinds, {
        organizationId: company.organizationId,
        importId: record.id,
        userId: company.users.admin,
      }),
    ).rejects.toThrow('gone');
    const failed = await read(record.id);
    expect(failed).toMatchObject({ status: 'failed', can: { run: true, undo: false } });
    await start(failed, { client: failed.mapping.client });
    await work(record.id);
    expect((await read(record.id)).status).toBe('done');
  });

  it('finds the numbers that were taken while it ran', async () => {
    const record = await upload(numbered(3));
    await start(record);
    let transactions = 0;
    await work(record.id, async (scope, inside) => {
      transactions += 1;
      if (transactions === 3) await query(`update jobs set job_number = 'N-1' where job_number = 'J-2'`);
      return app.database.withTenant(scope, inside);
    });
    expect(await read(record.id)).toMatchObject({ status: 'done', created_rows: 2, skipped_rows: 1 });
  });
});

describe('what an import makes', () => {
  it('is seen by who manages the area of a site, and no longer when it is taken back', async () => {
    const manager = await company.signIn('area-manager');
    await query(
      `with region as (
          insert into areas (organization_id, name, manager_user_id) values ($1, 'West', $2) returning id)
        insert into areas (organization_id, name, parent_area_id) select $1, 'North', id from region`,
      [company.organizationId, company.users['area-manager']],
    );
    const seen = async () => (await manager.raw('GET', '/api/v1/jobs?per_page=100&q=M-')).text;
    const record = await upload(
      'Job Number,Address,City,State,Zip,Area\nM-1,1 St,Denver,CO,80202,West\n' +
        'M-2,2 St,Denver,CO,80202,north\nM-3,3 St,Denver,CO,80202,\n',
    );
    await start(record);
    await work(record.id);
    const text = await seen();
    expect(['M-1', 'M-2', 'M-3'].map((number) => text.includes(`"${number}"`))).toEqual([true, true, false]);
    expect((await undo(record.id)).status).toBe(200);
    expect(await seen()).not.toContain('"M-1"');
  });

  it('leaves a trace on the import, and one on every job', async () => {
    const record = await upload(`${numbered(2)}\nN-0,Elm St,Denver,CO,80202`);
    await start(record);
    await work(record.id);
    expect((await undo(record.id)).status).toBe(200);
    const traces = await query(
      `select action, note, changes, actor_user_id from audit_log
        where entity = 'job_import' and action in ('job-import.finished', 'job-import.undone') order by id`,
    );
    const by = { note: 'sites.csv', actor_user_id: company.users.admin };
    expect(traces).toEqual([
      {
        ...by,
        action: 'job-import.finished',
        changes: { created_rows: [0, 2], skipped_rows: [0, 1], failed_rows: [0, 0], left_out_rows: [0, 0] },
      },
      { ...by, action: 'job-import.undone', changes: { created_rows: [2, 0] } },
    ]);
    const ofJobs = await query(
      `select note, changes, actor_user_id, building_id is not null as placed from audit_log
        where action = 'job.imported'`,
    );
    const trace = { ...by, changes: { import_id: [null, record.id] }, placed: true };
    expect(ofJobs).toEqual([trace, trace]);
  });
});

describe('the client of rows that name none', () => {
  const client = { name: 'Default Co', account_number: 'DEF-1' };

  it('is not made by an import that creates nothing', async () => {
    const record = await upload(numbered(2));
    await start(record);
    await work(record.id);
    const before = await count('clients');
    const again = await upload(numbered(2));
    await start(again, { client });
    await work(again.id);
    expect(await read(again.id)).toMatchObject({ status: 'done', skipped_rows: 2, client: null });
    expect(await count('clients')).toBe(before);
  });

  it('is made once, with the first site', async () => {
    const before = await count('clients');
    const record = await upload(numbered(600));
    await start(record, { client });
    await expect(work(record.id, dyingIn(3))).rejects.toThrow('killed');
    expect(await count('clients')).toBe(before);
    await work(record.id);
    expect(await read(record.id)).toMatchObject({
      status: 'done',
      created_rows: 600,
      client: { name: 'Default Co' },
    });
    expect(await count('clients')).toBe(before + 1);
  });
});

describe('an undo', () => {
  it('is refused before the import is done', async () => {
    const record = await upload(numbered(3));
    expect((await undo(record.id)).status).toBe(409);
    await start(record);
    expect((await undo(record.id)).status).toBe(409);
  });

  it('is refused while one of the jobs is in use, and takes nothing then', async () => {
    const record = await upload(numbered(3));
    await start(record);
    await work(record.id);
    await query(
      `insert into job_site_access (organization_id, user_id, job_id)
        select organization_id, $1, id from jobs where import_id = $2 limit 1`,
      [company.users.supervisor, record.id],
    );
    const answer = await undo(record.id);
    expect([answer.status, answer.code]).toEqual([409, 'import_sites_in_use']);
    expect((await query('select from jobs where import_id is not null')).length).toBe(3);
    expect((await read(record.id)).status).toBe('done');
  });

  it('says which sites are in use, also by tasks that were deleted', async () => {
    const record = await upload(numbered(6));
    await start(record);
    await work(record.id);
    await query(
      `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status, deleted_at)
        select organization_id, 900000 + line, 'T', 'T', job_id, building_id, 'request', 'open', now()
        from job_import_rows where import_id = $1 and line > 2`,
      [record.id],
    );
    const refusal = async (language: string) =>
      (
        await admin.call(endpoints.undoJobImport, {
          params: { id: record.id },
          body: {},
          headers: { 'accept-language': language },
        })
      ).text;
    expect(await refusal('en')).toMatch(/in use: 5 \(N-1, N-2, N-3, …\).*even deleted ones/);
    expect(await refusal('es')).toMatch(/en uso: 5 \(N-1, N-2, N-3, …\).*eliminados/);
  });

  it('leaves sites that were changed since, and names them', async () => {
    const record = await upload(numbered(4));
    await start(record);
    await work(record.id);
    await query(`update jobs set job_name = 'Renamed' where job_number = 'N-1'`);
    await query(`update buildings set name = 'Moved' where address = '2 Elm St'`);
    const { status, payload } = await undo(record.id);
    expect([status, payload.status, payload.kept?.total]).toEqual([200, 'undone', 2]);
    expect(payload.kept?.records).toMatchObject([
      { type: 'job', line: 3, name: 'N-1 Renamed' },
      { type: 'job', line: 4 },
    ]);
    const left = await query<{ job_number: string }>(
      `select job_number from jobs where job_number like 'N-%' order by job_number`,
    );
    expect(left.map(({ job_number }) => job_number)).toEqual(['N-1', 'N-2']);
  });

  it('of two at once happens once', async () => {
    const record = await upload(numbered(40));
    await start(record);
    await work(record.id);
    const answers = await Promise.all([undo(record.id), undo(record.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leaves room for the same file again', async () => {
    for (const round of [1, 2]) {
      const record = await upload(numbered(3));
      await start(record);
      await work(record.id);
      expect([round, (await read(record.id)).created_rows]).toEqual([round, 3]);
      expect((await undo(record.id)).status).toBe(200);
    }
  });
});
