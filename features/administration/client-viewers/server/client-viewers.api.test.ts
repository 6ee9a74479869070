import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { hashPassword } from '#features/accounts/session/server';
import { roleEndpoints } from '#features/administration/roles/contract';
import { clientEndpoints, contactEndpoints, mergeEndpoints } from '#features/sites/clients/contract';
import { jobEndpoints, jobRecordEndpoints } from '#features/sites/jobs/contract';
import { mailStopEndpoints } from '#features/sites/mail-stops/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import { features } from '../../../../apps/server/features.ts';
import { product } from '../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
  testPassword,
  waitingWork,
} from '../../../../tests/api/harness/index.ts';
import { recordIn, sampleCompany, samples } from '../../../../tests/api/harness/samples.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { inputWith } from '../../../../tests/probes/sample-input.ts';
import { clientViewerEndpoints as calls } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let contactId: number;
let other: { id: number; jobId: number };

/** A word in every text of the second client of the same organization. */
const canary = 'OTHERCLIENT';

const body = { first_name: 'Dana', last_name: 'Finch', email: 'dana@client.test' };

const addContact = async (clientId: number, name: string) =>
  (await admin.call(contactEndpoints.createClientContact, { params: { id: clientId }, body: { name } }))
    .payload.id;

const addJob = async (clientId: number, number: string) => {
  const [row] = await sqlAs<{ id: number }>(
    app,
    acme,
    `with building as (insert into buildings (organization_id, name, address, city, state, zip, time_zone)
       values ($1, $2, $2, $2, 'CO', '80202', 'America/Denver') returning id)
     select id from building`,
    [acme.organizationId, `${canary} ${number}`],
  );
  const answer = await admin.call(jobRecordEndpoints.createJob, {
    body: {
      job_number: number,
      job_name: `${canary} ${number}`,
      client_id: clientId,
      building_ids: [row?.id ?? 0],
    },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.id;
};

/** Logs the viewer in, as if the invitation had been accepted. */
const signInAs = async (userId: number): Promise<Client> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const hash = await hashPassword(testPassword);
  await owner.query('update users set password_hash = $2 where id = $1', [userId, hash]);
  await owner.end();
  const client = createClient(app, acme.organizationId);
  const login = await client.call(sessionEndpoints.login, {
    body: { email: body.email, password: testPassword },
  });
  if (login.status !== 200) throw new Error(login.text);
  return client;
};

const invite = (more: object = {}, client = admin, id = acme.clientId, contact = contactId) =>
  client.call(calls.inviteClientViewer, { params: { id, contactId: contact }, body: { ...body, ...more } });

const end = (client = admin) =>
  client.call(calls.endClientViewer, { params: { id: acme.clientId, contactId } });

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  contactId = await addContact(acme.clientId, 'Dana Finch');
  const made = await admin.send(clientEndpoints.createClient, {
    body: { account_number: `${canary}-1`, name: canary },
  });
  if (made.status !== 200) throw new Error(made.text);
  other = { id: made.payload.id, jobId: await addJob(made.payload.id, `${canary}-J`) };
  await addContact(other.id, `${canary} contact`);
});
afterAll(() => app.close());

it('makes a viewer of the client’s jobs, who is invited', async () => {
  const { status, payload } = await invite();
  expect([status, payload]).toMatchObject([200, { contact_id: contactId, status: 'invited' }]);
  const mails = await waitingWork(app, 'mail');
  expect(mails.some(({ data }) => data.kind === 'invitation' && data.userId === payload.user_id)).toBe(true);
  const person = await admin.call(peopleEndpoints.getPerson, { params: { id: payload.user_id } });
  expect(person.payload).toMatchObject({ license: 'viewer', roles: [{ key: 'viewer' }] });
  const why = await admin.call(roleEndpoints.listPersonJobs, { params: { id: payload.user_id } });
  expect(why.payload.rows.map(({ id, sources }) => [id, sources])).toEqual([
    [acme.inScope.jobId, [{ source: 'client', names: [] }]],
    [acme.outOfScope.jobId, [{ source: 'client', names: [] }]],
  ]);
  expect((await invite()).code).toBe('viewer_already');
});

