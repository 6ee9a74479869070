import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clientEndpoints } from '#features/sites/clients/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { mergeClients } from '../../../../tests/api/harness/merge-clients.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type ClientImportMapping, clientImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;
let kept: number;
let made = 0;

const add = async (account_number: string, name: string): Promise<number> => {
  const answer = await admin.call(clientEndpoints.createClient, { body: { account_number, name } });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.id;
};

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `merged-${made}`);
  admin = await company.signIn('admin');
  kept = await add('K-1', 'Kept Towers');
  const old = await add('M-1', 'Old Towers');
  await mergeClients(admin, await add('M-2', 'Older Court'), old);
  await mergeClients(admin, old, kept);
});

const header = 'Account number,Client name,Phone,Contact name';

type Given = Partial<ClientImportMapping>;

const prepare = async (lines: readonly string[], given: Given, who = admin) => {
  const { payload } = await who.call(endpoints.uploadClientImport, {
    files: [{ field: 'file', file: new Blob([[header, ...lines].join('\n')]), name: 'clients.csv' }],
  });
  return { params: { id: payload.id }, body: { mapping: { ...payload.mapping, ...given } } };
};

const check = async (lines: readonly string[], given: Given, who = admin) => {
  const { status, payload, text } = await who.call(
    endpoints.previewClientImport,
    await prepare(lines, given, who),
  );
  expect(status, text).toBe(200);
  return payload.rows.map(({ outcome, reasons, warnings }) => [
    outcome,
    ...[...reasons, ...warnings].map(({ code }) => code),
  ]);
};

const start = async (lines: readonly string[], given: Given) => {
  const prepared = await prepare(lines, given);
  const { status, text } = await admin.call(endpoints.runClientImport, prepared);
  expect(status, text).toBe(200);
  return prepared.params;
};

/** How many rows the import created, updated, took for there already, and refused. */
const countsOf = async (params: { id: number }) => {
  const { payload } = await admin.call(endpoints.getClientImport, { params });
  expect(payload.status).toBe('done');
  return [payload.created_rows, payload.updated_rows, payload.skipped_rows, payload.failed_rows];
};

const run = async (lines: readonly string[], given: Given) => {
  const params = await start(lines, given);
  await runWork(app, 'imports');
  return params;
};

const clients = () =>
  sqlAs<{ account_number: string; name: string; phone: string | null }>(
    app,
    company,
    `select account_number, name, phone from clients
      where organization_id = $1 and deleted_at is null and account_number like '%-%' and id >= $2
      order by account_number`,
    [company.organizationId, kept],
  );

const keptWith = (phone: string | null) => ({ account_number: 'K-1', name: 'Kept Towers', phone });

const update = { existing: 'update' } as const;

it('takes rows of merged clients for rows of the client that was kept', async () => {
  const lines = ['M-1,Old Towers,(303) 555-0101,', 'M-2,Older Court,,', 'K-1,Kept Towers,,'];
  const there = ['duplicate', 'import_exists'];
  const merged = [...there, 'client_import_merged'];
  expect(await check(lines, { existing: 'skip' })).toEqual([merged, merged, there]);
  expect(await countsOf(await run(lines, { existing: 'skip' }))).toEqual([0, 0, 3, 0]);
  expect(await clients()).toEqual([keptWith(null)]);
});

it('updates the client that was kept, but for its name, and gives it back', async () => {
  const lines = ['M-2,Older Court,(303) 555-0101,Dana Finch', 'M-1,,,Ravi Stone'];
  expect(await check(lines, update)).toEqual([
    ['updated', 'client_import_merged'],
    ['updated', 'client_import_merged'],
  ]);
  const params = await run(lines, update);
  expect(await countsOf(params)).toEqual([0, 2, 0, 0]);
  expect(await clients()).toEqual([keptWith('3035550101')]);
  const undone = await admin.call(endpoints.undoClientImport, { params, body: {} });
  expect(undone.payload).toMatchObject({ status: 'undone', kept: null });
  expect(await clients()).toEqual([keptWith(null)]);
});

it('finds the client that was kept by the very name of a merged one', async () => {
  const byName = { ...update, match: 'name' } as const;
  const lines = [
    ',OLD TOWERS,(303) 555-0101,',
    'Z-9,Older Court,,Dana Finch',
    'M-1,Fir Place,,',
    'N-1,New Manor,,',
  ];
  expect(await check(lines, byName)).toEqual([
    ['updated', 'client_import_merged'],
    ['updated', 'client_import_number_kept', 'client_import_merged'],
    ['duplicate', 'import_exists'],
    ['created'],
  ]);
  expect(await countsOf(await run(lines, byName))).toEqual([1, 2, 1, 0]);
  expect((await clients())[0]).toEqual(keptWith('3035550101'));
});

it('prefers a client who has the number or the name by now', async () => {
  await add('M-1', 'Oak Court');
  await add('O-1', 'Old Towers');
  expect(await check(['M-1,Oak Court,(303) 555-0101,'], update)).toEqual([['updated']]);
  await run(['M-1,Oak Court,(303) 555-0101,'], update);
  await run([',Old Towers,(303) 555-0102,'], { ...update, match: 'name' });
  expect((await clients()).map(({ phone }) => phone)).toEqual([null, '3035550101', '3035550102']);
});

it('says so where a new number has the name of a merged client', async () => {
  expect(await check(['N-1,Old Towers,,', 'N-2,Kept Towers,,'], { existing: 'skip' })).toEqual([
    ['created', 'client_import_merged_name'],
    ['created', 'client_import_same_name'],
  ]);
});

it('follows a client that is merged between the check and the run', async () => {
  const late = await add('L-1', 'Late Hall');
  const params = await start(['L-1,Late Hall,(303) 555-0101,'], update);
  await mergeClients(admin, late, kept);
  await runWork(app, 'imports');
  expect(await countsOf(params)).toEqual([0, 1, 0, 0]);
  expect(await clients()).toEqual([keptWith('3035550101')]);
});

it('follows a client that is merged at the moment when its row is written', async () => {
  const late = await add('L-1', 'Late Hall');
  const params = await start(['L-1,Late Hall,(303) 555-0101,Dana Finch'], update);
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const merge = app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    await tenant.db
      .updateTable('clients')
      .set({ deleted_at: new Date().toISOString(), merged_into_id: kept })
      .where('organization_id', '=', company.organizationId)
      .where('id', '=', late)
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
  await Promise.all([merge, work]);
  expect(await countsOf(params)).toEqual([0, 1, 0, 0]);
  expect(await clients()).toEqual([keptWith('3035550101')]);
});

it('shows nothing of the client that was kept to who does not see it', async () => {
  await sqlAs(
    app,
    company,
    `update roles set flags = flags || '{admin.canAddClient,admin.canEditClientContacts}'
      where key = 'area-manager' and organization_id = $1`,
    [company.organizationId],
  );
  const manager = await company.signIn('area-manager');
  for (const existing of ['skip', 'update'] as const) {
    const prepared = await prepare(
      ['M-1,Old Towers,(303) 555-0101,', 'N-1,Old Towers,,'],
      { existing },
      manager,
    );
    const { payload, text } = await manager.call(endpoints.previewClientImport, prepared);
    expect(payload.rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'created']);
    expect(text).not.toMatch(/K-1|Kept/);
  }
});
