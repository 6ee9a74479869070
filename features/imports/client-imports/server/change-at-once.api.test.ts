import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
import { clientImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'at-once');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const header = 'Account number,Client name,Phone,Notes,Contact name,Contact email,Contact phone';

const start = async (row: string, existing: 'skip' | 'update') => {
  const { payload } = await admin.call(endpoints.uploadClientImport, {
    files: [{ field: 'file', file: new Blob([`${header}\n${row}`]), name: 'clients.csv' }],
  });
  const params = { id: payload.id };
  const body = { mapping: { ...payload.mapping, existing } };
  const { status, text } = await admin.call(endpoints.runClientImport, { params, body });
  expect(status, text).toBe(200);
  return params;
};

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

it.each([
  ['a client', 'O-1', 'clients', 'account_number'],
  ['a contact', 'O-2', 'client_contacts', 'email'],
] as const)(
  'gives back what somebody wrote for %s at the moment when the file was written',
  async (_, number, table, key) => {
    const email = `dana-${number}@elm.test`;
    await start(`${number},Elm ${number},(303) 555-0101,First,Dana,${email},(303) 555-0101`, 'skip');
    await runWork(app, 'imports');
    const value = table === 'clients' ? number : email.toLowerCase();
    const phone = () => sqlAs(app, company, `select phone from ${table} where ${key} = $1`, [value]);
    const params = await start(`${number},,(303) 555-0103,,Dana,${email},(303) 555-0103`, 'update');
    const written = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const person = app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
      const { numUpdatedRows } = await tenant.db
        .updateTable(table as 'clients')
        .set({ phone: '3035550102' })
        .where('organization_id', '=', company.organizationId)
        .where(key as 'email', '=', value)
        .executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
      written.resolve();
      await release.promise;
    });
    await written.promise;
    const work = runWork(app, 'imports');
    await isWaiting();
    release.resolve();
    await Promise.all([person, work]);
    expect(await phone()).toEqual([{ phone: '3035550103' }]);
    const undone = await admin.call(endpoints.undoClientImport, { params, body: {} });
    expect(undone.payload).toMatchObject({ status: 'undone', kept: null });
    expect(await phone()).toEqual([{ phone: '3035550102' }]);
  },
);
