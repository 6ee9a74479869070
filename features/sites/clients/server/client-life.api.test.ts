import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { clientEndpoints, clientUses } from '../contract/index.ts';

const { activateClient, deactivateClient, deleteClient, restoreClient } = clientEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let stranger: Client;
let scheduler: Client;
let made = 0;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, scheduler, stranger] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('scheduler'),
    started.rival.signIn('admin'),
  ]);
});
afterAll(() => app.close());

const add = async (): Promise<number> => {
  made += 1;
  const body = { account_number: `L-${made}`, name: `Life ${made}` };
  return (await admin.call(clientEndpoints.createClient, { body })).payload.id;
};

const of = (id: number) => ({ params: { id } });

const listed = async (status: 'active' | 'inactive' | 'deleted') =>
  (await admin.call(clientEndpoints.listClients, { query: { status, per_page: 0 } })).payload.rows.map(
    ({ id }) => id,
  );

const inactive = async () =>
  (await admin.call(clientEndpoints.listInactiveClients, { query: { per_page: 0 } })).payload.rows.map(
    ({ id }) => id,
  );

const addJob = async (clientId: number, status: 'active' | 'inactive'): Promise<number> => {
  made += 1;
  const [job] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into jobs (organization_id, job_number, job_name, client_id, status)
      values ($1, $2, 'Tower', $3, $4) returning id`,
    [acme.organizationId, `T-${made}`, clientId, status],
  );
  return job?.id ?? 0;
};

describe('a client', () => {
  it('is made inactive and active again', async () => {
    const id = await add();
    const gone = await admin.call(deactivateClient, of(id));
    expect(gone.payload).toMatchObject({ status: 'inactive', allowed_transitions: ['activate'] });
    expect(await inactive()).toContain(id);
    expect(await listed('inactive')).toContain(id);
    expect(await listed('active')).not.toContain(id);
    const back = await admin.call(activateClient, of(id));
    expect(back.payload).toMatchObject({ status: 'active', allowed_transitions: ['deactivate'] });
    expect(await listed('active')).toContain(id);
  });

  it('is not made what it is already', async () => {
    const id = await add();
    const again = await admin.call(activateClient, of(id));
    expect(again).toMatchObject({ status: 409, code: 'transition_refused' });
    expect(again.text).toContain('Transition activate is not allowed from active');
    // Screens show the first text in `messages`.
    expect(JSON.parse(again.text).payload.messages).toEqual([
      '“Activate” isn’t possible now: the status is “active”.',
    ]);
  });

  it('is deleted, and comes back inactive', async () => {
    const id = await add();
    expect(await admin.call(deleteClient, of(id))).toMatchObject({ status: 200, payload: { id } });
    expect((await admin.call(clientEndpoints.getClient, of(id))).status).toBe(404);
    expect((await admin.call(deleteClient, of(id))).status).toBe(404);
    expect((await admin.call(activateClient, of(id))).status).toBe(404);
    expect(await listed('deleted')).toContain(id);
    const kept = await admin.call(clientEndpoints.getClient, { ...of(id), query: { deleted: true } });
    expect(kept.payload).toMatchObject({
      deleted_at: expect.any(String),
      allowed_transitions: [],
      can: { restore: true, update: false, delete: false },
    });
    for (const answer of [await admin.call(restoreClient, of(id)), await admin.call(restoreClient, of(id))]) {
      expect(answer).toMatchObject({ status: 200, payload: { id, status: 'inactive', deleted_at: null } });
    }
    const traces = await sqlAs<{ action: string }>(
      app,
      acme,
      `select action from audit_log where entity = 'client' and entity_id = $1 order by id`,
      [id],
    );
    const published = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity = 'client' and entity_id = $1 order by id`,
      [id],
    );
    const done = ['client.created', 'client.deleted', 'client.restored'];
    expect(traces.map(({ action }) => action)).toEqual(done);
    expect(published.map(({ name }) => name)).toEqual(done);
  });

  it('is not restored while another has its account number', async () => {
    const id = await add();
    await admin.call(deleteClient, of(id));
    await admin.call(clientEndpoints.createClient, { body: { account_number: `L-${made}`, name: 'Heir' } });
    expect(await admin.call(restoreClient, of(id))).toMatchObject({
      status: 409,
      code: 'account_number_taken_since',
    });
  });

  it('needs a flag for each step, and is not there for another organization', async () => {
    const id = await add();
    for (const step of [deactivateClient, activateClient, deleteClient, restoreClient]) {
      expect((await scheduler.call(step, of(id))).status).toBe(403);
      expect((await stranger.call(step, of(id))).status).toBe(404);
    }
    expect((await scheduler.call(clientEndpoints.listClients, { query: { status: 'deleted' } })).status).toBe(
      403,
    );
    await admin.call(deleteClient, of(id));
    const sought = { ...of(id), query: { deleted: true } };
    expect((await scheduler.call(clientEndpoints.getClient, sought)).status).toBe(404);
    expect((await stranger.call(clientEndpoints.getClient, sought)).status).toBe(404);
  });

  it('shows no inactive clients without clients.canViewClients', async () => {
    const supervisor = await acme.signIn('supervisor');
    const answer = await supervisor.call(clientEndpoints.listInactiveClients);
    expect(answer).toMatchObject({ status: 200, payload: { rows: [], total: 0 } });
  });
});

describe('a client that is still needed', () => {
  it('stays, with each reason', async () => {
    const id = await add();
    const active = await addJob(id, 'active');
    const ended = await addJob(id, 'inactive');
    const contract = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      const job_service_id = await createJobService(tenant, null, ended, {
        type: 'cleaning',
        name: 'Nights',
      });
      const period = { status: 'approved', start_date: '2020-01-01', days_per_week: 5 } as const;
      await createContract(tenant, null, {
        ...period,
        job_service_id,
        number: 'OLD-1',
        termination_date: '2021-01-01',
      });
      return createContract(tenant, null, {
        ...period,
        job_service_id,
        number: 'NOW-1',
        start_date: '2022-01-01',
      });
    });
    const deleted = await admin.call(deleteClient, of(id));
    expect(deleted).toMatchObject({ status: 409, code: 'client_not_deleted' });
    expect(deleted.text).toContain('failed to delete client');
    const deactivated = await admin.call(deactivateClient, of(id));
    expect(deactivated).toMatchObject({ status: 409, code: 'client_not_deactivated' });
    for (const { details } of [deleted, deactivated]) {
      expect(clientUses.parse(details)).toEqual({
        reasons: [
          { kind: 'jobs', id: active, label: expect.stringContaining('Tower'), href: `/job/${active}` },
          {
            kind: 'contracts',
            id: contract,
            label: 'NOW-1 Nights',
            href: `/job/${ended}?tab=contracts`,
          },
        ],
        more: 0,
      });
    }
    expect(await listed('active')).toContain(id);
  });

  it('names ten jobs and counts the others', async () => {
    const id = await add();
    for (let n = 0; n < 12; n += 1) {
      await addJob(id, 'active');
    }
    const { details } = await admin.call(deleteClient, of(id));
    const { reasons, more } = clientUses.parse(details);
    expect([reasons.length, more]).toEqual([10, 2]);
  });

  it('may go when its jobs have ended', async () => {
    const id = await add();
    await addJob(id, 'inactive');
    expect((await admin.call(deleteClient, of(id))).status).toBe(200);
  });
});
