import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobService, insertJobs } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { contractEndpoints, contractWriteEndpoints } from '../../contract/index.ts';
import { createContract, type NewContract } from '../index.ts';

const { approveDrafts } = contractWriteEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let admin: Client;
let serial = 0;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  [manager, admin] = await Promise.all([acme.signIn('manager'), acme.signIn('admin')]);
});
afterAll(() => app.close());

const pricing = [{ type: 'labor' as const, amount: 1000, period: 'month' as const, note: '' }];

/** A job site with a service and these contracts. */
const siteWith = (...contracts: Partial<NewContract>[]): Promise<number> =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const [jobId = 0] = await insertJobs(tenant, [
      {
        job_number: `D-${++serial}`,
        job_name: `Site ${serial}`,
        client_id: acme.clientId,
        building_ids: [acme.inScope.buildingId],
        status: 'active',
      },
    ]);
    const job_service_id = await createJobService(tenant, null, jobId, { type: 'other', name: 'Night' });
    for (const given of contracts)
      await createContract(tenant, null, {
        number: `D-${++serial}`,
        status: 'draft',
        start_date: '2027-01-01',
        days_per_week: 5,
        pricing,
        ...given,
        job_service_id,
      });
    return jobId;
  });

const approve = (ids: number[], by = manager) => by.call(approveDrafts, { body: { ids } });

const statusesAt = async (id: number): Promise<string[]> => {
  const { payload } = await admin.call(contractEndpoints.listJobContracts, { params: { id } });
  return payload.map(({ status }) => status);
};

describe('the drafts of many sites', () => {
  it('are approved, and whoever stays has a reason', async () => {
    const ready = await siteWith({});
    const two = await siteWith({ termination_date: '2027-05-31' }, { start_date: '2027-06-01' });
    const priceless = await siteWith({ pricing: [] });
    const none = await siteWith({ status: 'approved' });
    const { payload } = await approve([none, priceless, two, ready]);
    expect(payload.done).toEqual([ready, two]);
    expect(payload.failed.map(({ id, reason }) => [id, reason])).toEqual([
      [priceless, 'Enter at least one price above zero.'],
      [none, 'There is no draft to approve.'],
    ]);
    expect(await statusesAt(ready)).toEqual(['active']);
    expect((await statusesAt(two)).toSorted()).toEqual(['active', 'approved']);
    expect((await approve([ready])).payload.failed).toMatchObject([{ id: ready }]);
  });

  it('end no other contract, and are approved all or none at a site', async () => {
    const over = await siteWith({ status: 'approved' }, { start_date: '2027-06-01' });
    const half = await siteWith(
      { termination_date: '2027-03-31' },
      { start_date: '2027-05-01', pricing: [] },
    );
    const { payload } = await approve([over, half]);
    expect(payload.done).toEqual([]);
    expect(payload.failed[0]?.reason).toMatch(/^These dates overlap contract D-\d+\.$/);
    expect(await statusesAt(half)).toEqual(['draft', 'draft']);
    expect((await statusesAt(over)).toSorted()).toEqual(['active', 'draft']);
  });

  it('are those of sites in scope, for people with the right', async () => {
    const site = await siteWith({});
    const [supervisor, stranger] = await Promise.all([acme.signIn('supervisor'), rival.signIn('admin')]);
    expect((await approve([site], supervisor)).status).toBe(403);
    for (const refused of [await approve([site], stranger), await approve([site, 2_000_000_000])])
      expect(refused).toMatchObject({ status: 422, errors: { ids: expect.anything() } });
    for (const ids of [[], [site, site], Array.from({ length: 51 }, (_, n) => n + 1)])
      expect((await approve(ids)).status).toBe(422);
    expect(await statusesAt(site)).toEqual(['draft']);
  });
});
