import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockMembership, saveMembership } from '#features/accounts/access/server';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { sessionEndpoints } from '../../contract/index.ts';
import { voidInvitations } from './invitation-repository.ts';

const { acceptInvitation, getSignup, login, getSettings } = sessionEndpoints;
const { createPerson, setTemporaryPassword } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let office: Client;
let attacker: Client;

const mails: MailMessage[] = [];

beforeAll(async () => {
  const started = await startWithCompanies();
  acme = started.acme;
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  app = { ...started.app, wiring: { ...started.app.wiring, mail } };
  office = await acme.signIn('admin');
  attacker = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const known = 'known-to-the-attacker';

const own = { password: 'only-the-owner-knows-it', password_confirmation: 'only-the-owner-knows-it' };

const signIn = async (email: string, password: string) => {
  const client = createClient(app);
  const { status } = await client.call(login, { body: { email, password, remember: true } });
  return { client, status };
};

/** The attacker registers an address of somebody else, and signs in as that person with a password of their own. */
const occupy = async (email: string): Promise<Client> => {
  const roles = await roleIds(attacker);
  const body = personBody(roles, { email, temporary_password: 'handed-out-once' });
  expect((await attacker.call(createPerson, { body })).status).toBe(200);
  const { client } = await signIn(email, 'handed-out-once');
  const pair = { password: known, password_confirmation: known };
  expect((await client.call(sessionEndpoints.updatePassword, { body: pair })).status).toBe(200);
  return client;
};

const invite = async (email: string) => {
  const body = personBody(await roleIds(office), { email });
  const { payload } = await office.call(createPerson, { body });
  await runWork(app, 'mail');
  const text = mails.findLast(({ to }) => to === email)?.text ?? '';
  return { id: payload.id, token: /signup\?token=([\w-]+)/.exec(text)?.[1] ?? '' };
};

describe('a login that another organization registered for an address', () => {
  it('becomes its owner’s with the mailed link: password and sessions of before open nothing', async () => {
    const before = await occupy('victim@mail.test');
    const { id, token } = await invite('victim@mail.test');
    const owner = createClient(app);
    expect((await owner.call(getSignup, { query: { token } })).payload).toMatchObject({
      person: { account: 'new' },
    });
    const joined = await owner.call(acceptInvitation, { body: { token, ...own } });
    expect(joined.payload.user).toMatchObject({ id, default_organization: { id: acme.organizationId } });
    expect((await before.call(getSettings)).status).toBe(401);
    expect((await signIn('victim@mail.test', known)).status).toBe(422);
    expect((await signIn('victim@mail.test', own.password)).status).toBe(200);
    const again = await attacker.call(setTemporaryPassword, {
      params: { id },
      body: { temporary_password: 'handed-out-twice' },
    });
    expect([again.status, again.code]).toEqual([409, 'login_elsewhere']);
  });

  it('does not open the organization that invites without the link', async () => {
    const before = await occupy('waiting@mail.test');
    const { id } = await invite('waiting@mail.test');
    const { payload } = await before.call(sessionEndpoints.getSignedInUser);
    expect(payload.organizations).toHaveLength(1);
    const headers = { 'x-organization-id': String(acme.organizationId) };
    expect((await before.call(getSettings, { headers })).code).toBe('wrong_organization');
    const moved = await attacker.call(setTemporaryPassword, {
      params: { id },
      body: { temporary_password: 'handed-out-twice' },
    });
    expect(moved.code).toBe('login_elsewhere');
  });

  it('is its owner’s once the address was proven: then the link asks for that login', async () => {
    await occupy('proven@mail.test');
    await createClient(app).call(sessionEndpoints.sendResetLink, { body: { email: 'proven@mail.test' } });
    await runWork(app, 'mail');
    const text = mails.findLast(({ to }) => to === 'proven@mail.test')?.text ?? '';
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const body = { token, email: 'proven@mail.test', ...own };
    expect((await createClient(app).call(sessionEndpoints.resetPassword, { body })).status).toBe(200);
    const { token: link } = await invite('proven@mail.test');
    const refused = await createClient(app).call(acceptInvitation, { body: { token: link, ...own } });
    expect([refused.status, refused.code]).toEqual([401, 'invitation_login']);
  });
});

it('an address that a login had once opens it no more: no link is sent there', async () => {
  const was = 'was@mail.test';
  const { id, token } = await invite(was);
  expect((await createClient(app).call(acceptInvitation, { body: { token, ...own } })).status).toBe(200);
  const theirs = await roleIds(attacker);
  const added = await attacker.call(createPerson, { body: personBody(theirs, { email: was }) });
  expect(added.payload.id).toBe(id);
  await runWork(app, 'mail');
  await attacker.call(peopleEndpoints.deletePerson, { params: { id }, body: {} });
  const { payload } = await office.call(peopleEndpoints.getPerson, { params: { id } });
  const { updated_at } = payload;
  const body = { ...personBody(await roleIds(office), { email: 'is@mail.test' }), updated_at };
  expect((await office.call(peopleEndpoints.updatePerson, { params: { id }, body })).status).toBe(200);
  const links = () => mails.filter(({ to, text }) => to === was && text.includes('/signup?token=')).length;
  const before = links();
  const back = { role_ids: [theirs.supervisor ?? 0] };
  const restored = await attacker.call(peopleEndpoints.restorePerson, { params: { id }, body: back });
  expect(restored.payload.status).toBe('invited');
  await runWork(app, 'mail');
  expect(links()).toBe(before);
});

it('nobody comes in by an invitation while access is being taken away', async () => {
  const { id, token } = await invite('race@mail.test');
  const answers = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    await lockMembership(tenant, id);
    const joining = createClient(app).call(acceptInvitation, { body: { token, ...own } });
    await new Promise((resolve) => setTimeout(resolve, 700));
    await voidInvitations(tenant, id);
    await saveMembership(tenant, id, { status: 'deactivated' });
    return { joining };
  });
  const joined = await answers.joining;
  expect([joined.status, joined.code]).toEqual([422, 'invitation_expired']);
  expect((await signIn('race@mail.test', own.password)).status).toBe(422);
});
