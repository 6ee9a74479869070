import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEndpoints } from '#features/sites/clients/contract';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobImportEndpoints as endpoints } from '../../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;
/** Sees some job sites, and their clients. */
let manager: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'scoped');
  admin = await company.signIn('admin');
  await sqlAs(
    app,
    company,
    `update roles set flags = flags || '{admin.canAddBuilding,admin.canAddClient}' where key = 'area-manager'`,
  );
  manager = await company.signIn('area-manager');
});
afterAll(() => app.close());

const addClient = async (who: Client, account_number: string, name: string): Promise<number> =>
  (await who.call(clientEndpoints.createClient, { body: { account_number, name } })).payload.id;

const upload = async (who: Client, lines: readonly string[]) => {
  const { payload } = await who.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'sites.csv' }],
  });
  return { params: { id: payload.id }, mapping: payload.mapping };
};

const owners = () =>
  sqlAs<{ job_number: string; account_number: string }>(
    app,
    company,
    `select j.job_number, c.account_number from jobs j join clients c on c.id = j.client_id
      where j.job_number like 'H-%' order by 1`,
  );

it('gives sites only to clients that the person sees or has made, as the form of a site does', async () => {
  const hidden = await addClient(admin, 'HID-1', 'Hidden Towers');
  await addClient(manager, 'OWN-1', 'Own Towers');
  const [seen] = await sqlAs<{ account_number: string }>(
    app,
    company,
    'select account_number from clients where id = $1',
    [company.clientId],
  );
  const { params, mapping } = await upload(manager, [
    'Job Number,Client,Client Account Number,Address,City,State,Zip',
    'H-1,,HID-1,1 Elm St,Denver,CO,80202',
    'H-2,Hidden Towers,,2 Elm St,Denver,CO,80202',
    `H-3,,${seen?.account_number},3 Elm St,Denver,CO,80202`,
    'H-4,Own Towers,,4 Elm St,Denver,CO,80202',
    'H-5,Hidden Towers,HID-1,5 Elm St,Denver,CO,80202',
    'H-6,New Towers,,6 Elm St,Denver,CO,80202',
  ]);
  const strict = await manager.call(endpoints.previewJobImport, { params, body: { mapping } });
  expect(strict.payload.rows.map(({ outcome }) => outcome)).toEqual([
    ...['invalid', 'invalid', 'created', 'created', 'invalid', 'invalid'],
  ]);
  const body = { mapping: { ...mapping, create_clients: true } };
  const preview = await manager.call(endpoints.previewJobImport, { params, body });
  expect(preview.payload.rows.map(({ outcome }) => outcome)).toEqual([
    ...['invalid', 'created', 'created', 'created', 'invalid', 'created'],
  ]);
  expect((await manager.call(endpoints.runJobImport, { params, body })).status).toBe(200);
  await runWork(app, 'imports');
  expect(await owners()).toEqual([
    { job_number: 'H-2', account_number: 'HIDDEN-TOWERS' },
    { job_number: 'H-3', account_number: seen?.account_number },
    { job_number: 'H-4', account_number: 'OWN-1' },
    { job_number: 'H-6', account_number: 'NEW-TOWERS' },
  ]);
  const [{ count } = { count: -1 }] = await sqlAs<{ count: number }>(
    app,
    company,
    'select count(*)::int as count from jobs where client_id = $1',
    [hidden],
  );
  expect(count).toBe(0);
});
