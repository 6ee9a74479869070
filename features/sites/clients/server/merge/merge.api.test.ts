import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleEndpoints } from '#features/administration/roles/contract';
import { jobRecordEndpoints } from '#features/sites/jobs/contract';
import type { Flag } from '#platform/contract/flags';
import { giveRole } from '../../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { clientEndpoints, clientMerge, contactEndpoints, mergeEndpoints } from '../../contract/index.ts';

const { getClient, listClients } = clientEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let stranger: Client;
let made = 0;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [admin, stranger] = await Promise.all([acme.signIn('admin'), rival.signIn('admin')]);
});
afterAll(() => app.close());

const add = async (more: object = {}, who = admin) => {
  made += 1;
  const body = { account_number: `M-${made}`, name: `Merged ${made}`, ...more };
  const answer = await who.call(clientEndpoints.createClient, { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const addJob = async (clientId: number, userId?: number): Promise<number> => {
  made += 1;
  const [job] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into jobs (organization_id, job_number, job_name, client_id, status)
      values ($1, $2, 'Tower', $3, 'active') returning id`,
    [acme.organizationId, `MJ-${made}`, clientId],
  );
  if (userId !== undefined)
    await sqlAs(
      app,
      acme,
      `insert into visible_jobs (organization_id, user_id, job_id, client_id, source) values ($1, $2, $3, $4, 'access')`,
      [acme.organizationId, userId, job?.id, clientId],
    );
  return job?.id ?? 0;
};

type Side = { id: number; updated_at: string };

const merge = (from: Side, into: Side, who = admin) =>
  who.call(mergeEndpoints.mergeClient, {
    params: { id: from.id },
    body: { into_id: into.id, updated_at: from.updated_at, into_updated_at: into.updated_at },
  });

const preview = (from: Side, into: Side, who = admin) =>
  who.call(mergeEndpoints.getClientMerge, { params: { id: from.id }, query: { into_id: into.id } });

const get = (id: number, who = admin) => who.call(getClient, { params: { id } });

const log = (id: number) =>
  sqlAs<{ action: string; note: string; changes: Record<string, unknown> }>(
    app,
    acme,
    `select action, note, changes from audit_log where organization_id = $1 and entity = 'client' and entity_id = $2
      and action like '%merged%' order by id`,
    [acme.organizationId, id],
  );

describe('two clients that are one', () => {
  it('say before what a merge does, and do it', async () => {
    const address = { line_1: '1 Elm St', city: 'Denver', state: 'CO', zip: '80202' };
    const from = await add({
      phone: '3035550147',
      address,
      notes: 'Gate code is with the guard',
      type: 'tenant',
      billing_email: ['pay@client.test'],
      payment_terms_days: 45,
    });
    const into = await add({ phone: '3035550100', type: 'owner', payment_terms_days: 30 });
    await addJob(from.id);
    const job = await addJob(from.id);
    const shown = (await preview(from, into)).payload;
    expect(shown).toEqual({
      from: {
        id: from.id,
        account_number: from.account_number,
        name: from.name,
        updated_at: from.updated_at,
      },
      into: {
        id: into.id,
        account_number: into.account_number,
        name: into.name,
        updated_at: into.updated_at,
      },
      moves: [{ kind: 'jobs', count: 2 }],
      contacts: { moved: 0, joined: 0 },
      filled: ['address', 'billing_email', 'notes'],
      history: ['account_number', 'name', 'type', 'phone', 'payment_terms_days'],
    });
    const { status, payload } = await merge(from, into);
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      id: into.id,
      account_number: into.account_number,
      name: into.name,
      active_jobs: 2,
      phone: '3035550100',
      type: 'owner',
      payment_terms_days: 30,
      address: { line_1: '1 Elm St' },
      notes: 'Gate code is with the guard',
      billing_email: ['pay@client.test'],
    });
    const [moved] = await sqlAs<{ client_id: number }>(
      app,
      acme,
      'select client_id from jobs where id = $1',
      [job],
    );
    expect(moved?.client_id).toBe(into.id);
    expect(await log(into.id)).toMatchObject([
      {
        action: 'client.merged',
        note: `${from.account_number} ${from.name}`,
        changes: { jobs: [null, 2], notes: ['', 'Gate code is with the guard'], merged_id: [null, from.id] },
      },
    ]);
    expect(await log(from.id)).toMatchObject([
      {
        action: 'client.merged-into',
        note: `${into.account_number} ${into.name}`,
        changes: { jobs: [null, 2], phone: ['3035550147', '3035550100'], merged_into_id: [null, into.id] },
      },
    ]);
  });

  it('are merged once, however often it is sent', async () => {
    const [from, into] = [await add(), await add()];
    await addJob(from.id);
    const answers = await Promise.all([merge(from, into), merge(from, into)]);
    expect(answers.map(({ status, payload }) => [status, payload.id])).toEqual([
      [200, into.id],
      [200, into.id],
    ]);
    expect((await merge(from, into)).status).toBe(200);
    expect(await log(into.id)).toHaveLength(1);
  });

  it('are not merged after one of them was changed', async () => {
    const [from, into] = [await add(), await add()];
    const change = (client: Side) =>
      admin.call(clientEndpoints.updateClient, {
        params: { id: client.id },
        body: { notes: 'Changed', updated_at: client.updated_at },
      });
    const later = (await change(into)).payload;
    const refused = await merge(from, into);
    expect([refused.status, refused.code]).toEqual([409, 'stale']);
    const { current } = refused.details as { current: unknown };
    expect(clientMerge.parse(current).into.updated_at).toBe(later.updated_at);
    await change(from);
    expect((await merge(from, later)).status).toBe(409);
    expect((await get(from.id)).payload.id).toBe(from.id);
  });

  it('must be two, and the one that is kept active', async () => {
    const [from, into] = [await add(), await add()];
    const itself = await merge(from, from);
    expect([itself.status, itself.errors.into_id?.length]).toEqual([422, 1]);
    await admin.call(clientEndpoints.deactivateClient, { params: { id: into.id } });
    const inactive = await merge(from, (await get(into.id)).payload);
    expect([inactive.status, inactive.errors.into_id?.length]).toEqual([422, 1]);
    expect((await preview(from, into)).status).toBe(422);
    expect((await merge((await get(into.id)).payload, from)).status).toBe(200);
  });

  it('are named in the call, with what was read of them', async () => {
    const from = await add();
    const bad = await admin.send(mergeEndpoints.mergeClient, {
      params: { id: from.id },
      body: {},
    });
    expect([bad.status, Object.keys(bad.errors).sort()]).toEqual([
      422,
      ['into_id', 'into_updated_at', 'updated_at'],
    ]);
  });
});

const withFlags = async (who: 'csr' | 'supervisor', flags: readonly Flag[]): Promise<Client> => {
  const body = { name: `Merges as ${who}`, flags: [...flags] };
  const { id } = (await admin.call(roleEndpoints.createRole, { body })).payload;
  await giveRole(app, acme, acme.users[who], id);
  return acme.signIn(who);
};

describe('who may merge', () => {
  it('may both change and delete clients', async () => {
    const [from, into] = [await add(), await add()];
    const csr = await withFlags('csr', ['admin.canAddClient', 'clients.canViewClients']);
    expect([(await merge(from, into, csr)).status, (await preview(from, into, csr)).status]).toEqual([
      403, 403,
    ]);
    expect((await get(from.id)).payload.id).toBe(from.id);
    expect((await get(from.id)).payload.can.merge).toBe(true);
  });

  it('sees both clients', async () => {
    const [from, into, hidden] = [await add(), await add(), await add()];
    const supervisor = await withFlags('supervisor', [
      ...(['admin.canAddClient', 'admin.canDeleteClient', 'clients.canViewClients'] as const),
    ]);
    const seen = await addJob(from.id, acme.users.supervisor);
    await addJob(into.id, acme.users.supervisor);
    await addJob(hidden.id);
    expect((await merge(from, hidden, supervisor)).status).toBe(404);
    expect((await preview(from, hidden, supervisor)).status).toBe(404);
    expect((await merge(hidden, into, supervisor)).status).toBe(404);
    expect((await get(from.id)).payload.id).toBe(from.id);
    expect((await merge(from, into, supervisor)).status).toBe(200);
    expect((await merge(from, into, supervisor)).status).toBe(200);
    expect((await get(from.id, supervisor)).payload.id).toBe(into.id);
    const visible = await sqlAs<{ client_id: number }>(
      app,
      acme,
      'select client_id from visible_jobs where job_id = $1',
      [seen],
    );
    expect(visible).toEqual([{ client_id: into.id }]);
  });

  it('belongs to the company of both', async () => {
    const [from, theirs] = [await add(), await add({}, stranger)];
    expect((await merge(from, theirs)).status).toBe(404);
    expect((await merge(theirs, from)).status).toBe(404);
    expect((await merge(from, from, stranger)).status).toBe(404);
    expect((await get(from.id)).payload.id).toBe(from.id);
  });
});

describe('the id of a client that was merged', () => {
  it('leads to the one that was kept, through later merges too', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await merge(first, second);
    await merge((await get(second.id)).payload, third);
    expect((await get(first.id)).payload.id).toBe(third.id);
    expect((await get(second.id)).payload.id).toBe(third.id);
    expect((await get(first.id, stranger)).status).toBe(404);
    const contacts = async ({ id }: { id: number }, who = admin) =>
      who.call(contactEndpoints.listClientContacts, { params: { id } });
    await admin.send(contactEndpoints.createClientContact, {
      params: { id: third.id },
      body: { name: 'Hill', email: 'hill@kept.test' },
    });
    expect((await contacts(first)).payload.map(({ name }) => name)).toContain('Hill');
    expect((await contacts(first)).payload).toEqual((await contacts(third)).payload);
    expect((await contacts(first, stranger)).status).toBe(404);
  });

  it('is in no list, does not come back, and its account number is free', async () => {
    const [from, into] = [await add({ name: 'Quincy Vale' }), await add({ name: 'Quincy Vale Trust' })];
    await merge(from, into);
    for (const status of ['active', 'inactive', 'deleted'] as const) {
      const { payload } = await admin.call(listClients, { query: { status, per_page: 0 } });
      expect(payload.rows.map(({ id }) => id)).not.toContain(from.id);
    }
    const params = { id: from.id };
    expect((await admin.call(clientEndpoints.restoreClient, { params })).status).toBe(404);
    expect((await admin.call(clientEndpoints.deleteClient, { params })).status).toBe(404);
    expect((await merge(from, await add())).status).toBe(404);
    expect((await add({ account_number: from.account_number })).account_number).toBe(from.account_number);
  });

  it('is refused for a new job site, in words', async () => {
    const [from, into] = [await add(), await add()];
    await merge(from, into);
    const { inScope } = acme;
    const refused = await admin.call(jobRecordEndpoints.createJob, {
      body: {
        job_number: 'MERGED-1',
        job_name: 'Tower',
        client_id: from.id,
        building_ids: [inScope.buildingId],
      },
    });
    expect([refused.status, refused.errors.client_id]).toEqual([422, ['Choose an active client.']]);
  });

  it('is replaced in what was under way when the merge was made', async () => {
    const [from, into] = [await add(), await add()];
    await merge(from, into);
    const [job] = await sqlAs<{ client_id: number }>(app, acme, `select client_id from jobs where id = $1`, [
      await addJob(from.id),
    ]);
    expect(job?.client_id).toBe(into.id);
  });
});

describe('clients with one name', () => {
  const sameName = async (who = admin) => {
    const { payload } = await who.call(listClients, { query: { q: 'orchid', per_page: 50 } });
    return Object.fromEntries(payload.rows.map(({ name, same_name }) => [name, same_name?.account_number]));
  };

  it('are offered to be merged, without punctuation and the form of the company', async () => {
    const first = await add({ name: 'Orchid & Sons, Inc.' });
    const second = await add({ name: 'ORCHID AND SONS LLC' });
    await add({ name: 'Orchid Group' });
    await add({ name: 'Orchid & Sons Group' });
    expect(await sameName()).toEqual({
      'Orchid & Sons, Inc.': second.account_number,
      'ORCHID AND SONS LLC': first.account_number,
      'Orchid Group': undefined,
      'Orchid & Sons Group': undefined,
    });
    expect((await get(second.id)).payload.same_name).toEqual({
      id: first.id,
      account_number: first.account_number,
    });
    const manager = await acme.signIn('csr');
    expect((await sameName(manager))['ORCHID AND SONS LLC']).toBeUndefined();
    await admin.call(clientEndpoints.deactivateClient, { params: { id: first.id } });
    expect((await get(second.id)).payload.same_name).toBeNull();
  });

  it.each([
    ['Acme, Inc.', 'ACME LLC', true],
    ['Acme Co.', 'Acme', true],
    ['Smith & Co., L.L.C.', 'Smith', true],
    ["O'Brien Realty", 'OBrien Realty Corp', true],
    ['Café Río', 'Cafe Rio', true],
    ['Acme North', 'Acme South', false],
    ['Inc.', 'LLC', false],
    ['清洁', '大楼', false],
  ])('%s and %s: %s', async (one, other, same) => {
    const [row] = await sqlAs<{ same: boolean }>(
      app,
      acme,
      'select company_name(fold($1)) = company_name(fold($2)) as same',
      [one, other],
    );
    expect(row?.same).toBe(same);
  });
});
