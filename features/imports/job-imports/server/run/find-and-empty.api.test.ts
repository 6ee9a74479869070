import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
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
import { jobImportEndpoints as endpoints, type JobImportMapping } from '../../contract/index.ts';

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
  company = await seedCompany(app, `found-${made}`);
  admin = await company.signIn('admin');
});

type Given = Partial<JobImportMapping>;

const prepare = async (lines: readonly string[], given: Given, who = admin) => {
  const { payload: record } = await who.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'sites.csv' }],
  });
  const mapping = { ...record.mapping, client: { id: company.clientId }, ...given };
  return { params: { id: record.id }, body: { mapping } };
};

const check = async (lines: readonly string[], given: Given, who = admin) => {
  const answer = await who.call(endpoints.previewJobImport, await prepare(lines, given, who));
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows.map(({ outcome, reasons, warnings, changes }) => ({
    outcome,
    reasons: reasons.map(({ code }) => code),
    warnings: warnings.map(({ field, code }) => `${field} ${code}`),
    changes,
  }));
};

const run = async (lines: readonly string[], given: Given = {}) => {
  const prepared = await prepare(lines, given);
  const { status, text } = await admin.call(endpoints.runJobImport, prepared);
  expect(status, text).toBe(200);
  await runWork(app, 'imports');
  return (await admin.call(endpoints.getJobImport, { params: prepared.params })).payload;
};

const site = z.object({
  number: z.string(),
  description: z.string(),
  start: z.string().nullable(),
  sqft: z.int().nullable(),
  floors: z.int().nullable(),
});

const sites = () =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({
      text: `select j.job_number as number, j.description, j.service_start_date as start,
          b.gross_cleanable_sqft as sqft, b.number_of_floors as floors
        from jobs j join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
        join buildings b on b.organization_id = $1 and b.id = jb.building_id
        where j.organization_id = $1 and j.job_number like 'F-%' order by j.job_number`,
      values: [company.organizationId],
      row: site,
    }),
  );

const first = [
  'Job Number,Site,Address,City,State,Zip,Start Date,Square Feet,Floors,Description,WinTeam Job Number',
  'F-1,Tower,1 Elm St,Denver,CO,80202,1/5/2026,1000,4,By night,W-1',
  'F-2,Court,2 Elm St,Denver,CO,80202,,,,,W-2',
  'F-3,Court Annex,2 Elm St,Denver,CO,80202,,,,,W-2',
];

const update = { existing: 'update' } as const;

it('finds sites by their WinTeam number, and refuses a number of several', async () => {
  await run(first);
  const given = { ...update, match: 'winteam_job_number' } as const;
  const lines = ['WinTeam Job Number,Job Number,Floors', 'W-1,X-9,5', 'W-2,,5', 'W-1,,6', 'W-9,,5', ',F-1,5'];
  expect(await check(lines, given)).toEqual([
    {
      outcome: 'updated',
      reasons: [],
      warnings: ['job_number import_site_field_kept'],
      changes: [{ field: 'number_of_floors', before: 4, after: 5 }],
    },
    { outcome: 'invalid', reasons: ['import_site_several'], warnings: [], changes: [] },
    { outcome: 'duplicate', reasons: ['import_row_in_file'], warnings: [], changes: [] },
    {
      outcome: 'invalid',
      reasons: ['required', 'required', 'required', 'required', 'required'],
      warnings: [],
      changes: [],
    },
    {
      outcome: 'invalid',
      reasons: ['required', 'required', 'required', 'required'],
      warnings: [],
      changes: [],
    },
  ]);
  const done = await run(lines, given);
  expect(done).toMatchObject({ updated_rows: 1, skipped_rows: 1, failed_rows: 3 });
  expect((await sites())[0]).toMatchObject({ number: 'F-1', floors: 5 });
});

