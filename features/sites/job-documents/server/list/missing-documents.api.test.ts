import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type DocumentType, missableTypes } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let areaManager: Client;

const add = (jobId: number, purpose: DocumentType, more = 'null') =>
  sqlAs(
    app,
    acme,
    `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose,
       archived_at)
     values ($1, $2 || '.pdf', 'application/pdf', 1, '', '', gen_random_uuid(), 'job-document', $3, $2, ${more})
     returning id`,
    [acme.organizationId, purpose, jobId],
  );

const setStatus = (status: string) =>
  sqlAs(app, acme, `update jobs set status = $2 where id = $1 returning id`, [acme.outOfScope.jobId, status]);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, areaManager] = await Promise.all([acme.signIn('manager'), acme.signIn('area-manager')]);
  await add(acme.inScope.jobId, 'contract');
  await add(acme.inScope.jobId, 'coi');
  await add(acme.outOfScope.jobId, 'contract', 'now()');
});
afterAll(() => app.close());

const numberOf = (type: DocumentType) => (missableTypes as readonly DocumentType[]).indexOf(type) + 1;

const search = (client: Client, value: number | string) =>
  client.call(jobEndpoints.listJobs, { query: { criteria: [`missing-document:${value}`] } });

const without = async (client: Client, type: DocumentType) =>
  (await search(client, numberOf(type))).payload.rows.map(({ job_number }) => job_number);

const counted = async (client: Client) => {
  const { payload } = await client.call(jobEndpoints.countSites);
  const found = payload.find(({ filter }) => filter === 'missing-document');
  return Object.fromEntries(
    found?.counts.map(({ value, rows }) => [missableTypes[Number(value) - 1], rows]) ?? [],
  );
};

it('finds the sites that lack a document; an older version is none', async () => {
  expect(await without(manager, 'contract')).toEqual(['J-2']);
  expect(await without(manager, 'coi')).toEqual(['J-2']);
  expect(await without(manager, 'w9')).toEqual(['J-1', 'J-2']);
  expect(await without(areaManager, 'coi')).toEqual([]);
  expect(await without(areaManager, 'w9')).toEqual(['J-1']);
});

it('leaves out inactive sites, which need none', async () => {
  await setStatus('inactive');
  const query = { criteria: [`missing-document:${numberOf('coi')}`], status: ['inactive' as const] };
  expect((await manager.call(jobEndpoints.listJobs, { query })).payload.rows).toEqual([]);
  expect(await counted(manager)).not.toHaveProperty('coi');
  await setStatus('active');
});

it('counts the visible sites that lack each type', async () => {
  expect(await counted(manager)).toMatchObject({ contract: 1, coi: 1, scope_of_work: 2, w9: 2, logo: 2 });
  expect(await counted(areaManager)).toMatchObject({ w9: 1 });
  expect(await counted(areaManager)).not.toHaveProperty('coi');
  expect(await counted(await rival.signIn('admin'))).toMatchObject({ coi: 2 });
});

it('says nothing of contracts and prices to people who may not read them', async () => {
  for (const type of ['contract', 'pricing_sheet'] as const) {
    expect((await search(areaManager, numberOf(type))).status).toBe(403);
    expect(await counted(areaManager)).not.toHaveProperty(type);
  }
});

it('refuses a type that is none', async () => {
  for (const value of [missableTypes.length + 1, 'coi']) {
    const answer = await search(manager, value);
    expect([answer.status, Object.keys(answer.errors)[0]?.split('.')[0]]).toEqual([422, 'criteria']);
  }
});
