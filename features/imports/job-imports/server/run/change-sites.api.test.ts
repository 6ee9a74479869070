import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createAssignment } from '#features/sites/assignments/server';
import type { Problem } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
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
import { planChanges } from '../rows/plan-changes.ts';

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
  company = await seedCompany(app, `changed-${made}`);
  admin = await company.signIn('admin');
});

const upload = async (...lines: string[]): Promise<JobImport> => {
  const file = new Blob([lines.join('\n')]);
  const { payload } = await admin.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file, name: 'sites.csv' }],
  });
  return payload;
};

const asked = ({ id, mapping }: JobImport, given: Partial<JobImportMapping> = {}) => ({
  params: { id },
  body: { mapping: { ...mapping, ...given } },
});

const update = { existing: 'update' } as const;

const run = async (record: JobImport, given: Partial<JobImportMapping>): Promise<JobImport> => {
  const { status, text } = await admin.call(endpoints.runJobImport, asked(record, given));
  expect(status, text).toBe(200);
  await runWork(app, 'imports');
  return (await admin.call(endpoints.getJobImport, { params: { id: record.id } })).payload;
};

const site = z.object({
  job_number: z.string(),
  job_name: z.string(),
  name: z.string(),
  start: z.string().nullable(),
  days: z.int(),
  report: z.boolean(),
  sqft: z.int().nullable(),
});

const sites = () =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({
      text: `select j.job_number, j.job_name, b.name, j.service_start_date as start, j.inspection_frequency_days as days,
          j.report_required as report, b.gross_cleanable_sqft as sqft
        from jobs j join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
        join buildings b on b.organization_id = $1 and b.id = jb.building_id
        where j.organization_id = $1 and j.job_number like 'U-%' order by j.job_number`,
      values: [company.organizationId],
      row: site,
    }),
  );

const first = [
  'Job Number,Site,Address,City,State,Zip,Start Date,Nightly Report,Square Feet',
  'U-1,Tower,1 Elm St,Denver,CO,80202,1/5/2026,yes,1000',
  'U-2,Court,2 Elm St,Denver,CO,80202,,,',
];

const before = [
  {
    job_number: 'U-1',
    job_name: 'Tower',
    name: 'Tower',
    start: '2026-01-05',
    days: 30,
    report: true,
    sqft: 1000,
  },
  { job_number: 'U-2', job_name: 'Court', name: 'Court', start: null, days: 30, report: false, sqft: null },
];

it('changes what a file says of sites that exist, leaves what it does not say, and gives it back', async () => {
  await run(await upload(...first), { client: { id: company.clientId } });
  expect(await sites()).toEqual(before);
  const changed = await upload(
    'Job Number,Site,Start Date,Inspection Days,Square Feet,Nightly Report',
    'U-1,Tower East,,,,no',
    'U-2,,2/1/2026,7,"2,500",',
    'U-3,New,2/1/2026,7,1,',
  );
  const { payload } = await admin.call(endpoints.previewJobImport, asked(changed, update));
  expect(payload.rows.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'invalid']);
  expect(payload.rows.map(({ changes }) => changes)).toEqual([
    [
      { field: 'job_name', before: 'Tower', after: 'Tower East' },
      { field: 'report_required', before: true, after: false },
      { field: 'site_name', before: 'Tower', after: 'Tower East' },
    ],
    [
      { field: 'service_start_date', before: null, after: '2026-02-01' },
      { field: 'inspection_frequency_days', before: 30, after: 7 },
      { field: 'gross_cleanable_sqft', before: null, after: 2500 },
    ],
    [],
  ]);
  const done = await run(changed, update);
  expect(done).toMatchObject({ created_rows: 0, updated_rows: 2, failed_rows: 1 });
  expect(await sites()).toEqual([
    { ...before[0], job_name: 'Tower East', name: 'Tower East', report: false },
    { ...before[1], start: '2026-02-01', days: 7, sqft: 2500 },
  ]);
  const same = await upload('Job Number,Site,Inspection Days', 'U-1,Tower East,', 'U-2,Court,7', 'U-3,New,');
  const again = await admin.call(endpoints.previewJobImport, asked(same, update));
  expect(again.payload.counts).toMatchObject({ updated: 0, duplicate: 2, invalid: 1 });
  const undone = await admin.call(endpoints.undoJobImport, { params: { id: done.id }, body: {} });
  expect([undone.status, undone.payload.kept]).toEqual([200, null]);
  expect(await sites()).toEqual(before);
});

it('names what a file does not change, and leaves sites alone that somebody changed since', async () => {
  await run(await upload(...first), { client: { id: company.clientId } });
  const moved = await upload(
    'Job Number,Site,Address,City,State,Zip,Status',
    'U-1,Tower,9 Oak St,Denver,CO,80202,Closed',
    'U-2,Yard,2 Elm St,Denver,CO,80202,Active',
  );
  const { payload } = await admin.call(endpoints.previewJobImport, asked(moved, update));
  expect(
    payload.rows.map(({ outcome, warnings }) => [outcome, ...warnings.map(({ field }) => field)]),
  ).toEqual([['duplicate', 'address', 'status'], ['updated']]);
  const done = await run(moved, update);
  await app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.db
      .updateTable('jobs')
      .set({ description: 'changed since' })
      .where('organization_id', '=', company.organizationId)
      .where('job_number', '=', 'U-2')
      .execute(),
  );
  const undone = await admin.call(endpoints.undoJobImport, { params: { id: done.id }, body: {} });
  expect(undone.payload.kept).toMatchObject({ total: 1, records: [{ type: 'job', name: 'U-2 Court' }] });
});

