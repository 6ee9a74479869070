import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Answer,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobEndpoints, jobRecordEndpoints } from '../../contract/index.ts';

const { createJob, updateJob, copyJob } = jobRecordEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let areaManager: Client;
let supervisor: Client;
let made = 0;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [admin, areaManager, supervisor] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('area-manager'),
    acme.signIn('supervisor'),
  ]);
});
afterAll(() => app.close());

const entered = (more: object = {}) => {
  made += 1;
  return {
    job_number: `N-${made}`,
    job_name: `New ${made}`,
    client_id: acme.clientId,
    building_ids: [acme.inScope.buildingId],
    ...more,
  };
};

const place = {
  name: 'Cedar House',
  address: '1 Cedar Way',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
} as const;

const add = async (by: Client = admin, more: object = {}) =>
  (await by.call(createJob, { body: entered(more) })).payload;

const of = (id: number) => ({ params: { id } });

const sees = async (who: Client, id: number) => (await who.call(jobEndpoints.getJob, of(id))).status === 200;

const addArea = async (manager: number): Promise<number> => {
  const [area] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into areas (organization_id, name, manager_user_id) values ($1, $2, $3) returning id`,
    [acme.organizationId, `Area ${made}`, manager],
  );
  return area?.id ?? 0;
};

describe('a new job', () => {
  it('is a draft with what was entered, at known buildings and a new one', async () => {
    const job = await add(admin, {
      new_building: place,
      service_start_date: '2026-11-01',
      report_required: true,
      winteam_job_number: 'W-1',
      description: 'Night crew',
    });
    expect(job).toMatchObject({
      status: 'draft',
      service_start_date: '2026-11-01',
      inspection_frequency_days: 30,
      report_required: true,
      action_log_required: false,
      winteam_job_number: 'W-1',
      description: 'Night crew',
      allowed_transitions: ['activate'],
      can: { update: true, copy: true },
    });
    expect(job.buildings.map(({ name }) => name)).toEqual([`${acme.canary} J-1`, 'Cedar House']);
    expect(job.buildings[1]).toMatchObject({ time_zone: 'America/Denver', location_approximate: true });
    const published = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity = 'job' and entity_id = $1`,
      [job.id],
    );
    expect(published).toEqual([{ name: 'job.created' }]);
  });

  it('is refused with every field that is wrong', async () => {
    const nothing = await admin.send(createJob, {
      body: {
        job_number: '',
        job_name: '<b>',
        client_id: 0,
        new_building: { ...place, zip: '1', state: 'XX' },
      },
    });
    expect(nothing.status).toBe(422);
    expect(Object.keys(nothing.errors ?? {}).toSorted()).toEqual(
      ['client_id', 'job_name', 'job_number', 'new_building.state', 'new_building.zip'].toSorted(),
    );
    const unknown = await admin.call(createJob, {
      body: entered({
        client_id: rival.clientId,
        building_ids: [rival.inScope.buildingId],
        service_start_date: '2189-01-01',
        new_building: { ...place, area_id: 999_999 },
      }),
    });
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.errors ?? {}).toSorted()).toEqual([
      'building_ids',
      'client_id',
      'new_building.area_id',
      'service_start_date',
    ]);
    const nowhere = await admin.call(createJob, { body: entered({ building_ids: [] }) });
    expect(Object.keys(nowhere.errors ?? {})).toEqual(['building_ids']);
    const twice = await admin.call(createJob, { body: entered({ job_number: 'J-1' }) });
    expect(Object.keys(twice.errors ?? {})).toEqual(['job_number']);
  });

  it('needs an active client', async () => {
    const body = { account_number: `GONE-${made}`, name: 'Gone' };
    const { id } = (await admin.call(clientEndpoints.createClient, { body })).payload;
    await admin.call(clientEndpoints.deactivateClient, of(id));
    const refused = await admin.call(createJob, { body: entered({ client_id: id }) });
    expect(Object.keys(refused.errors ?? {})).toEqual(['client_id']);
  });

  it('needs the right, and buildings in scope', async () => {
    expect((await supervisor.call(createJob, { body: entered() })).status).toBe(403);
    const elsewhere = { building_ids: [acme.outOfScope.buildingId] };
    expect((await areaManager.call(createJob, { body: entered(elsewhere) })).status).toBe(422);
  });

  it('is refused a building that somebody deletes at this moment', async () => {
    const { payload: building } = await admin.call(buildingEndpoints.createBuilding, { body: place });
    let asked: Promise<Answer<unknown>> | undefined;
    await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      await tenant.db
        .updateTable('buildings')
        .set({ deleted_at: '2026-11-01T00:00:00Z' })
        .where('id', '=', building.id)
        .execute();
      asked = admin.call(createJob, { body: entered({ building_ids: [building.id] }) });
      await new Promise((done) => setTimeout(done, 400));
    });
    expect(await asked).toMatchObject({ status: 422, errors: { building_ids: expect.any(Array) } });
  });

  it('is seen by who created it, and by the manager of its area', async () => {
    const own = await add(areaManager, { building_ids: [], new_building: place });
    expect(await sees(areaManager, own.id)).toBe(true);
    expect(await sees(supervisor, own.id)).toBe(false);
    const area_id = await addArea(acme.users['area-manager']);
    const theirs = await add(admin, { building_ids: [], new_building: { ...place, area_id } });
    expect(await sees(areaManager, theirs.id)).toBe(true);
  });
});