it('finds sites by address and ZIP code where one job stands, and makes those that it finds nowhere', async () => {
  await run(first);
  const given = { ...update, match: 'address' } as const;
  const lines = [
    'Job Number,Address,City,State,Zip,Floors',
    ',1 ELM ST,,,80202,6',
    ',2 Elm St,,,80202,6',
    'F-9,1 Elm St,Golden,CO,80401,6',
  ];
  expect((await check(lines, given)).map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ['updated'],
    ['invalid', 'import_site_several'],
    ['created'],
  ]);
  await run(lines, given);
  expect((await sites()).map(({ number, floors }) => [number, floors])).toEqual([
    ['F-1', 6],
    ['F-2', null],
    ['F-3', null],
    ['F-9', 6],
  ]);
});

it('needs the columns of the key, and no others', async () => {
  const asked = async (match: JobImportMapping['match'], header: string) => {
    const { status, errors } = await admin.call(
      endpoints.previewJobImport,
      await prepare([header, '1,2'], { ...update, match }),
    );
    return [status, ...Object.keys(errors ?? {})];
  };
  expect(await asked('winteam_job_number', 'Job Number,Floors')).toEqual([
    422,
    'mapping.columns.winteam_job_number',
  ]);
  expect(await asked('address', 'Address,Floors')).toEqual([422, 'mapping.columns.zip']);
  expect(await asked('winteam_job_number', 'WinTeam Job Number,Floors')).toEqual([200]);
  expect(await asked('name' as 'address', 'Address,Zip')).toEqual([422, 'mapping.match']);
});

it('changes no site that the person does not see, and none of another company', async () => {
  await run(first);
  await sqlAs(
    app,
    company,
    `update roles set flags = flags || '{admin.canAddBuilding,admin.canEditJobSite,admin.canEditInspections}'
      where organization_id = $1 and key = 'supervisor'`,
    [company.organizationId],
  );
  const given = { ...update, match: 'winteam_job_number' } as const;
  const lines = ['WinTeam Job Number,Floors', 'W-1,5'];
  const supervisor = await company.signIn('supervisor');
  expect(await check(lines, given, supervisor)).toMatchObject([
    { outcome: 'duplicate', reasons: ['import_exists'] },
  ]);
  const rival = await seedCompany(app, `rival-${made}`);
  const stranger = await rival.signIn('admin');
  const theirs = { ...given, client: { id: rival.clientId } };
  expect((await check(lines, theirs, stranger)).map(({ outcome }) => outcome)).toEqual(['invalid']);
});

it('empties fields only where that is asked, and gives them back', async () => {
  await run(first);
  const before = await sites();
  const lines = [
    'Job Number,Site,Start Date,Square Feet,Description,Inspection Days',
    'F-1,,,many,,',
    'F-2,,,,,',
  ];
  expect((await check(lines, update)).map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate']);
  const given = { ...update, clear_empty: true };
  expect((await check(lines, given)).map(({ outcome, changes }) => [outcome, changes])).toEqual([
    [
      'updated',
      [
        { field: 'description', before: 'By night', after: '' },
        { field: 'service_start_date', before: '2026-01-05', after: null },
      ],
    ],
    ['duplicate', []],
  ]);
  const done = await run(lines, given);
  expect(await sites()).toEqual([{ ...before[0], description: '', start: null }, before[1], before[2]]);
  const undone = await admin.call(endpoints.undoJobImport, { params: { id: done.id }, body: {} });
  expect([undone.status, undone.payload.kept]).toEqual([200, null]);
  expect(await sites()).toEqual(before);
  const again = await run(lines, given);
  await sqlAs(app, company, `update jobs set description = 'By day' where job_number = 'F-1'`);
  const partly = await admin.call(endpoints.undoJobImport, { params: { id: again.id }, body: {} });
  expect(partly.payload.kept).toMatchObject({ total: 1, records: [{ type: 'job', line: 2 }] });
  expect((await sites())[0]).toMatchObject({ description: 'By day', start: null });
});