it('a contact with a login is not deleted', async () => {
  const { status, code } = await admin.call(contactEndpoints.deleteClientContact, {
    params: { id: acme.clientId, contactId },
  });
  expect([status, code]).toEqual([409, 'contact_locked']);
});

it('sees new jobs of the client, and none that goes to another one', async () => {
  const jobId = await addJob(acme.clientId, 'J-3');
  const { payload } = await admin.call(calls.listClientViewers, { params: { id: acme.clientId } });
  const params = { id: payload[0]?.user_id ?? 0 };
  const seen = async () =>
    (await admin.call(roleEndpoints.listPersonJobs, { params, query: { job_id: jobId } })).payload.rows
      .length;
  expect(await seen()).toBe(1);
  const job = await admin.call(jobEndpoints.getJob, { params: { id: jobId } });
  const moved = await admin.call(jobRecordEndpoints.updateJob, {
    params: { id: jobId },
    body: { client_id: other.id, updated_at: job.payload.updated_at },
  });
  expect(moved.status, moved.text).toBe(200);
  expect(await seen()).toBe(0);
});

it('is for those who may add people and give the role, of the same organization', async () => {
  const manager = await acme.signIn('manager');
  expect((await invite({}, manager)).status).toBe(403);
  expect((await end(manager)).status).toBe(403);
  expect((await invite({}, await rival.signIn('admin'))).status).toBe(404);
  expect((await end(await rival.signIn('admin'))).status).toBe(404);
  expect((await invite({}, admin, other.id)).status).toBe(404);
  const wrong = await invite({ first_name: '', email: 'x', license: 'full', isAdmin: true, role_ids: [1] });
  expect(Object.keys(wrong.errors).sort()).toEqual(['email', 'first_name', 'isAdmin', 'license', 'role_ids']);
});

it('gives no login of a colleague to a contact', async () => {
  const second = await addContact(acme.clientId, 'Somebody');
  const { status, errors } = await invite({ email: 'csr@acme.test' }, admin, acme.clientId, second);
  expect([status, Object.keys(errors)]).toEqual([422, ['email']]);
});

