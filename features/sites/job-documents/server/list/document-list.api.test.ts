import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { documentListEndpoints } from '../../contract/index.ts';

const { countJobDocuments, exportJobDocuments, listJobDocuments } = documentListEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;

type Query = NonNullable<Parameters<typeof listRows>[0]>;

const add = (jobId: number, purpose: string, expires: string | null, more = 'null') =>
  sqlAs(
    app,
    acme,
    `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose,
       expires_on, archived_at)
     values ($1, $2 || '.pdf', 'application/pdf', 1, '', '', gen_random_uuid(), 'job-document', $3, $2, $4, ${more})
     returning id`,
    [acme.organizationId, purpose, jobId, expires],
  );

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T16:00:00Z' }));
  manager = await acme.signIn('manager');
  const { jobId } = acme.inScope;
  await add(jobId, 'contract', '2027-03-09');
  await add(jobId, 'coi', '2027-03-10');
  await add(jobId, 'coi', '2026-03-10', 'now()');
  await add(jobId, 'scope_of_work', null);
  await add(acme.outOfScope.jobId, 'coi', '2027-05-10');
});
afterAll(() => app.close());

const listRows = async (query: object = {}, client = manager) =>
  (await client.send(listJobDocuments, { query: query })).payload.rows;

const said = async (query: Query = {}, client = manager) =>
  (await listRows({ sort: 'job_number', ...query }, client)).map(
    ({ type, state, job }) => `${job.id === acme.inScope.jobId ? 'near' : 'far'} ${type} ${state}`,
  );

const mine = (who: Who) => acme.signIn(who);

describe('the documents of all sites', () => {
  it('say what is missing, expired, expiring and current', async () => {
    expect((await said()).filter((row) => !row.startsWith('far contract'))).toEqual(
      expect.arrayContaining([
        'near contract expired',
        'near coi expiring',
        'near scope_of_work current',
        'far coi current',
        'far scope_of_work missing',
      ]),
    );
    expect(await said({ state: ['missing'] })).toEqual(
      expect.arrayContaining(['far contract missing', 'far scope_of_work missing']),
    );
    expect(await said({ state: ['expired', 'expiring'] })).toEqual([
      'near coi expiring',
      'near contract expired',
    ]);
  });

  it('come with what needs somebody first', async () => {
    const rows = await said({ sort: 'state', type: ['contract', 'coi', 'scope_of_work'] });
    const near = rows.filter((row) => !row.includes('missing'));
    expect(near).toEqual([
      'near contract expired',
      'near coi expiring',
      'far coi current',
      'near scope_of_work current',
    ]);
    expect(rows[2]).toContain('missing');
    expect(await said({ sort: 'state', order: 'desc', state: ['expired', 'current'] })).toEqual([
      'near scope_of_work current',
      'far coi current',
      'near contract expired',
    ]);
  });

  it('are found by type, client and words', async () => {
    expect(await said({ type: ['coi'], state: ['current'] })).toEqual(['far coi current']);
    const none = await said({ client_id: acme.clientId + 999 });
    expect(none).toEqual([]);
    expect(await said({ q: 'nowhere' })).toEqual([]);
    expect(await said({ client_id: acme.clientId, area_id: 999 })).toEqual([]);
  });

  it('are counted by what they are', async () => {
    const { payload } = await manager.call(countJobDocuments);
    const rows = await listRows({ per_page: 100 });
    for (const state of ['missing', 'expired', 'expiring', 'current'] as const)
      expect(payload[state]).toBe(rows.filter((row) => row.state === state).length);
    const some = await manager.call(countJobDocuments, { query: { type: ['contract'] } });
    expect(some.payload).toMatchObject({ expired: 1, expiring: 0, current: 0 });
  });

  it('leave out sites out of scope, contracts without the flag, and inactive sites', async () => {
    const near = await said({}, await mine('area-manager'));
    expect(near.sort()).toEqual(['near coi expiring', 'near scope_of_work current']);
    const { payload } = await (await mine('area-manager')).call(countJobDocuments);
    expect(payload).toEqual({ missing: 0, expired: 0, expiring: 1, current: 1 });
    expect((await (await mine('nobody')).call(listJobDocuments)).status).toBe(403);
    expect((await (await mine('nobody')).call(countJobDocuments)).status).toBe(403);
    await sqlAs(app, acme, `update jobs set status = 'inactive' where id = $1 returning id`, [
      acme.outOfScope.jobId,
    ]);
    expect((await said()).filter((row) => row.startsWith('far coi'))).toEqual([]);
    await sqlAs(app, acme, `update jobs set status = 'active' where id = $1 returning id`, [
      acme.outOfScope.jobId,
    ]);
  });

  it('name every wrong field of a query', async () => {
    const path = '/api/v1/core/job-documents';
    const wrong = await manager.raw('GET', `${path}?type=lease&state=old&client_id=x&area_id=0&sort=size`);
    expect(wrong.status).toBe(422);
    expect(
      Object.keys(wrong.errors)
        .map((name) => name.split('.')[0])
        .sort(),
    ).toEqual(['area_id', 'client_id', 'sort', 'state', 'type']);
  });

  it('become a file with the same rows', async () => {
    const { bytes } = await manager.call(exportJobDocuments, {
      query: { format: 'csv', sort: 'state' },
    });
    const [header, first, ...others] = parse(bytes, { bom: true }) as string[][];
    expect(header).toEqual(['Job number', 'Job site', 'Client', 'Type', 'Status', 'Expires on', 'File']);
    expect(first?.slice(3)).toEqual(['Contract', 'Expired', '2027-03-09', 'contract.pdf']);
    expect(others).toHaveLength((await listRows({ per_page: 100 })).length - 1);
    expect(others.some((row) => row[4] === 'Missing' && row[6] === '')).toBe(true);
    const denied = await (await mine('day-porter')).call(exportJobDocuments, { query: { format: 'csv' } });
    expect(denied.status).toBe(403);
  });
});
