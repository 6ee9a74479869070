import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEndpoints } from '#features/sites/clients/contract';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { clientImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  for (const [account_number, name] of [
    ['N-1', 'Elm Towers, Inc.'],
    ['N-2', 'Oak Court'],
    ['N-3', 'Oak Court LLC'],
    ['N-4', 'Ash House'],
  ] as const)
    await admin.call(clientEndpoints.createClient, { body: { account_number, name } });
  const stranger = await rival.signIn('admin');
  await stranger.call(clientEndpoints.createClient, { body: { account_number: 'X-1', name: 'Fir Place' } });
});
afterAll(() => app.close());

const byName = { existing: 'update', match: 'name' } as const;

const prepare = async (lines: readonly string[], who = admin) => {
  const files = [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'clients.csv' }];
  const { payload } = await who.call(endpoints.uploadClientImport, { files });
  return { params: { id: payload.id }, body: { mapping: { ...payload.mapping, ...byName } } };
};

const phoneOf = async (number: string) => {
  const [row] = await sqlAs<{ name: string; phone: string | null }>(
    app,
    acme,
    'select name, phone from clients where account_number = $1',
    [number],
  );
  return row;
};

it('updates the one client of a name, refuses one of several, and adds what it does not find', async () => {
  const prepared = await prepare([
    'Client name,Account number,Phone,Contact name',
    'ELM TOWERS LLC,,(303) 555-0111,Dana Finch',
    'Oak Court,,(303) 555-0112,',
    'Fir Place,,(303) 555-0113,',
    'Ash House,Z-9,(303) 555-0114,',
    'New Manor,N-9,(303) 555-0115,',
    'Other Name,N-4,(303) 555-0116,',
    'Elm Towers,,,Ravi Stone',
  ]);
  const preview = await admin.call(endpoints.previewClientImport, prepared);
  expect(preview.status, preview.text).toBe(200);
  expect(
    preview.payload.rows.map(({ outcome, reasons, warnings }) => [
      outcome,
      ...[...reasons, ...warnings].map(({ code }) => code),
    ]),
  ).toEqual([
    ['updated'],
    ['invalid', 'client_import_several'],
    ['invalid', 'required'],
    ['updated', 'client_import_number_kept'],
    ['created'],
    ['duplicate', 'import_exists'],
    ['updated'],
  ]);
  expect((await admin.call(endpoints.runClientImport, prepared)).status).toBe(200);
  await runWork(app, 'imports');
  const { payload: done } = await admin.call(endpoints.getClientImport, { params: prepared.params });
  expect(done).toMatchObject({ created_rows: 1, updated_rows: 3, failed_rows: 2, skipped_rows: 1 });
  expect(await phoneOf('N-1')).toEqual({ name: 'Elm Towers, Inc.', phone: '3035550111' });
  expect(await phoneOf('N-4')).toEqual({ name: 'Ash House', phone: '3035550114' });
  expect(await phoneOf('N-9')).toEqual({ name: 'New Manor', phone: '3035550115' });
  const undone = await admin.call(endpoints.undoClientImport, { params: prepared.params, body: {} });
  expect(undone.payload).toMatchObject({ status: 'undone', kept: null });
  expect(await phoneOf('N-1')).toEqual({ name: 'Elm Towers, Inc.', phone: null });
});

it('leaves clients out of scope as they are', async () => {
  await sqlAs(
    app,
    acme,
    `update roles set flags = flags || '{admin.canAddClient,admin.canEditClientContacts}' where key = 'area-manager'`,
  );
  const manager = await acme.signIn('area-manager');
  const prepared = await prepare(['Client name,Phone', 'Ash House,(303) 555-0199'], manager);
  const { payload } = await manager.call(endpoints.previewClientImport, prepared);
  expect(payload.rows.map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
    ['duplicate', 'import_exists'],
  ]);
});

it('is taken back only by who may change the contacts that it changed', async () => {
  const prepared = await prepare(['Client name,Contact name', 'Ash House,Luz Marte']);
  expect((await admin.call(endpoints.runClientImport, prepared)).status).toBe(200);
  await runWork(app, 'imports');
  await sqlAs(
    app,
    acme,
    `update roles set flags = array_remove(array_remove(flags, 'isAdmin'), 'admin.canEditClientContacts')
      where organization_id = $1 and 'admin.canAddClient' = any(flags)`,
    [acme.organizationId],
  );
  const clerk = await acme.signIn('admin');
  const refused = await clerk.call(endpoints.undoClientImport, { params: prepared.params, body: {} });
  expect([refused.status, refused.code]).toEqual([403, 'client_import_contacts_forbidden']);
});
