import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '#features/imports/imports/server';
import { clientEndpoints } from '#features/sites/clients/contract';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { makeSheet, textCell } from '../../imports/server/testing.ts';
import { type ClientImportMapping, clientImportEndpoints as endpoints } from '../contract/index.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'payers');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const prepare = async (lines: readonly string[] | Buffer, given: Partial<ClientImportMapping>) => {
  const content = Buffer.isBuffer(lines) ? new Uint8Array(lines) : lines.join('\n');
  const files = [{ field: 'file', file: new Blob([content]), name: 'clients.csv' }];
  const { payload: record } = await admin.call(endpoints.uploadClientImport, { files });
  return { params: { id: record.id }, body: { mapping: { ...record.mapping, ...given } } };
};

const check = async (lines: readonly string[], given: Partial<ClientImportMapping>) => {
  const { payload } = await admin.call(endpoints.previewClientImport, await prepare(lines, given));
  return payload.rows.map(({ outcome, changes }) => [outcome, ...changes]);
};

const run = async (lines: readonly string[] | Buffer, given: Partial<ClientImportMapping> = {}) => {
  const prepared = await prepare(lines, given);
  const { status, text } = await admin.call(endpoints.runClientImport, prepared);
  expect(status, text).toBe(200);
  await runImport(
    app.wiring,
    { [clientsWithContacts.name]: clientsWithContacts },
    { organizationId: company.organizationId, importId: prepared.params.id, userId: company.users.admin },
  );
  return prepared.params.id;
};

const found = async () => {
  const { payload } = await admin.call(clientEndpoints.listClients, { query: { q: 'E-1' } });
  const params = { id: payload.rows[0]?.id ?? 0 };
  const { phone, notes, billing_email, name } = (await admin.call(clientEndpoints.getClient, { params }))
    .payload;
  return { phone, notes, billing_email, name };
};

it('empties fields of clients and contacts only where that is asked, and gives them back', async () => {
  const header =
    'Account number,Client name,Phone,Notes,Billing email,Address,City,State,Zip,Contact name,Contact phone';
  await run([
    header,
    'E-1,Elm,(303) 555-0147,Pays late,ap@elm.test,1 Elm St,Denver,CO,80202,Dana Finch,(303) 555-0148',
  ]);
  const before = await found();
  const update = { existing: 'update' } as const;
  const empty = [header, 'E-1,,,,,,,,,Dana Finch,'];
  expect(await check(empty, update)).toEqual([['duplicate']]);
  const given = { ...update, clear_empty: true };
  expect(await check(empty, given)).toEqual([
    [
      'updated',
      { field: 'phone', before: '3035550147', after: null },
      { field: 'billing_email', before: 'ap@elm.test', after: '' },
      { field: 'notes', before: 'Pays late', after: '' },
      { field: 'contact_phone', before: '3035550148', after: null },
    ],
  ]);
  const id = await run(empty, given);
  expect(await found()).toEqual({ name: 'Elm', phone: null, notes: '', billing_email: [] });
  const undone = await admin.call(endpoints.undoClientImport, { params: { id }, body: {} });
  expect([undone.status, undone.payload.kept]).toEqual([200, null]);
  expect(await found()).toEqual(before);
  const moved = [
    'Account number,Client name,Address,City,State,Zip',
    'E-1,Elm,2 Elm St,Denver,CO,80202',
    'E-1,Elm,1 Elm St,Denver,CO,80202',
  ];
  const [change, same] = await check(moved, update);
  expect(change).toEqual([
    'updated',
    { field: 'address', before: '1 Elm St, Denver, CO, 80202', after: '2 Elm St, Denver, CO, 80202' },
  ]);
  expect(same).toEqual(['duplicate']);
  expect(await check(moved.toSpliced(1, 1), update)).toEqual([['duplicate']]);
});

const fields = ['Account number', 'Client name', 'Phone', 'Notes'];

const failed = (name: string, text: string): string =>
  `<c r="${name}" s="1" t="e"><f>VLOOKUP(A2,&lt;x&gt;,2)</f><v>${text}</v></c>`;

it.each([
  ['a workbook', true],
  ['a file saved as CSV', false],
])('refuses cells of %s with an error, and empties nothing for them', async (_what, isWorkbook) => {
  const number = isWorkbook ? 'R-1' : 'R-2';
  await run([fields.join(), `${number},Fir,(303) 555-0147,Pays late`]);
  const head = fields.map((text, at) => textCell(`${'ABCD'[at]}1`, text)).join('');
  const row = `${textCell('A2', number)}${textCell('B2', 'Fir')}${failed('C2', '#N/A')}${failed('D2', '#REF!')}`;
  const file = isWorkbook
    ? makeSheet(`<row r="1">${head}</row><row r="2">${row}</row>`)
    : [fields.join(), `${number},Fir,#N/A,#REF!`];
  const given = { existing: 'update', clear_empty: true } as const;
  const prepared = await prepare(file, given);
  const preview = await admin.call(endpoints.previewClientImport, prepared);
  expect(preview.payload.rows.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
    [
      'invalid',
      [
        expect.objectContaining({
          field: 'phone',
          code: 'import_cell_error',
          message: 'This cell holds an error of the spreadsheet (#N/A).',
        }),
        expect.objectContaining({ field: 'notes', code: 'import_cell_error' }),
      ],
    ],
  ]);
  const id = await run(file, given);
  const { payload } = await admin.call(endpoints.getClientImport, { params: { id } });
  expect(payload).toMatchObject({ updated_rows: 0, failed_rows: 1 });
  const { payload: list } = await admin.call(clientEndpoints.listClients, { query: { q: number } });
  expect(list.rows[0]).toMatchObject({ phone: '3035550147' });
  const typed = { 2: { phone: '(303) 555-0148', notes: '' } };
  const corrected = await prepare(file, { ...given, typed });
  const { payload: checked } = await admin.call(endpoints.previewClientImport, corrected);
  expect(checked.rows[0]).toMatchObject({
    outcome: 'updated',
    changes: [
      { field: 'phone', after: '3035550148' },
      { field: 'notes', after: '' },
    ],
  });
});
