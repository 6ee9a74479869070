import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { type Company, seedCompany, startApp, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobExportEndpoints } from '../../contract/index.ts';
import { createJobService } from '../index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

type Who = Parameters<Company['signIn']>[0];

const ask = async (who: Who, query: object = {}) =>
  (await acme.signIn(who)).call(jobExportEndpoints.exportJobs, { query: { format: 'csv', ...query } });

const exported = async (who: Who, query: object = {}): Promise<string[][]> =>
  parse((await ask(who, query)).bytes, { bom: true }) as string[][];

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), work);

const own = [
  ...['Job number', 'Name', 'Status', 'Client', 'Address', 'City', 'State', 'ZIP', 'Buildings'],
  ...['Area', 'Cleanable sq ft', 'Services'],
];

const inspected = ['Last inspection', 'Last score'];
const dates = ['Contract start', 'Contract end'];

/** A cell of the first row, by its header. */
const cell = ([header, first]: string[][], name: string) => first?.[header?.indexOf(name) ?? -1];

it('writes the jobs in scope, each with its first building and how many it has', async () => {
  const query = { columns: ['number', 'buildings', 'status'] };
  const [header, ...rows] = await exported('area-manager', query);
  expect(header).toEqual(['Job number', 'Address', 'City', 'State', 'ZIP', 'Buildings', 'Status']);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(5)).toEqual(['1', 'Active']);
  expect(await exported('admin', query)).toHaveLength(3);
});

describe('the file with all columns', () => {
  beforeAll(async () => {
    const { jobId, buildingId } = acme.inScope;
    await sqlAs(app, acme, 'update buildings set gross_cleanable_sqft = 42000 where id = $1', [buildingId]);
    await asSystem(async (tenant) => {
      const service = { name: '=cmd', type: 'night-cleaning' as const, days_of_week: [1] };
      const serviceId = await createJobService(tenant, null, jobId, service);
      await createContract(tenant, null, {
        job_service_id: serviceId,
        number: 'C-1',
        status: 'approved',
        days_per_week: 5,
        start_date: '2020-01-01',
        termination_date: '2099-12-31',
        pricing: [{ type: 'labor', amount: 1000.5, period: 'month', note: '' }],
      });
      const duty = await createAssignment(tenant, null, { name: 'Area Manager', role_key: 'area-manager' });
      await assignUsers(tenant, duty, [{ userId: acme.users['area-manager'], jobId }]);
    });
  });

  it('has what other features know of a site, harmless to spreadsheets', async () => {
    const file = await exported('manager');
    expect(file[0]).toEqual([...own, ...dates, 'Contract value a year', 'Managers', ...inspected]);
    expect(cell(file, 'Cleanable sq ft')).toBe('42000');
    expect(cell(file, 'Services')).toBe("'=cmd");
    expect(cell(file, 'Contract start')).toBe('2020-01-01');
    expect(cell(file, 'Contract end')).toBe('2099-12-31');
    expect(cell(file, 'Contract value a year')).toBe('12006');
    expect(cell(file, 'Managers')).toContain('area-manager');
  });

  it.each([
    ['admin', true],
    ['manager', true],
    ['area-manager', true],
  ] as const)('has the value of contracts for a %s: %s', async (who, value) => {
    const [header] = await exported(who);
    expect(header?.includes('Contract value a year')).toBe(value);
  });

  it('has dates but no value for people who may export and not read contracts', async () => {
    await sqlAs(app, acme, `update roles set flags = (flags || '{canExportData}') where key = 'csr'`);
    const file = await exported('csr');
    expect(file[0]).toEqual([...own, ...dates, 'Managers', ...inspected]);
    expect((await ask('csr')).text).not.toContain('12006');
    expect((await ask('csr', { columns: ['contract-value'] })).status).toBe(422);
  });

  it('is for people who may export, and refuses columns that nobody adds', async () => {
    for (const who of ['nobody', 'viewer', 'day-porter'] as const) {
      expect((await ask(who)).status, who).toBe(403);
    }
    expect((await ask('admin', { columns: ['moon'] })).errors).toHaveProperty('columns');
    expect((await ask('admin', { format: 'pdf' })).errors).toHaveProperty('format');
  });

  it('leaves a trace of who took how much', async () => {
    await exported('manager', { format: 'csv' });
    const [row] = await sqlAs<{ actor_user_id: number; changes: { rows: number[] } }>(
      app,
      acme,
      `select actor_user_id, changes from audit_log where action = 'job.exported' order by id desc limit 1`,
    );
    expect(row).toMatchObject({ actor_user_id: acme.users.manager, changes: { rows: [null, 2] } });
  });
});