describe('a change of a job', () => {
  it('saves what was sent, and is traced', async () => {
    const { id, updated_at } = await add();
    const saved = await admin.call(updateJob, { ...of(id), body: { job_name: 'Renamed', updated_at } });
    expect(saved.payload).toMatchObject({ job_name: 'Renamed', inspection_frequency_days: 30 });
    const [trace] = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where entity = 'job' and entity_id = $1 and action = 'job.updated'`,
      [id],
    );
    expect(trace?.changes).toEqual({ job_name: [`New ${made}`, 'Renamed'] });
  });

  it('over a newer one is stale, and answers the newer one', async () => {
    const { id, updated_at } = await add();
    await admin.call(updateJob, { ...of(id), body: { job_name: 'First', updated_at } });
    const late = await admin.call(updateJob, { ...of(id), body: { job_name: 'Second', updated_at } });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect(late.text).toContain('First');
  });

  it('is refused with every field, without the right, and out of sight', async () => {
    const { id, updated_at } = await add();
    const bad = await admin.call(updateJob, {
      ...of(id),
      body: { job_number: 'x'.repeat(21), inspection_frequency_days: -1, updated_at: 'now' },
    });
    expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual([
      'inspection_frequency_days',
      'job_number',
      'updated_at',
    ]);
    const body = { job_name: 'X', updated_at };
    expect((await supervisor.call(updateJob, { ...of(acme.inScope.jobId), body })).status).toBe(403);
    expect((await areaManager.call(updateJob, { ...of(acme.outOfScope.jobId), body })).status).toBe(404);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(updateJob, { ...of(id), body })).status).toBe(404);
    const nowhere = await admin.call(updateJob, { ...of(id), body: { building_ids: [], updated_at } });
    expect(Object.keys(nowhere.errors ?? {})).toEqual(['building_ids']);
  });

  it('of its buildings changes what area managers see', async () => {
    const area_id = await addArea(acme.users['area-manager']);
    const { id, updated_at } = await add(admin, { building_ids: [acme.outOfScope.buildingId] });
    expect(await sees(areaManager, id)).toBe(false);
    const moved = await admin.call(updateJob, {
      ...of(id),
      body: { building_ids: [], new_building: { ...place, area_id }, updated_at },
    });
    expect(moved.payload.buildings.map(({ name }) => name)).toEqual(['Cedar House']);
    expect(await sees(areaManager, id)).toBe(true);
    const body = { building_ids: [acme.outOfScope.buildingId], updated_at: moved.payload.updated_at };
    expect((await admin.call(updateJob, { ...of(id), body })).status).toBe(200);
    expect(await sees(areaManager, id)).toBe(false);
  });

  it('keeps a building where work is open', async () => {
    const { id, updated_at } = await add(admin, {
      building_ids: [acme.inScope.buildingId, acme.outOfScope.buildingId],
    });
    await sqlAs(
      app,
      acme,
      `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status)
        values ($1, 900100, 'T', 'T', $2, $3, 'request', 'open')`,
      [acme.organizationId, id, acme.outOfScope.buildingId],
    );
    const body = { building_ids: [acme.inScope.buildingId], updated_at };
    const kept = await admin.call(updateJob, { ...of(id), body });
    expect(kept.status).toBe(422);
    expect(kept.text).toContain(`${acme.canary} J-2`);
    const other = { building_ids: [acme.outOfScope.buildingId], updated_at };
    expect((await admin.call(updateJob, { ...of(id), body: other })).status).toBe(200);
  });

  it('of its client changes whose client people see', async () => {
    const body = { account_number: `NEXT-${made}`, name: 'Next' };
    const client = (await admin.call(clientEndpoints.createClient, { body })).payload;
    const own = await add(areaManager, { building_ids: [], new_building: place });
    await admin.call(updateJob, {
      ...of(own.id),
      body: { client_id: client.id, updated_at: own.updated_at },
    });
    const rows = await sqlAs<{ client_id: number }>(
      app,
      acme,
      'select distinct client_id from visible_jobs where organization_id = $1 and job_id = $2',
      [acme.organizationId, own.id],
    );
    expect(rows).toEqual([{ client_id: client.id }]);
  });
});

describe('a copy of a job', () => {
  it('is a draft with client, buildings and services, and the people if wanted', async () => {
    const people = `select l.user_id from job_site_assignment_users l
      where l.organization_id = $1 and l.job_id = $2`;
    const jobId = acme.inScope.jobId;
    await sqlAs(
      app,
      acme,
      `with a as (insert into job_site_assignments (organization_id, name, role_key)
          values ($1, 'Supervisor', 'supervisor') returning id)
        insert into job_site_assignment_users (organization_id, assignment_id, user_id, job_id)
        select $1, id, $2, $3 from a`,
      [acme.organizationId, acme.users.supervisor, jobId],
    );
    await sqlAs(
      app,
      acme,
      `insert into job_services (organization_id, job_id, type, name) values ($1, $2, 'day-porter', 'Porter')`,
      [acme.organizationId, jobId],
    );
    const names = { job_number: 'COPY-1', job_name: 'Copy' };
    const alone = await admin.call(copyJob, { ...of(jobId), body: names });
    expect(alone.payload).toMatchObject({
      status: 'draft',
      client: { id: acme.clientId },
      buildings: [{ id: acme.inScope.buildingId }],
      services: [{ type: 'day-porter', name: 'Porter' }],
    });
    expect(await sees(supervisor, alone.payload.id)).toBe(false);
    const whole = await admin.call(copyJob, {
      ...of(jobId),
      body: { ...names, job_number: 'COPY-2', with_people: true },
    });
    expect(await sqlAs(app, acme, people, [acme.organizationId, whole.payload.id])).toEqual([
      { user_id: acme.users.supervisor },
    ]);
    expect(await sees(supervisor, whole.payload.id)).toBe(true);
  });

  it('is refused with every field, without the right, and out of sight', async () => {
    const { jobId } = acme.inScope;
    const bad = await admin.call(copyJob, { ...of(jobId), body: { job_number: '', job_name: '' } });
    expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual(['job_name', 'job_number']);
    const taken = await admin.call(copyJob, { ...of(jobId), body: { job_number: 'J-1', job_name: 'X' } });
    expect(Object.keys(taken.errors ?? {})).toEqual(['job_number']);
    const body = { job_number: 'COPY-9', job_name: 'X' };
    expect((await supervisor.call(copyJob, { ...of(jobId), body })).status).toBe(403);
    expect((await areaManager.call(copyJob, { ...of(acme.outOfScope.jobId), body })).status).toBe(404);
    expect((await (await rival.signIn('admin')).call(copyJob, { ...of(jobId), body })).status).toBe(404);
  });
});
