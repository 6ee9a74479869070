import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { supplyListEndpoints } from '../../contract/index.ts';

const { exportSupplies, listSupplies } = supplyListEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let porter: Client;
let stranger: Client;

const keep = (jobId: number, name: string, par: number, onHand: number | null, active = true) =>
  sqlAs(
    app,
    acme,
    `insert into supplies (organization_id, job_id, name, unit, par_level, on_hand, counted_at, active)
     values ($1, $2, $3, 'case', $4, $5::int, case when $5::int is not null then now() end, $6) returning id`,
    [acme.organizationId, jobId, name, par, onHand, active],
  );

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, porter] = (await Promise.all((['manager', 'day-porter'] as const).map(acme.signIn))) as [
    Client,
    Client,
  ];
  stranger = await started.rival.signIn('admin');
  const { inScope, outOfScope } = acme;
  await keep(inScope.jobId, 'Towels', 6, 2);
  await keep(inScope.jobId, 'Soap', 4, 4);
  await keep(inScope.jobId, 'Bleach', 2, null);
  await keep(inScope.jobId, 'Wax', 9, 0, false);
  await keep(outOfScope.jobId, 'Liners', 10, 1);
});
afterAll(() => app.close());

const read = async (query: object = {}, client = manager) =>
  (await client.send(listSupplies, { query: query })).payload.rows;

const named = async (query: object = {}, client = manager) =>
  (await read(query, client)).map(({ name, missing }) => `${name} ${missing}`);

it('lists what lacks most first, then what is there, then what nobody counted', async () => {
  expect(await named()).toEqual(['Liners 9', 'Towels 4', 'Soap 0', 'Bleach null']);
  expect(await named({ order: 'asc' })).toEqual(['Bleach null', 'Soap 0', 'Towels 4', 'Liners 9']);
  expect((await read())[1]).toMatchObject({
    par_level: 6,
    on_hand: 2,
    requested: 0,
    closet: null,
    job: { id: acme.inScope.jobId },
    client: { id: acme.clientId },
  });
});

it('is filtered by state, client, site, area and words, and sorted', async () => {
  expect(await named({ state: ['below'] })).toEqual(['Liners 9', 'Towels 4']);
  expect(await named({ state: ['not_counted', 'enough'] })).toEqual(['Soap 0', 'Bleach null']);
  expect(await named({ job_id: acme.outOfScope.jobId })).toEqual(['Liners 9']);
  expect(await named({ client_id: acme.clientId + 999 })).toEqual([]);
  expect(await named({ area_id: 999 })).toEqual([]);
  expect(await named({ q: 'tow' })).toEqual(['Towels 4']);
  expect(await named({ q: 'nowhere' })).toEqual([]);
  expect(await named({ sort: 'name', order: 'asc' })).toEqual([
    ...['Bleach null', 'Liners 9', 'Soap 0', 'Towels 4'],
  ]);
  expect((await named({ sort: 'job_number', order: 'asc' })).length).toBe(4);
});

it('keeps to the scope, and leaves out sites whose work has ended', async () => {
  expect(await named({}, porter)).toEqual(['Towels 4', 'Soap 0', 'Bleach null']);
  expect(await named({}, stranger)).toEqual([]);
  const status = (to: string) =>
    sqlAs(app, acme, 'update jobs set status = $2 where id = $1 returning id', [acme.outOfScope.jobId, to]);
  await status('inactive');
  expect(await named({ state: ['below'] })).toEqual(['Towels 4']);
  await status('active');
  expect((await (await acme.signIn('nobody')).call(listSupplies)).status).toBe(403);
});

it('names every wrong field of a query', async () => {
  const wrong = await manager.raw(
    'GET',
    '/api/v1/core/supplies?state=gone&client_id=x&area_id=0&job_id=y&sort=size',
  );
  expect(wrong.status).toBe(422);
  expect(
    Object.keys(wrong.errors)
      .map((name) => name.split('.')[0])
      .sort(),
  ).toEqual(['area_id', 'client_id', 'job_id', 'sort', 'state']);
});

it('becomes a file with the same rows', async () => {
  const { bytes } = await manager.call(exportSupplies, { query: { format: 'csv', state: ['below'] } });
  const [header, first, ...others] = parse(bytes, { bom: true }) as string[][];
  expect(header).toEqual([
    ...['Supply', 'Unit', 'SKU', 'Job number', 'Job site', 'Client', 'Stored in'],
    ...['Par level', 'On hand', 'To order', 'Counted on'],
  ]);
  expect([first?.[0], first?.[1], ...(first?.slice(7, 10) ?? [])]).toEqual([
    'Liners',
    'Case',
    '10',
    '1',
    '9',
  ]);
  expect(others).toHaveLength(1);
  expect((await porter.call(exportSupplies, { query: { format: 'csv' } })).status).toBe(403);
});
