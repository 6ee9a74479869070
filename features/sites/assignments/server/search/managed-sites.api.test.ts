import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { managerEndpoints } from '../../contract/index.ts';
import { assignUsers, createAssignment } from '../index.ts';

const { listJobManagers } = managerEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), work);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
  await asSystem(async (tenant) => {
    const { users, inScope, outOfScope } = acme;
    const duty = await createAssignment(tenant, null, { name: 'Area Manager', role_key: 'area-manager' });
    const other = await createAssignment(tenant, null, { name: 'CSR', role_key: 'csr' });
    const [near, far] = [inScope.jobId, outOfScope.jobId];
    await assignUsers(tenant, duty, [
      { userId: users['area-manager'], jobId: near },
      { userId: users['area-manager'], jobId: far },
      { userId: users.scheduler, jobId: far },
    ]);
    await assignUsers(tenant, other, [{ userId: users.csr, jobId: near }]);
    await tenant.db
      .updateTable('job_site_assignment_users')
      .set({ to_date: '2020-01-01' })
      .where('user_id', '=', users.scheduler)
      .execute();
  });
});
afterAll(() => app.close());

const managed = async (client: Client, userId: number) => {
  const query = { criteria: [`manager:${userId}`] };
  return (await client.call(jobEndpoints.listJobs, { query })).payload.rows.map((row) => row.job_number);
};

it('finds the sites whose area manager somebody is today', async () => {
  expect(await managed(manager, acme.users['area-manager'])).toEqual(['J-1', 'J-2']);
  expect(await managed(supervisor, acme.users['area-manager'])).toEqual(['J-1']);
  expect(await managed(manager, acme.users.scheduler)).toEqual([]);
  expect(await managed(manager, acme.users.csr)).toEqual([]);
  expect(await managed(manager, rival.users['area-manager'])).toEqual([]);
});

it('names the managers of the visible sites', async () => {
  const id = acme.users['area-manager'];
  expect((await manager.call(listJobManagers)).payload).toMatchObject([{ id }]);
  expect((await supervisor.call(listJobManagers)).payload).toMatchObject([{ id }]);
  const stranger = await rival.signIn('admin');
  expect((await stranger.call(listJobManagers)).payload).toEqual([]);
  const nobody = await acme.signIn('nobody');
  expect((await nobody.call(listJobManagers)).status).toBe(403);
});
