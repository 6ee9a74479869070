import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import { type Client, type Company, seedCompany, startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { type ImportMapping, type JobImport, jobImportEndpoints as endpoints } from '../contract/index.ts';
import { runImport } from './index.ts';

const fixture = readFileSync(join(import.meta.dirname, 'fixtures/federal-buildings.csv'));

let app: TestApp;
let company: Company;
let other: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'importer');
  other = await seedCompany(app, 'neighbour');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const upload = (client: Client, content: string | Uint8Array, name = 'sites.csv') =>
  client.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([content as BlobPart]), name }],
  });

const uploaded = async (content: string | Uint8Array, name?: string): Promise<JobImport> => {
  const answer = await upload(admin, content, name);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const withClient = (record: JobImport): ImportMapping => ({ ...record.mapping, client: { id: company.clientId } });

const work = (id: number, tools = app.wiring) =>
  runImport(tools, { organizationId: company.organizationId, importId: id, userId: company.users.admin });

const start = async (record: JobImport, mapping = withClient(record)) => {
  const answer = await admin.call(endpoints.runJobImport, { params: { id: record.id }, body: { mapping } });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.payload.status).toBe('queued');
};

const read = async (id: number): Promise<JobImport> =>
  (await admin.call(endpoints.getJobImport, { params: { id } })).payload;

const count = (table: 'jobs' | 'buildings' | 'job_import_rows' | 'clients'): Promise<number> =>
  app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    const rows = await tenant.query<{ total: number }>({ text: `select count(*)::int as total from ${table}` });
    return rows[0]?.total ?? 0;
  });

const numbered = (prefix: string, rows: number): string =>
  ['Job Number,Address,City,State,Zip', ...Array.from({ length: rows }, (_, at) => `${prefix}${at},${at} Elm St,Denver,CO,80202`)].join('\n');

describe('the real file', () => {
  it('is mapped, previewed, run and undone', async () => {
    const before = { jobs: await count('jobs'), buildings: await count('buildings') };
    const record = await uploaded(fixture);
    expect(record.total_rows).toBe(297);
    expect(record.mapping.columns).toMatchObject({ job_number: 'Location_Code', zip: 'Bldg_Zip', status: 'Bldg_Status' });
    expect(record.mapping.statuses).toEqual({ active: 'active', excess: 'inactive', decommissioned: 'inactive' });

    const preview = await admin.call(endpoints.previewJobImport, { params: { id: record.id }, body: { mapping: withClient(record) } });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.payload.counts).toMatchObject({ created: 297, duplicate: 0, invalid: 0 });
    expect(preview.payload.rows[0]).toMatchObject({ line: 2, cleaned: { job_number: 'CT0013', job_name: '135 High St, Hartford', zip: '06103-1125' } });
    expect(await count('jobs')).toBe(before.jobs);

    await start(record);
    await work(record.id);
    const done = await read(record.id);
    expect(done).toMatchObject({ status: 'done', done_rows: 297, created_rows: 297, failed_rows: 0, can: { run: false, undo: true } });
    expect(await count('jobs')).toBe(before.jobs + 297);
    expect(await count('job_import_rows')).toBe(297);

    const undone = await admin.call(endpoints.undoJobImport, { params: { id: record.id } });
    expect(undone.status, undone.text).toBe(200);
    expect(undone.payload.status).toBe('undone');
    expect({ jobs: await count('jobs'), buildings: await count('buildings') }).toEqual(before);
    expect((await admin.call(endpoints.undoJobImport, { params: { id: record.id } })).status).toBe(409);
  });
});
