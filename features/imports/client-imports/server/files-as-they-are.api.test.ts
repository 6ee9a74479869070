import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientEndpoints } from '#features/sites/clients/contract';
import {
  type Client,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { clientImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let admin: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  admin = await (await seedCompany(app, `as-they-are-${made}`)).signIn('admin');
});

const upload = async (content: string | Uint8Array<ArrayBuffer>) => {
  const file = new Blob([content]);
  const { status, payload, text } = await admin.call(endpoints.uploadClientImport, {
    files: [{ field: 'file', file, name: 'clients.csv' }],
  });
  expect(status, text).toBe(200);
  return payload;
};

type Record = Awaited<ReturnType<typeof upload>>;

const preview = async ({ id, mapping }: Record) =>
  (await admin.call(endpoints.previewClientImport, { params: { id }, body: { mapping } })).payload;

const again = async (record: Record, given: Partial<Record['mapping']>) =>
  preview({ ...record, mapping: { ...record.mapping, ...given } });

const chooseHeader = ({ id }: Record, line: number) =>
  admin.call(endpoints.chooseClientImportHeader, { params: { id }, body: { line } });

it('finds the header below titles, and reads the file below another one when asked', async () => {
  const record = await upload(
    'Client list\nAs of November 1\n\nAccount;Client name;City\nT-1;Tower;Denver\nT-2;Court;Denver\n',
  );
  expect([record.total_rows, record.mapping.columns]).toEqual([
    2,
    { account_number: 'Account', name: 'Client name', city: 'City' },
  ]);
  expect(record.reading).toEqual({
    header_line: 4,
    head: [
      { line: 1, text: 'Client list' },
      { line: 2, text: 'As of November 1' },
      { line: 4, text: 'Account · Client name · City' },
      { line: 5, text: 'T-1 · Tower · Denver' },
      { line: 6, text: 'T-2 · Court · Denver' },
    ],
  });
  const { payload: other } = await chooseHeader(record, 5);
  expect([other.total_rows, other.columns.map(({ name }) => name), other.mapping.columns]).toEqual([
    1,
    ['T-1', 'Tower', 'Denver'],
    {},
  ]);
  const { payload: back } = await chooseHeader(record, 4);
  expect((await preview(back)).rows.map(({ line, source }) => [line, source.Account])).toEqual([
    [5, 'T-1'],
    [6, 'T-2'],
  ]);
});

it('takes no line for the header that is not among the first ones, or has nothing below it', async () => {
  const record = await upload('Account,Client name\nT-1,Tower\n');
  expect((await chooseHeader(record, 9)).status).toBe(422);
  expect((await chooseHeader(record, 2)).errors).toEqual({
    file: ['This file has no rows below its header.'],
  });
  expect((await preview(record)).counts.created).toBe(1);
});

it('gives errors with the names of their fields in a file that can be mended and uploaded again', async () => {
  const record = await upload(
    'Account;Client name;Notes\nE-1;;"two\nlines; ""quoted"""\n;"<Brackets>";=1+1\n',
  );
  await preview(record);
  const { text } = await admin.call(endpoints.downloadClientImportErrors, { params: { id: record.id } });
  expect(text).toContain('Account number: This field is required.');
  const again = await upload(
    text.replace('E-1;;', 'E-1;Mended;').replace('<Brackets>', 'Plain').replace('3;;', '3;E-2;'),
  );
  expect(again.columns.map(({ name }) => name)).toEqual(['Account', 'Client name', 'Notes']);
  const { counts, rows } = await preview(again);
  expect([counts.created, rows.map(({ source }) => source.Notes)]).toEqual([
    2,
    ['two\nlines; "quoted"', '=1+1'],
  ]);
});

it('names the cell that was in another encoding, and reads the others as they are', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Account,Client name,Notes\nÑ-1,Peña,'),
    Buffer.from('Bayam\xf3n', 'latin1'),
    Buffer.from('\nÑ-2,Núñez,Añasco\n'),
  ]);
  const { rows } = await preview(await upload(new Uint8Array(bytes)));
  expect(rows.map(({ cleaned, warnings }) => [cleaned.name, cleaned.notes, warnings[0]?.message])).toEqual([
    ['Peña', 'Bayamón', 'Some characters were in another encoding. Check what was read: Bayamón'],
    ['Núñez', 'Añasco', undefined],
  ]);
});

it('leaves totals out, with their reason, until somebody takes them back in', async () => {
  const record = await upload(
    'Account,Client name,Balance\nT-1,Tower,100\n,Grand Total,"1,200.00"\nTotal,,1\nTotal,Total Wine,1\n',
  );
  const first = await preview(record);
  expect(first.counts).toEqual({
    created: 2,
    updated: 0,
    duplicate: 0,
    invalid: 0,
    left_out: 2,
    warnings: 0,
  });
  expect(first.rows.map(({ outcome }) => outcome)).toEqual(['created', 'left_out', 'left_out', 'created']);
  expect(first.rows[1]?.reasons[0]?.message).toBe('This looks like a total, not a row to import.');
  const second = await again(record, { kept_lines: [3] });
  expect(second.rows.map(({ outcome }) => outcome)).toEqual(['created', 'invalid', 'left_out', 'created']);
});

it('takes what is typed in place of cells that are wrong or missing', async () => {
  const record = await upload('Account,Client name\n,Tower\nT-2,\n');
  expect((await preview(record)).counts.invalid).toBe(2);
  const typed = { 2: { account_number: 'T-1' }, 3: { name: 'Court', notes: 'from the list' } };
  const { counts, rows } = await again(record, { typed });
  expect(counts).toMatchObject({ created: 2, invalid: 0 });
  expect(rows.map(({ cleaned }) => [cleaned.account_number, cleaned.name, cleaned.notes])).toEqual([
    ['T-1', 'Tower', ''],
    ['T-2', 'Court', 'from the list'],
  ]);
});

it('decides for the whole file how decimals are written, and says so', async () => {
  const record = await upload(
    'Account;Client name;Tax rate\nT-1;Tower;8,875\nT-2;Court;8,5\nT-3;Yard;5%\nT-4;Hall;$5\n',
  );
  expect(record.mapping.decimal_mark).toBe(',');
  const { rows } = await preview(record);
  expect(rows.map(({ cleaned }) => cleaned.tax_rate_pct)).toEqual([8.875, 8.5, 5, null]);
  expect((await upload('Account,Client name\nT-1,Tower\n')).mapping.decimal_mark).toBeUndefined();
});

it('keeps the extensions of phone numbers in the notes of a new client', async () => {
  const record = await upload(
    'Account,Client name,Phone,Contact,Contact phone,Notes\nT-1,Tower,(303) 555-0147 x12,Dana Finch,303-555-0148 ext. 9,Keys at desk\n',
  );
  const { id, mapping } = record;
  expect((await preview(record)).rows[0]?.warnings.map(({ message }) => message)).toEqual([
    'Extension 12 does not fit into a phone number and was left out.',
    'Extension 9 does not fit into a phone number and was left out.',
  ]);
  await admin.call(endpoints.runClientImport, { params: { id }, body: { mapping } });
  await runWork(app, 'imports');
  const [client] = (await admin.call(clientEndpoints.listClients, { query: { q: 'T-1' } })).payload.rows;
  const { payload } = await admin.call(clientEndpoints.getClient, { params: { id: client?.id ?? 0 } });
  expect([payload.phone, payload.notes]).toEqual([
    '3035550147',
    'Keys at desk\n(303) 555-0147 x12\nDana Finch 303-555-0148 ext. 9',
  ]);
});
