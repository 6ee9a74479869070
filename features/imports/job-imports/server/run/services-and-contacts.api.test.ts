import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactEndpoints } from '#features/sites/clients/contract';
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

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'serviced');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const file = [
  'Job Number,Address,City,State,Zip,Service,Service Days,Site Contact,Contact Email,Contact Phone',
  'S-1,1 Elm St,Denver,CO,80202,Night cleaning,Mon-Fri,Rosa Marsh,rosa@client.test,(303) 555-0123',
  'S-2,2 Elm St,Denver,CO,80202,,MWF,,hank@client.test,',
  'S-3,3 Elm St,Denver,CO,80202,Window washing,as needed,,,',
  'S-4,4 Elm St,Denver,CO,80202,,,,,',
].join('\n');

const services = () =>
  sqlAs<{ job_number: string; type: string; name: string; days_of_week: number[] }>(
    app,
    company,
    `select j.job_number, s.type, s.name, s.days_of_week from job_services s join jobs j on j.id = s.job_id
     where j.job_number like 'S-%' order by 1`,
  );

const contacts = () =>
  sqlAs<{
    id: number;
    name: string;
    email: string;
    phone: string | null;
    there: boolean;
    updated_at: string;
  }>(
    app,
    company,
    `select id, name, email, phone, building_id is not null as there, updated_at from client_contacts
     where client_id = $1 and email like '%@client.test' and deleted_at is null order by name`,
    [company.clientId],
  );

it('gives new sites their service with its days and a contact, and takes that back', async () => {
  const { payload } = await admin.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([file]), name: 'sites.csv' }],
  });
  const { id } = payload;
  expect(payload.mapping.columns).toMatchObject({
    service_type: 'Service',
    service_days: 'Service Days',
    contact_name: 'Site Contact',
  });
  const body = { mapping: { ...payload.mapping, client: { id: company.clientId } } };
  const preview = await admin.call(endpoints.previewJobImport, { params: { id }, body });
  expect(preview.payload.rows.map(({ warnings }) => warnings.map(({ field }) => field))).toEqual([
    [],
    [],
    ['service_days'],
    [],
  ]);
  await admin.call(endpoints.runJobImport, { params: { id }, body });
  await runWork(app, 'imports');
  expect(await services()).toEqual([
    { job_number: 'S-1', type: 'night-cleaning', name: 'Night cleaning', days_of_week: [1, 2, 3, 4, 5] },
    { job_number: 'S-2', type: 'cleaning', name: 'Cleaning', days_of_week: [1, 3, 5] },
    { job_number: 'S-3', type: 'other', name: 'Window washing', days_of_week: [] },
  ]);
  const added = await contacts();
  expect(added).toMatchObject([
    { name: 'hank@client.test', phone: null, there: true },
    { name: 'Rosa Marsh', email: 'rosa@client.test', phone: '3035550123', there: true },
  ]);
  const [hank] = added;
  await admin.call(contactEndpoints.updateClientContact, {
    params: { id: company.clientId, contactId: hank?.id ?? 0 },
    body: { name: 'Hank Fir', updated_at: hank?.updated_at ?? '' },
  });
  const { payload: undone } = await admin.call(endpoints.undoJobImport, { params: { id }, body: {} });
  expect(undone).toMatchObject({ status: 'undone' });
  expect(await services()).toEqual([]);
  expect(await contacts()).toMatchObject([{ name: 'Hank Fir', there: false }]);
});

it('gives them no contact where the person may not change those of clients', async () => {
  await sqlAs(
    app,
    company,
    `update roles set flags = array_remove(array_remove(flags, 'isAdmin'), 'admin.canEditClientContacts')
    where organization_id = $1 and 'admin.canAddBuilding' = any(flags)`,
    [company.organizationId],
  );
  const clerk = await company.signIn('admin');
  const { payload } = await clerk.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([file.replaceAll('S-', 'T-')]), name: 'sites.csv' }],
  });
  const params = { id: payload.id };
  const body = { mapping: { ...payload.mapping, client: { id: company.clientId } } };
  const preview = await clerk.call(endpoints.previewJobImport, { params, body });
  expect(preview.payload.rows.map(({ warnings }) => warnings.map(({ code }) => code))).toMatchObject([
    expect.arrayContaining(['import_contact_forbidden']),
    expect.arrayContaining(['import_contact_forbidden']),
    expect.not.arrayContaining(['import_contact_forbidden']),
    expect.not.arrayContaining(['import_contact_forbidden']),
  ]);
  const before = await contacts();
  await clerk.call(endpoints.runJobImport, { params, body });
  await runWork(app, 'imports');
  expect((await clerk.call(endpoints.getJobImport, { params })).payload.created_rows).toBe(4);
  expect(await contacts()).toEqual(before);
});