it('names each field that differs and stays, also where nothing is changed', async () => {
  await sqlAs(app, company, `insert into areas (organization_id, name) values ($1, 'West'), ($1, 'East')`, [
    company.organizationId,
  ]);
  await app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    createAssignment(tenant, null, { name: 'Area manager', role_key: 'area-manager' }),
  );
  const header = 'Job Number,Address,Address 2,City,County,State,Zip,Latitude,Longitude,Area,Area Manager\n';
  const manager = `area-manager@changed-${made}.test`;
  const place = '1 Elm St,Floor 1,Denver,Denver,CO,80202,39.7,-105,West';
  await run(await upload(`${header}U-1,${place},${manager}`), { client: { id: company.clientId } });
  const look = async (line: string) => {
    const { payload } = await admin.call(
      endpoints.previewJobImport,
      asked(await upload(header + line), update),
    );
    return payload.rows.map(({ reasons, warnings }) => [
      ...reasons.map(({ code }) => code),
      ...warnings.map(({ field }) => field),
    ]);
  };
  expect(await look(`U-1,${place},${manager}`)).toEqual([['import_exists_same']]);
  expect(
    await look(`U-1,1 Elm St,Floor 2,Denver,Adams,CO,80202,39.8,-104,East,supervisor@changed-${made}.test`),
  ).toEqual([['import_exists_kept', 'address_2', 'county', 'lat', 'lng', 'area_name', 'area_manager']]);
});

it('leaves sites as they are unless that is asked', async () => {
  const client = { id: company.clientId };
  await run(await upload(...first), { client });
  const record = await upload(...first);
  const { payload } = await admin.call(endpoints.previewJobImport, asked(record, { client }));
  expect(payload.counts).toMatchObject({ created: 0, updated: 0, duplicate: 2 });
});

const named = { job_number: 'J-1', winteam_job_number: null, address: '', zip: '' };

it('is refused to who may not change sites and how often they are inspected', async () => {
  const plan = (...flags: Flag[]) =>
    app.database
      .withTenant(systemScope(company.organizationId), (tenant) =>
        planChanges(tenant, { flags: new Set(flags) }, { ...update, match: 'job_number' }, [{ row: named }]),
      )
      .catch((error: Problem) => error.fields);
  expect(await plan('admin.canAddBuilding', 'admin.canEditJobSite')).toEqual({
    'mapping.existing': [{ code: 'import_update_forbidden' }],
  });
  expect(await plan('admin.canEditJobSite', 'admin.canEditInspections')).toEqual([company.inScope.jobId]);
});

it('is taken back only by who may make such changes', async () => {
  await run(await upload(...first), { client: { id: company.clientId } });
  const done = await run(await upload('Job Number,Site', 'U-1,Tower East'), update);
  const setFlags = (change: string) =>
    sqlAs(
      app,
      company,
      `update roles set flags = ${change} where organization_id = $1 and 'admin.canAddBuilding' = any(flags)`,
      [company.organizationId],
    );
  await setFlags("array_remove(flags, 'admin.canEditInspections')");
  const clerk = await company.signIn('admin');
  const params = { id: done.id };
  expect((await clerk.call(endpoints.getJobImport, { params })).payload.can).toMatchObject({ undo: false });
  const refused = await clerk.call(endpoints.undoJobImport, { params, body: {} });
  expect([refused.status, refused.code]).toEqual([403, 'import_update_forbidden']);
  await setFlags("flags || '{admin.canEditInspections}'");
  const undone = await (await company.signIn('admin')).call(endpoints.undoJobImport, { params, body: {} });
  expect([undone.status, undone.payload.can.undo]).toEqual([200, false]);
  expect(await sites()).toEqual(before);
});

it('is taken back without a site that was deleted since, and names that', async () => {
  await run(await upload(...first), { client: { id: company.clientId } });
  const changes = ['Job Number,Site,Square Feet', 'U-1,Tower East,5', 'U-2,Court East,5'];
  const done = await run(await upload(...changes), update);
  await sqlAs(app, company, `update jobs set deleted_at = now() where job_number = 'U-2'`);
  const undone = await admin.call(endpoints.undoJobImport, { params: { id: done.id }, body: {} });
  expect([undone.status, undone.payload.kept]).toMatchObject([
    200,
    { total: 1, records: [{ type: 'job', line: 3, reason: 'Deleted since the import.' }] },
  ]);
  expect(await sites()).toMatchObject([before[0], { job_name: 'Court East', name: 'Court East', sqft: 5 }]);
});
