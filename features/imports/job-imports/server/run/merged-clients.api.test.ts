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
import { mergeClients } from '../../../../../tests/api/harness/merge-clients.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobImportEndpoints as endpoints, type JobImportMapping } from '../../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;
/** Sees some job sites, and the clients that they have made. */
let manager: Client;
let kept: number;

const add = async (who: Client, account_number: string, name: string): Promise<number> => {
  const answer = await who.call(clientEndpoints.createClient, { body: { account_number, name } });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.id;
};

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'merged-owners');
  admin = await company.signIn('admin');
  await sqlAs(
    app,
    company,
    `update roles set flags = flags || '{admin.canAddBuilding,admin.canAddClient}' where key = 'area-manager'`,
  );
  manager = await company.signIn('area-manager');
  kept = await add(admin, 'K-1', 'Kept Towers');
  const old = await add(admin, 'M-1', 'Old Towers');
  await mergeClients(admin, await add(admin, 'M-2', 'Older Court'), old);
  await mergeClients(admin, old, kept);
});
afterAll(() => app.close());

const header = 'Job Number,Client,Client Account Number,Address,City,State,Zip';

const prepare = async (who: Client, lines: readonly string[], given: Partial<JobImportMapping>) => {
  const { payload } = await who.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([[header, ...lines].join('\n')]), name: 'sites.csv' }],
  });
  return { params: { id: payload.id }, body: { mapping: { ...payload.mapping, ...given } } };
};

const check = async (who: Client, lines: readonly string[], given: Partial<JobImportMapping>) => {
  const { payload } = await who.call(endpoints.previewJobImport, await prepare(who, lines, given));
  return payload.rows.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)]);
};

const start = async (who: Client, lines: readonly string[], given: Partial<JobImportMapping>) => {
  const prepared = await prepare(who, lines, given);
  const { status, text } = await who.call(endpoints.runJobImport, prepared);
  expect(status, text).toBe(200);
};

/** The clients of imported sites, by job number. */
const owners = async (numbers: string) => {
  const rows = await sqlAs<{ job_number: string; account_number: string }>(
    app,
    company,
    `select j.job_number, c.account_number from jobs j join clients c on c.id = j.client_id
      where j.job_number like $1 and j.organization_id = $2 order by 1`,
    [numbers, company.organizationId],
  );
  return rows.map(({ job_number, account_number }) => `${job_number} ${account_number}`);
};

const row = (number: string, client: string): string =>
  `${number},${client},${number} Elm St,Denver,CO,80202`;

const creating = { create_clients: true } as const;

it('gives sites of merged clients to the one that was kept, and makes none of them again', async () => {
  const lines = [
    row('A-1', ',M-1'),
    row('A-2', 'OLDER COURT,'),
    row('A-3', 'Old Towers,M-2'),
    row('A-4', 'New Hall,N-1'),
  ];
  await start(admin, lines, creating);
  await runWork(app, 'imports');
  expect(await owners('A-%')).toEqual(['A-1 K-1', 'A-2 K-1', 'A-3 K-1', 'A-4 N-1']);
});

it('prefers a client who has the number or the name by now', async () => {
  await add(admin, 'M-2', 'Fir Place');
  await add(admin, 'O-1', 'Older Court');
  await start(admin, [row('B-1', ',M-2'), row('B-2', 'Older Court,'), row('B-3', 'Old Towers,')], {});
  await runWork(app, 'imports');
  expect(await owners('B-%')).toEqual(['B-1 M-2', 'B-2 O-1', 'B-3 K-1']);
});

it('gives nothing to a client that the person does not see, merged or not', async () => {
  const lines = [row('C-1', ',M-1'), row('C-2', 'Old Towers,M-1')];
  const unknown = ['invalid', 'import_client_unknown'];
  expect(await check(manager, lines, creating)).toEqual([unknown, unknown]);
});

it('follows clients that are merged between the check and the run', async () => {
  const [first, second] = [await add(manager, 'P-1', 'First Hall'), await add(manager, 'P-2', 'Second Hall')];
  await start(manager, [row('D-1', ',P-1'), row('D-2', 'First Hall,'), row('D-3', ',P-2')], {});
  await mergeClients(admin, first, second);
  await mergeClients(admin, second, kept);
  await runWork(app, 'imports');
  expect(await owners('D-%')).toEqual(['D-1 K-1', 'D-2 K-1', 'D-3 K-1']);
});
