import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
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
import { peopleEndpoints } from '../../contract/index.ts';

const { createPerson, invitePerson, invitePeople, getPerson } = peopleEndpoints;
const { getSignup, acceptInvitation, renewInvitation } = sessionEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let roles: Record<string, number>;

const mails: MailMessage[] = [];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  app = { ...app, wiring: { ...app.wiring, mail } };
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
});
afterAll(() => app.close());

const create = async (more: object = {}) =>
  (await admin.call(createPerson, { body: personBody(roles, more) })).payload;

const mailsTo = async (email: string) => {
  await runWork(app, 'mail');
  return mails.filter(({ to }) => to === email);
};

/** The token in the last mail to an address. */
const tokenOf = async (email: string): Promise<string> =>
  /signup\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

const password = 'a-password-of-my-own';

const pair = { password, password_confirmation: password };

const accept = (token: string, more: object = pair, client = createClient(app)) =>
  client.call(acceptInvitation, { body: { token, ...more } });

const kindOf = async (token: string, client = createClient(app)) =>
  (await client.call(getSignup, { query: { token } })).payload;

const expire = async () => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(
    `update link_tokens set expires_at = now() - interval '1 minute' where kind = 'invitation'`,
  );
  await owner.end();
};

describe('an invitation', () => {
  it('lets in with an own name, password and language, once', async () => {
    const { id, status } = await create({ email: 'new@new.test', locale: 'es' });
    expect(status).toBe('invited');
    const [mail] = await mailsTo('new@new.test');
    expect(mail?.subject).toContain('Invitación de');
    const token = await tokenOf('new@new.test');
    expect(await kindOf(token)).toMatchObject({
      kind: 'invitation',
      organization: acme.canary,
      person: { email: 'new@new.test', account: 'new', locale: 'es', first_name: 'Nina' },
    });
    const client = createClient(app);
    const answer = await accept(
      token,
      { ...pair, first_name: 'Ana', last_name: 'Luz', locale: 'en' },
      client,
    );
    expect(answer.payload.user).toMatchObject({ id, name: 'Ana Luz', locale: 'en' });
    expect((await client.call(sessionEndpoints.getSettings)).status).toBe(200);
    expect((await accept(token)).code).toBe('link_used');
    const login = { email: 'new@new.test', password };
    expect((await createClient(app).call(sessionEndpoints.login, { body: login })).status).toBe(200);
    expect((await admin.call(getPerson, { params: { id } })).payload.status).toBe('active');
  });

  it('opens nothing before it is accepted, and needs a good password', async () => {
    await create({ email: 'weak@new.test' });
    const token = await tokenOf('weak@new.test');
    expect((await accept(token, {})).errors).toHaveProperty('password');
    const short = { password: 'short', password_confirmation: 'short' };
    expect((await accept(token, short)).errors).toHaveProperty('password');
    expect((await accept(token, { ...pair, password_confirmation: 'x' })).errors).toHaveProperty(
      'password_confirmation',
    );
    expect((await accept(token, { ...pair, isAdmin: true })).errors).toHaveProperty('isAdmin');
    expect((await accept('x'.repeat(40))).code).toBe('link_used');
    expect((await accept(token)).status).toBe(200);
  });

  it('sent again replaces the older one', async () => {
    const { id } = await create({ email: 'again@new.test' });
    const first = await tokenOf('again@new.test');
    expect((await admin.call(invitePerson, { params: { id } })).status).toBe(200);
    const second = await tokenOf('again@new.test');
    expect(second).not.toBe(first);
    expect((await kindOf(first)).kind).toBe('expired-invitation');
    expect((await accept(first)).code).toBe('invitation_expired');
    expect((await accept(second)).status).toBe(200);
    const late = await admin.call(invitePerson, { params: { id } });
    expect([late.status, late.code]).toEqual([409, 'person_joined']);
  });

  it('ends when the address changes or the person goes', async () => {
    const { id } = await create({ email: 'gone@new.test' });
    const token = await tokenOf('gone@new.test');
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id }, body: {} });
    expect((await accept(token)).code).toBe('link_used');
    const { payload } = await admin.call(peopleEndpoints.activatePerson, { params: { id } });
    expect(payload.status).toBe('invited');
    expect((await accept(token)).code).toBe('invitation_expired');
    expect((await accept(await tokenOf('gone@new.test'))).status).toBe(200);
  });

  it('that expired says so, and asks whoever invited, twice an hour at most', async () => {
    await create({ email: 'late@new.test' });
    const token = await tokenOf('late@new.test');
    await expire();
    expect(await kindOf(token)).toEqual({
      kind: 'expired-invitation',
      organization: acme.canary,
      person: null,
    });
    expect((await accept(token)).code).toBe('invitation_expired');
    const ask = (of = token) => createClient(app).call(renewInvitation, { body: { token: of } });
    const [known, unknown] = [await ask(), await ask('y'.repeat(40))];
    expect(known.text).toBe(unknown.text);
    for (const _ of [1, 2, 3]) await ask();
    const asked = (await mailsTo('admin@acme.test')).filter(({ subject }) =>
      subject.includes('new invitation'),
    );
    expect(asked).toHaveLength(2);
    expect(asked[0]?.text).toContain('/admin/user/');
  });
});

describe('somebody with an account', () => {
  it('accepts by one touch when logged in, and only then', async () => {
    const { id } = await create({ email: 'csr@rival.test' });
    const token = await tokenOf('csr@rival.test');
    const stranger = createClient(app);
    expect(await kindOf(token, stranger)).toMatchObject({ person: { account: 'own', signed_in: false } });
    const refused = await accept(token, pair, stranger);
    expect([refused.status, refused.code]).toEqual([401, 'invitation_login']);
    const neighbour = await rival.signIn('supervisor');
    expect((await accept(token, {}, neighbour)).status).toBe(401);
    const theirs = await rival.signIn('csr');
    expect(await kindOf(token, theirs)).toMatchObject({ person: { account: 'own', signed_in: true } });
    const { payload } = await accept(token, {}, theirs);
    expect(payload.user).toMatchObject({ id, default_organization: { id: acme.organizationId } });
    expect(payload.user.organizations).toHaveLength(2);
    expect((await rival.signIn('csr')).cookies).not.toEqual({});
    expect((await accept(token, {}, theirs)).code).toBe('link_used');
  });
});

describe('inviting several again', () => {
  it('answers for each, and refuses unknown ids as a whole', async () => {
    const [one, two] = [await create(), await create()];
    const ids = [one.id, acme.users.csr, two.id];
    const { payload } = await admin.call(invitePeople, { body: { ids } });
    expect(payload.done.toSorted()).toEqual([one.id, two.id].toSorted());
    expect(payload.failed).toMatchObject([{ id: acme.users.csr, reason: 'This person has already joined.' }]);
    const strange = await admin.call(invitePeople, { body: { ids: [one.id, rival.users.admin] } });
    expect([strange.status, Object.keys(strange.errors)]).toEqual([422, ['ids']]);
    expect((await admin.call(invitePeople, { body: { ids: [] } })).status).toBe(422);
    const manager = await acme.signIn('manager');
    expect((await manager.call(invitePeople, { body: { ids } })).status).toBe(403);
    expect((await manager.call(invitePerson, { params: { id: one.id } })).status).toBe(403);
    const elsewhere = await (await rival.signIn('admin')).call(invitePerson, { params: { id: one.id } });
    expect(elsewhere.status).toBe(404);
  });
});
