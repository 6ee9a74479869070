import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '#features/imports/imports/server';
import { countStatements } from '../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { clientImportEndpoints as endpoints } from '../contract/index.ts';
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

const table = (rows: number, phone: string, of: string): string =>
  [
    'Account number,Client name,Phone,Contact name,Contact email,Contact phone',
    ...Array.from(
      { length: rows },
      (_, n) => `${of}-${n},Client ${of}${n},303555${phone},Person ${n},p${n}@example.test,303555${phone}`,
    ),
  ].join('\n');

const statements = async (content: string): Promise<number> => {
  const files = [{ field: 'file', file: new Blob([content]), name: 'clients.csv' }];
  const { payload: record } = await admin.call(endpoints.uploadClientImport, { files });
  const params = { id: record.id };
  const mapping = { ...record.mapping, existing: 'update' as const };
  await admin.call(endpoints.runClientImport, { params, body: { mapping } });
  const work = { organizationId: company.organizationId, importId: record.id, userId: company.users.admin };
  const count = await countStatements(() =>
    runImport(app.wiring, { [clientsWithContacts.name]: clientsWithContacts }, work),
  );
  const { payload: done } = await admin.call(endpoints.getClientImport, { params });
  expect([done.status, done.failed_rows]).toEqual(['done', 0]);
  return count;
};

it('sends as many statements for a part, however many clients and contacts it adds or changes', async () => {
  const few = [await statements(table(2, '0101', 'A')), await statements(table(2, '0102', 'A'))];
  const many = [await statements(table(40, '0101', 'B')), await statements(table(40, '0102', 'B'))];
  expect(many).toEqual(few);
});
