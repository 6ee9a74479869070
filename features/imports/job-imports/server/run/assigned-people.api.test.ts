import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobImportEndpoints as endpoints } from '../../contract/index.ts';

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
  company = await seedCompany(app, `managed-${made}`);
  admin = await company.signIn('admin');
});

const scope = () => systemScope(company.organizationId);

const addDuty = () =>
  app.database.withTenant(scope(), (tenant) =>
    createAssignment(tenant, null, { name: 'Area manager', role_key: 'area-manager' }),
  );

const holder = z.object({ job_number: z.string(), user_id: z.int() });

const holders = () =>
  app.database.withTenant(scope(), (tenant) =>
    tenant.query({
      text: `select j.job_number, l.user_id from job_site_assignment_users l
        join jobs j on j.organization_id = $1 and j.id = l.job_id where l.organization_id = $1 order by j.job_number`,
      values: [company.organizationId],
      row: holder,
    }),
  );

const upload = async (managers: readonly string[]) => {
  const rows = managers.map((name, at) => `M-${at},${at} Elm St,Denver,CO,80202,${name}`);
  const { payload } = await admin.call(endpoints.uploadJobImport, {
    files: [
      {
        field: 'file',
        file: new Blob([['Job Number,Address,City,State,Zip,Area Manager', ...rows].join('\n')]),
        name: 'sites.csv',
      },
    ],
  });
  const mapping = { ...payload.mapping, client: { id: company.clientId } };
  return { params: { id: payload.id }, body: { mapping } };
};

const remarks = async (call: Awaited<ReturnType<typeof upload>>) => {
  const { payload } = await admin.call(endpoints.previewJobImport, call);
  return payload.rows.map(({ outcome, warnings }) => [outcome, ...warnings.map(({ code }) => code)]);
};

it('makes people area managers of the sites of a file, by address or name, and takes that back', async () => {
  await addDuty();
  const call = await upload([
    `Supervisor@managed-${made}.test`,
    `${company.canary} PORTER`.replace('PORTER', 'day-porter').toUpperCase(),
    'Somebody Else',
    '',
  ]);
  expect(await remarks(call)).toEqual([
    ['created'],
    ['created'],
    ['created', 'import_manager_unknown'],
    ['created'],
  ]);
  await admin.call(endpoints.runJobImport, call);
  await runWork(app, 'imports');
  expect(await holders()).toEqual([
    { job_number: 'M-0', user_id: company.users.supervisor },
    { job_number: 'M-1', user_id: company.users['day-porter'] },
  ]);
  const { status, payload } = await admin.call(endpoints.undoJobImport, { params: call.params, body: {} });
  expect([status, payload.status, payload.kept]).toEqual([200, 'undone', null]);
  expect(await holders()).toEqual([]);
});

it('says why a site has no area manager', async () => {
  const address = `supervisor@managed-${made}.test`;
  expect(await remarks(await upload([address]))).toEqual([['created', 'import_manager_no_duty']]);
  await addDuty();
  await app.database.withTenant(scope(), (tenant) =>
    tenant.db
      .updateTable('memberships')
      .set({ first_name: 'Same', last_name: 'Name' })
      .where('organization_id', '=', company.organizationId)
      .where('user_id', 'in', [company.users.supervisor, company.users['day-porter']])
      .execute(),
  );
  expect(await remarks(await upload(['Same Name', address]))).toEqual([
    ['created', 'import_manager_several'],
    ['created'],
  ]);
});
