import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contractWriteEndpoints } from '#features/contracts/contracts/contract';
import { createJobService, lockJobs } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { contractImportEndpoints as endpoints } from '../contract/index.ts';

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
  company = await seedCompany(app, `approved-${made}`);
  admin = await company.signIn('admin');
  await inCompany((tenant) =>
    createJobService(tenant, null, company.inScope.jobId, { type: 'day-porter', name: 'Lobby' }),
  );
});

const inCompany = <T>(run: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), run);

const count = 40;

const day = (at: number): string => new Date(Date.UTC(2027, 0, count - at)).toISOString().slice(0, 10);

/** Contracts of a day each, the latest one first: approval goes through them in another order than their ids have. */
const file = (price: number): string =>
  [
    'Job number,Contract number,Start date,End date,Days per week,Labor',
    ...Array.from({ length: count }, (_, at) => `J-1,C-${at},${day(at)},${day(at)},5,${price}`),
  ].join('\n');

const start = async (price: number) => {
  const { payload } = await admin.call(endpoints.uploadContractImport, {
    files: [{ field: 'file', file: new Blob([file(price)]), name: 'contracts.csv' }],
  });
  const body = { mapping: { ...payload.mapping, existing: 'update' as const } };
  const { status, text } = await admin.call(endpoints.runContractImport, {
    params: { id: payload.id },
    body,
  });
  expect(status, text).toBe(200);
  return { id: payload.id };
};

const work = () => runWork(app, 'imports');

const rowsOf = async (params: { id: number }) => {
  const { payload } = await admin.call(endpoints.getContractImport, { params });
  const { status, created_rows, updated_rows, skipped_rows, failed_rows, left_out_rows } = payload;
  expect(created_rows + (updated_rows ?? 0) + skipped_rows + failed_rows + left_out_rows).toBe(count);
  return { status, updated: updated_rows, failed: failed_rows };
};

const approve = () =>
  admin.call(contractWriteEndpoints.approveDrafts, { body: { ids: [company.inScope.jobId] } });

/** The contracts by status and price, in cents. */
const contracts = () =>
  sqlAs(
    app,
    company,
    `select status, (pricing -> 0 ->> 'amount')::int as price, count(*)::int from contracts
      where organization_id = $1 and deleted_at is null group by 1, 2 order by 1, 2`,
    [company.organizationId],
  );

const approvedAt = (price: number) => [{ status: 'approved', price, count }];

const isWaiting = () =>
  vi.waitUntil(async () => {
    const waiting = await sqlAs(
      app,
      company,
      `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`,
    );
    return waiting.length > 0;
  }, 30_000);

it('leaves what was approved between the check and the run', async () => {
  await start(100);
  await work();
  const again = await start(999);
  expect((await approve()).status).toBe(200);
  await work();
  expect(await rowsOf(again)).toEqual({ status: 'done', updated: 0, failed: count });
  expect(await contracts()).toEqual(approvedAt(10_000));
});

it.each([
  ['as everyone does, with the lock of the job', true],
  ['without the lock of the job', false],
])('leaves what is being approved %s', async (_how, locks) => {
  await start(100);
  await work();
  const again = await start(999);
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const approval = inCompany(async (tenant) => {
    if (locks) await lockJobs(tenant, [company.inScope.jobId]);
    await tenant.db
      .updateTable('contracts')
      .set({ status: 'approved' })
      .where('organization_id', '=', company.organizationId)
      .execute();
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const run = work();
  await isWaiting();
  release.resolve();
  await Promise.all([approval, run]);
  expect(await rowsOf(again)).toEqual({ status: 'done', updated: 0, failed: count });
  const { payload } = await admin.call(endpoints.listContractImportRows, { params: again });
  expect(new Set(payload.rows.flatMap(({ reasons }) => reasons.map(({ code }) => code)))).toEqual(
    new Set(['contract_import_not_draft']),
  );
  expect(await contracts()).toEqual(approvedAt(10_000));
  const undone = await admin.call(endpoints.undoContractImport, { params: again, body: {} });
  expect(undone.payload).toMatchObject({ status: 'undone', kept: null });
  expect(await contracts()).toEqual(approvedAt(10_000));
});

it.each([1, 2, 3])('writes all or nothing when it runs at the moment of an approval (%i)', async () => {
  await start(100);
  await work();
  const again = await start(999);
  const [approval] = await Promise.all([approve(), work()]);
  expect(approval.status, approval.text).toBe(200);
  const { status, updated, failed } = await rowsOf(again);
  expect([status, [updated, failed].toSorted()]).toEqual(['done', [0, count]]);
  expect(await contracts()).toEqual(approvedAt(updated === count ? 99_900 : 10_000));
});

it.each([1, 2, 3])('is taken back or approved, whichever comes first (%i)', async () => {
  const params = await start(100);
  await work();
  const [approval, undone] = await Promise.all([
    approve(),
    admin.call(endpoints.undoContractImport, { params, body: {} }),
  ]);
  expect([approval.status, undone.status], `${approval.text} ${undone.text}`).toEqual([200, 200]);
  const isApproved = approval.payload.failed.length === 0;
  expect(await contracts()).toEqual(isApproved ? approvedAt(10_000) : []);
});
