import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImport } from '#features/imports/imports/server';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { rentRollEndpoints as endpoints } from '../../contract/index.ts';
import { rentRoll } from '../rent-roll.ts';

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'rents');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const table = (rows: number, sqft: number, of: string): string =>
  [
    'Job number,Floor,Suite,Tenant,Sq ft',
    ...Array.from({ length: rows }, (_, n) => `J-1,3,${of}${n},Tenant ${of}${n},${sqft}`),
    ...Array.from({ length: rows }, (_, n) => `J-1,4,${of}V${n},Vacant PF,${sqft + n}`),
  ].join('\n');

const statements = async (content: string): Promise<number> => {
  const files = [{ field: 'file', file: new Blob([content]), name: 'roll.csv' }];
  const { payload: record } = await admin.call(endpoints.uploadRentRoll, { files });
  const params = { id: record.id };
  const mapping = { ...record.mapping, vacant_since: '2026-01-01', existing: 'update' as const };
  await admin.call(endpoints.runRentRoll, { params, body: { mapping } });
  const work = { organizationId: company.organizationId, importId: record.id, userId: company.users.admin };
  const count = await countStatements(() => runImport(app.wiring, { [rentRoll.name]: rentRoll }, work));
  const { payload: done } = await admin.call(endpoints.getRentRoll, { params });
  expect([done.status, done.failed_rows]).toEqual(['done', 0]);
  return count;
};

it('sends as many statements for a part, however many rows it adds or changes', async () => {
  await statements(table(1, 100, 'X'));
  const few = [await statements(table(2, 100, 'A')), await statements(table(2, 300, 'A'))];
  const many = [await statements(table(40, 100, 'B')), await statements(table(40, 900, 'B'))];
  expect(many).toEqual(few);
});
