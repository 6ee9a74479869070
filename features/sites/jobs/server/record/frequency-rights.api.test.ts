import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleEndpoints } from '#features/administration/roles/contract';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import { giveRole } from '../../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobEndpoints, jobRecordEndpoints } from '../../contract/index.ts';

const { createJob, updateJob } = jobRecordEndpoints;
const { createBuilding, getBuilding, updateBuilding } = buildingEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
/** Enters sites, and plans no inspections. */
let clerk: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  manager = await acme.signIn('manager');
  const admin = await acme.signIn('admin');
  const role = await admin.call(roleEndpoints.createRole, {
    body: {
      name: 'Clerk',
      flags: ['admin.canAddBuilding', 'admin.canEditJobSite'],
    },
  });
  if (role.status !== 200) throw new Error(role.text);
  await giveRole(app, acme, acme.users.scheduler, role.payload.id);
  clerk = await acme.signIn('scheduler');
});
afterAll(() => app.close());

const place = { address: '1 Cedar Way', city: 'Denver', state: 'CO', zip: '80202' } as const;

let made = 0;

const newBuilding = (by: Client, more: object = {}) => {
  made += 1;
  return by.call(createBuilding, { body: { ...place, name: `Cedar ${made}`, ...more } });
};

const newJob = (by: Client, more: object = {}) => {
  made += 1;
  const fields = { job_number: `F-${made}`, job_name: `Cedar ${made}`, client_id: acme.clientId };
  return by.call(createJob, { body: { ...fields, building_ids: [acme.inScope.buildingId], ...more } });
};

it('is said when a building or a job is entered, by whoever plans inspections', async () => {
  const building = await newBuilding(manager, { inspection_frequency_days: 14 });
  expect(building.payload.inspection_frequency_days).toBe(14);
  expect((await newJob(manager, { inspection_frequency_days: 7 })).payload.inspection_frequency_days).toBe(7);
});

it('is left alone by whoever only enters sites', async () => {
  expect((await newBuilding(clerk)).payload.inspection_frequency_days).toBeNull();
  expect((await newJob(clerk)).payload.inspection_frequency_days).toBe(30);
  expect((await newBuilding(clerk, { inspection_frequency_days: 14 })).status).toBe(403);
  expect((await newJob(clerk, { inspection_frequency_days: 7 })).status).toBe(403);
  const inside = { ...place, name: 'Cedar House', inspection_frequency_days: 14 };
  expect((await newJob(clerk, { new_building: inside })).status).not.toBe(200);
});

it('stays as it is when such a person saves the rest', async () => {
  const params = { id: acme.inScope.buildingId };
  const { updated_at, inspection_frequency_days: days } = (await clerk.call(getBuilding, { params })).payload;
  const saved = await clerk.call(updateBuilding, {
    params,
    body: { zones: 3, inspection_frequency_days: days, updated_at },
  });
  expect(saved.payload.zones).toBe(3);
  const other = { inspection_frequency_days: 9, updated_at: saved.payload.updated_at };
  expect((await clerk.call(updateBuilding, { params, body: other })).status).toBe(403);
  expect((await manager.call(updateBuilding, { params, body: other })).status).toBe(200);

  const job = { id: acme.inScope.jobId };
  const { payload } = await clerk.call(jobEndpoints.getJob, { params: job });
  const change = { inspection_frequency_days: 9, updated_at: payload.updated_at };
  expect((await clerk.call(updateJob, { params: job, body: change })).status).toBe(403);
  expect((await manager.call(updateJob, { params: job, body: change })).status).toBe(200);
});