it('never shows anything of another client, whatever is asked for', { timeout: 120_000 }, async () => {
  const { payload } = await admin.call(calls.listClientViewers, { params: { id: acme.clientId } });
  const userId = payload[0]?.user_id ?? 0;
  await sqlAs(
    app,
    acme,
    "update memberships set status = 'active', joined_at = now() where organization_id = $1 and user_id = $2",
    [acme.organizationId, userId],
  );
  const viewer = await signInAs(userId);
  expect((await viewer.raw('GET', `/api/v1/job/${acme.inScope.jobId}`)).status).toBe(200);
  const all = await samples();
  const known = await sampleCompany(app, acme);
  const sampled = { id: acme.clientId, contactId: Number(known.contactId) };
  await admin.call(calls.endClientViewer, { params: sampled });
  const leaks: string[] = [];
  let answered = 0;
  const reading = features
    .flatMap(({ bindings }) => bindings(product.gather))
    .filter(
      ({ endpoint: { method, access, answer } }) =>
        method === 'GET' && access !== 'public' && access !== 'token' && answer !== 'stream',
    );
  for (const { name, endpoint } of reading as { name: string; endpoint: EndpointShape }[]) {
    const own = recordIn(all, known, endpoint.path);
    for (const id of new Set([other.id, other.jobId, own ?? 0])) {
      const answer = await viewer.send(endpoint, inputWith(endpoint, id));
      if (answer.status === 200) answered += 1;
      if (answer.text.includes(canary)) leaks.push(`${name} ${id}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  expect((await viewer.call(clientEndpoints.getClient, { params: { id: other.id } })).status).not.toBe(200);
});

it('is listed still when the office takes the address away', async () => {
  const contact = await addContact(acme.clientId, 'Coded Contact');
  const { payload } = await invite({ email: 'coded@client.test' }, admin, acme.clientId, contact);
  const params = { id: payload.user_id };
  const { payload: person } = await admin.call(peopleEndpoints.getPerson, { params });
  const { first_name, last_name, phone, title, employee_number, denied_modules, license, updated_at } =
    person;
  const saved = await admin.call(peopleEndpoints.updatePerson, {
    params,
    body: {
      first_name,
      last_name,
      phone,
      title,
      employee_number,
      denied_modules,
      license,
      updated_at,
      email: null,
      employee_code: 'C-7',
      role_ids: person.roles.map(({ id }) => id),
    },
  });
  expect(saved.status, saved.text).toBe(200);
  const list = await admin.call(calls.listClientViewers, { params: { id: acme.clientId } });
  expect(list.status, list.text).toBe(200);
  expect(list.payload.find(({ user_id }) => user_id === params.id)?.email).toBeNull();
  await admin.call(calls.endClientViewer, { params: { id: acme.clientId, contactId: contact } });
});

it('is one person for a contact, however many are invited at once', async () => {
  const contact = await addContact(acme.clientId, 'Twice Invited');
  const [one, two] = ['one@client.test', 'two@client.test'].map((email) =>
    invite({ email }, admin, acme.clientId, contact),
  );
  const answers = [await one, await two];
  expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 409]);
  const people = await admin.call(peopleEndpoints.listPeople, { query: { q: 'Dana Finch' } });
  expect(people.payload.rows.filter(({ email }) => /^(one|two)@/.test(email ?? ''))).toHaveLength(1);
  await admin.call(calls.endClientViewer, { params: { id: acme.clientId, contactId: contact } });
});

it('ends with its login, and begins again with the same person', async () => {
  const { payload: before } = await admin.call(calls.listClientViewers, { params: { id: acme.clientId } });
  const userId = before[0]?.user_id ?? 0;
  const viewer = await signInAs(userId);
  expect((await viewer.raw('GET', `/api/v1/job/${acme.inScope.jobId}`)).status).toBe(200);
  expect((await end()).payload).toEqual([]);
  expect((await viewer.raw('GET', `/api/v1/job/${acme.inScope.jobId}`)).status).toBe(401);
  const person = async () =>
    (await admin.call(peopleEndpoints.getPerson, { params: { id: userId } })).payload.status;
  expect(await person()).toBe('deactivated');
  expect((await end()).status).toBe(404);
  expect((await invite()).payload).toMatchObject({ user_id: userId, status: 'active' });
  expect(await person()).toBe('active');
});

it('are listed under the id of a client that was merged too, as what its contacts wish no more is', async () => {
  const made = ['M-1', 'M-2'].map(async (account_number) => {
    const answer = await admin.call(clientEndpoints.createClient, {
      body: { account_number, name: 'Merged' },
    });
    return answer.payload;
  });
  const [from, into] = [await made[0], await made[1]];
  if (!from || !into) throw new Error('no clients');
  const contact = await addContact(into.id, 'Kept Contact');
  await invite({ email: 'kept@client.test' }, admin, into.id, contact);
  await admin.call(mergeEndpoints.mergeClient, {
    params: { id: from.id },
    body: { into_id: into.id, updated_at: from.updated_at, into_updated_at: into.updated_at },
  });
  const params = { id: from.id };
  const { payload } = await admin.call(calls.listClientViewers, { params });
  expect(payload.map(({ contact_id }) => contact_id)).toEqual([contact]);
  expect((await admin.call(mailStopEndpoints.listMailStops, { params })).status).toBe(200);
  const stranger = await rival.signIn('admin');
  expect((await stranger.call(calls.listClientViewers, { params })).status).toBe(404);
  expect((await stranger.call(mailStopEndpoints.listMailStops, { params })).status).toBe(404);
});

it('who is deleted and restored sees nothing by itself', async () => {
  const { payload } = await admin.call(calls.listClientViewers, { params: { id: acme.clientId } });
  const params = { id: payload[0]?.user_id ?? 0 };
  await admin.call(peopleEndpoints.deletePerson, { params, body: {} });
  const { payload: roles } = await admin.call(peopleEndpoints.listOfferedRoles);
  const role_ids = roles.filter(({ key }) => key === 'viewer').map(({ id }) => id);
  await admin.call(peopleEndpoints.restorePerson, { params, body: { role_ids } });
  expect((await admin.call(roleEndpoints.listPersonJobs, { params })).payload.rows).toEqual([]);
  expect((await admin.call(calls.listClientViewers, { params: { id: acme.clientId } })).payload).toEqual([]);
});
