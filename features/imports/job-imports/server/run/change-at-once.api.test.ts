import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runImport } from '#features/imports/imports/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  jobImportEndpoints as endpoints,
  type JobImport,
  type JobImportMapping,
} from '../../contract/index.ts';
import { jobSites } from '../job-sites.ts';

const kinds = { [jobSites.name]: jobSites };

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'at-once');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const start = async (lines: readonly string[], given: Partial<JobImportMapping>): Promise<JobImport> => {
  const { payload } = await admin.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'sites.csv' }],
  });
  const body = { mapping: { ...payload.mapping, ...given } };
  const answer = await admin.call(endpoints.runJobImport, { params: { id: payload.id }, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const undo = (id: number) => admin.call(endpoints.undoJobImport, { params: { id }, body: {} });

const update = { existing: 'update' } as const;

it('gives back what somebody wrote at the moment when the file was written', async () => {
  await start(['Job Number,Site,Address,City,State,Zip', 'U-1,Tower,1 Elm St,Denver,CO,80202'], {
    client: { id: company.clientId },
  });
  await runWork(app, 'imports');
  const record = await start(['Job Number,Job Name,Description', 'U-1,Of the file,Of both'], update);
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const person = app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    await tenant.db
      .updateTable('jobs')
      .set({ job_name: 'Of a person', description: 'Of both' })
      .where('organization_id', '=', company.organizationId)
      .where('job_number', '=', 'U-1')
      .execute();
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const work = runWork(app, 'imports');
  await vi.waitUntil(async () => {
    const waiting = await sqlAs(
      app,
      company,
      `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`,
    );
    return waiting.length > 0;
  }, 30_000);
  release.resolve();
  await Promise.all([person, work]);
  const site = () => sqlAs(app, company, `select job_name, description from jobs where job_number = 'U-1'`);
  expect(await site()).toEqual([{ job_name: 'Of the file', description: 'Of both' }]);
  expect((await undo(record.id)).payload).toMatchObject({ status: 'undone', kept: null });
  expect(await site()).toEqual([{ job_name: 'Of a person', description: 'Of both' }]);
});

it('changes a building once, even when it was interrupted between two jobs there', async () => {
  await start(
    [
      'Job Number,Site,Address,City,State,Zip,Square Feet',
      'I-1,Hall,20 Elm St,Denver,CO,80202,5',
      'I-2,Other,21 Elm St,Denver,CO,80202,6',
    ],
    { client: { id: company.clientId } },
  );
  await runWork(app, 'imports');
  await sqlAs(
    app,
    company,
    `update job_buildings set building_id = (select jb.building_id from job_buildings jb
        join jobs j on j.id = jb.job_id where j.job_number = 'I-1')
      where job_id = (select id from jobs where job_number = 'I-2')`,
  );
  const gap = Array.from({ length: 499 }, (_, at) => `X-${at},1`);
  const record = await start(['Job Number,Square Feet', 'I-1,100', ...gap, 'I-2,200'], update);
  const work = (withTenant = app.database.withTenant) =>
    runImport({ ...app.wiring, database: { ...app.database, withTenant } }, kinds, {
      organizationId: company.organizationId,
      importId: record.id,
      userId: company.users.admin,
    });
  let transactions = 0;
  // Begins, reads, writes the first part, and loses its connection in the second one.
  const stopped = work((scope, inside) =>
    app.database.withTenant(scope, async (tenant) => {
      const result = await inside(tenant);
      transactions += 1;
      if (transactions === 4) throw new Error('killed');
      return result;
    }),
  );
  await expect(stopped).rejects.toThrow('killed');
  await work();
  const { payload } = await admin.call(endpoints.getJobImport, { params: { id: record.id } });
  expect(payload).toMatchObject({ status: 'done', updated_rows: 1, skipped_rows: 1 });
  const size = () =>
    sqlAs(
      app,
      company,
      `select gross_cleanable_sqft as sqft from buildings where name = 'Hall' and organization_id = $1`,
      [company.organizationId],
    );
  expect(await size()).toEqual([{ sqft: 100 }]);
  expect((await undo(record.id)).payload).toMatchObject({ status: 'undone', kept: null });
  expect(await size()).toEqual([{ sqft: 5 }]);
});
