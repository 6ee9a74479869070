import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';

const { addJobBuilding, createJob, removeJobBuilding, updateJob } = jobRecordEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let made = 0;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
afterAll(() => app.close());

const addBuilding = async (): Promise<number> => {
  made += 1;
  const body = {
    name: `Annex ${made}`,
    address: `${made} Cedar Way`,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
  } as const;
  return (await manager.call(buildingEndpoints.createBuilding, { body })).payload.id;
};

const addJob = async (): Promise<Job> => {
  made += 1;
  const body = {
    job_number: `B-${made}`,
    job_name: `Job ${made}`,
    client_id: acme.clientId,
    building_ids: [await addBuilding()],
  };
  return (await manager.call(createJob, { body })).payload;
};

const add = (id: number, building_id: number, who = manager) =>
  who.call(addJobBuilding, { params: { id }, body: { building_id } });

const remove = (id: number, buildingId: number, who = manager) =>
  who.call(removeJobBuilding, { params: { id, buildingId } });

const idsOf = (job: Job) => job.buildings.map(({ id }) => id).toSorted((a, b) => a - b);

describe('buildings of a job', () => {
  it('come and go one by one, each with a trace', async () => {
    const job = await addJob();
    const [first = 0] = idsOf(job);
    const other = await addBuilding();
    expect(idsOf((await add(job.id, other)).payload)).toEqual([first, other]);
    expect(idsOf((await remove(job.id, first)).payload)).toEqual([other]);
    const traces = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where entity = 'job' and entity_id = $1 and action = 'job.updated' order by id`,
      [job.id],
    );
    expect(traces.map(({ changes }) => changes)).toEqual([
      { building_ids: [[first], [first, other]] },
      { building_ids: [[first, other], [other]] },
    ]);
  });

  it('are added once, however often somebody asks', async () => {
    const job = await addJob();
    const other = await addBuilding();
    const both = await Promise.all([add(job.id, other), add(job.id, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const traces = await sqlAs(
      app,
      acme,
      `select id from audit_log where entity = 'job' and entity_id = $1 and action = 'job.updated'`,
      [job.id],
    );
    expect(traces).toHaveLength(1);
  });

  it('make a form of the job stale that does not know of them', async () => {
    const job = await addJob();
    await add(job.id, await addBuilding());
    const { building_ids, updated_at } = { building_ids: idsOf(job), updated_at: job.updated_at };
    const late = await manager.call(updateJob, {
      params: { id: job.id },
      body: { building_ids, updated_at },
    });
    expect(late.status).toBe(409);
  });

  it('keep the last one', async () => {
    const alone = await addJob();
    const last = await remove(alone.id, idsOf(alone)[0] ?? 0);
    expect([last.status, Object.keys(last.errors ?? {})]).toEqual([422, ['building_ids']]);
  });

  it('are refused out of reach', async () => {
    const job = await addJob();
    const other = await addBuilding();
    expect((await add(job.id, other, supervisor)).status).toBe(403);
    expect((await remove(job.id, other, supervisor)).status).toBe(403);
    expect((await remove(job.id, other)).status).toBe(404);
    expect((await add(999_999, other)).status).toBe(404);
    expect((await add(rival.inScope.jobId, other)).status).toBe(404);
    const strange = await add(job.id, rival.inScope.buildingId);
    expect([strange.status, Object.keys(strange.errors ?? {})]).toEqual([422, ['building_id']]);
    const areaManager = await acme.signIn('area-manager');
    expect((await add(job.id, other, areaManager)).status).toBe(404);
  });
});
