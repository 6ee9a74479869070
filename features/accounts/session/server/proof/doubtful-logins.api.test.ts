import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '#features/accounts/two-factor/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import { type Client, createClient, runWork } from '../../../../../tests/api/harness/index.ts';
import {
  acceptInvitation,
  enter,
  known,
  lastSent,
  moveOwnLogin,
  type Occupied,
  occupy,
  resetByLink,
} from '../../../../../tests/api/harness/occupied-login.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { plantAll, plantPasskey } from '../../../../../tests/api/harness/planted.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type StartedPost, startPost } from '../../../../../tests/api/harness/start-post.ts';
import { sessionEndpoints } from '../../contract/index.ts';

const { createPerson, deletePerson, restorePerson, setTemporaryPassword, updatePerson, getPerson } =
  peopleEndpoints;
const { getSignedInUser, startEmailChange } = sessionEndpoints;

let post: StartedPost;
let office: Client;
let attacker: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  post = await startPost();
  office = await post.acme.signIn('admin');
  attacker = await post.rival.signIn('admin');
  roles = await roleIds(office);
});
afterAll(() => post.stop());

const own = 'only-the-owner-knows-it';

const addressOf = ({ name }: Occupied): string => ('email' in name ? name.email : '');

const inAcme = () => ({ headers: { 'x-organization-id': String(post.acme.organizationId) } });

describe('a passkey that another organization has left on a login', () => {
  it('does not open the organization that the owner joins, with the password of the mailed link', async () => {
    const occupied = await occupy(post, attacker, 'email');
    const opens = await plantPasskey(post, occupied);
    const invited = await office.call(createPerson, {
      body: personBody(roles, { email: addressOf(occupied) }),
    });
    const token = await lastSent(post, addressOf(occupied), /signup\?token=([\w-]+)/);
    expect((await resetByLink(post, occupied, own)).status).toBe(200);
    const client = createClient(post.app);
    expect((await enter(post.app, occupied.name, own, client)).payload.user).toBeDefined();
    const joined = await client.call(sessionEndpoints.acceptInvitation, { body: { token } });
    expect(joined.status, joined.text).toBe(200);
    expect((await client.call(getSignedInUser, inAcme())).payload.id).toBe(invited.payload.id);
    expect(await opens({ name: occupied.name, client, password: own })).toBe(false);
  });

  it('is told to be gone, in the language of the owner', async () => {
    for (const [locale, said] of [
      ['en', 'Set them up again in your profile.'],
      ['es', 'Configúrelas otra vez en su perfil.'],
    ] as const) {
      const occupied = await occupy(post, attacker, 'email');
      await plantPasskey(post, occupied);
      await asOwner(post.app, 'update users set locale = $2 where id = $1', [occupied.id, locale]);
      await resetByLink(post, occupied, own);
      await runWork(post.app, 'mail');
      const lastMail = () => post.mails.findLast(({ to }) => to === addressOf(occupied))?.text ?? '';
      expect(lastMail()).toContain(said);
      // The next link ends nothing: the login is its owner's by now.
      await resetByLink(post, occupied, `${own}-2`);
      await runWork(post.app, 'mail');
      expect(lastMail()).not.toContain(said);
    }
  });
});

it('with a temporary password nothing can be added to a login', async () => {
  const email = 'temporary@mail.test';
  await attacker.call(createPerson, {
    body: personBody(await roleIds(attacker), { email, temporary_password: 'handed-out-once' }),
  });
  const client = createClient(post.app);
  await enter(post.app, { email }, 'handed-out-once', client);
  const password = 'handed-out-once';
  const answers = await Promise.all([
    client.call(passkeyEndpoints.startPasskey, { body: { password } }),
    client.send(passkeyEndpoints.addPasskey, { body: { name: 'Key', response: {} } }),
    client.call(twoFactorEndpoints.startAuthenticator, { body: { password } }),
    client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code: '123456' } }),
    client.call(textFactorEndpoints.startPhone, { body: { password, phone: '3035550177' } }),
    client.call(textFactorEndpoints.confirmPhone, { body: { code: '123456' } }),
    client.call(startEmailChange, { body: { email: 'other@mail.test', password } }),
  ]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['own_password_first']));
});

describe('an own address', () => {
  it('is not changed by whoever has a login that nobody has proven and another organization invites', async () => {
    const occupied = await occupy(post, attacker, 'email');
    const email = `taken${occupied.id}@mail.test`;
    const start = (client: Client) => client.call(startEmailChange, { body: { email, password: known } });
    expect((await start(occupied.client)).status).toBe(200);
    const code = await lastSent(post, email, /\b([2-9A-Z]{5}-[2-9A-Z]{5})\b/);
    const victim = addressOf(occupied);
    const { payload } = await office.call(createPerson, { body: personBody(roles, { email: victim }) });
    const refused = await start(occupied.client);
    expect([refused.status, refused.code]).toEqual([409, 'email_unproven']);
    const confirmed = await occupied.client.call(sessionEndpoints.confirmEmailChange, {
      body: { email, code },
    });
    expect(confirmed.status).toBe(422);
    const person = await office.call(getPerson, { params: { id: payload.id } });
    expect(person.payload.email).toBe(victim);
  });

  it('is changed by the owner of a proven login without losing the session, or what belongs to it', async () => {
    const occupied = await occupy(post, attacker, 'email');
    await resetByLink(post, occupied, known);
    await enter(post.app, occupied.name, known, occupied.client);
    const opens = await plantAll(post, occupied);
    const { payload } = await moveOwnLogin(
      post,
      occupied,
      `married${occupied.id}@mail.test`,
      occupied.client,
    );
    expect(payload).toEqual({ must_change_password: false });
    const holder = { name: occupied.name, client: occupied.client, password: known };
    for (const thing of ['session', 'passkey', 'authenticator', 'phone', 'trusted device'] as const) {
      expect(await opens[thing](holder), thing).toBe(true);
    }
  });
});

describe('a temporary password', () => {
  const give = (client: Client, id: number) =>
    client.call(setTemporaryPassword, { params: { id }, body: { temporary_password: 'handed-out-twice' } });

  it('is given to nobody who belongs elsewhere, too, and no other address', async () => {
    const occupied = await occupy(post, attacker, 'email');
    const { id } = occupied;
    const client = createClient(post.app);
    await acceptInvitation(post, office, addressOf(occupied), own, client);
    for (const who of [attacker, office]) {
      expect((await give(who, id)).code).toBe('login_elsewhere');
      const { payload } = await who.call(getPerson, { params: { id } });
      const body = { ...personBody(await roleIds(who)), updated_at: payload.updated_at };
      const moved = await who.call(updatePerson, { params: { id }, body });
      expect(moved.code).toBe('login_elsewhere');
    }
    for (const company of [post.rival, post.acme]) {
      for (const text of [
        `select identity_set_temporary_password($1, 'x')`,
        `select identity_change_email($1, 'x@mail.test')`,
      ]) {
        await expect(sqlAs(post.app, company, text, [id])).rejects.toThrow('belongs to other organizations');
      }
    }
    expect((await client.call(getSignedInUser)).status).toBe(200);
  });

  it('opens no organization where the person was deleted meanwhile and comes back: there is an invitation first', async () => {
    const occupied = await occupy(post, attacker, 'email');
    const { id } = occupied;
    const client = createClient(post.app);
    await acceptInvitation(post, office, addressOf(occupied), own, client);
    await office.call(deletePerson, { params: { id }, body: {} });
    expect((await give(attacker, id)).status).toBe(200);
    await enter(post.app, occupied.name, 'handed-out-twice', occupied.client);
    const role_ids = [roles.supervisor ?? 0];
    const back = await office.call(restorePerson, { params: { id }, body: { role_ids } });
    expect(back.payload.status).toBe('invited');
    expect((await occupied.client.call(getSignedInUser, inAcme())).code).toBe('wrong_organization');
    const token = await lastSent(post, addressOf(occupied), /signup\?token=([\w-]+)/);
    const pair = { password: own, password_confirmation: own };
    const joined = await createClient(post.app).call(sessionEndpoints.acceptInvitation, {
      body: { token, ...pair },
    });
    expect(joined.status, joined.text).toBe(200);
    expect((await occupied.client.call(getSignedInUser)).status).toBe(401);
  });

  it('changes nothing for who comes back with a login that is proven, and forgets one that nobody else knows', async () => {
    const proven = await occupy(post, attacker, 'email');
    await acceptInvitation(post, office, addressOf(proven), own);
    const here = await occupy(post, office, 'email');
    const back = async ({ id }: { id: number }) => {
      await office.call(deletePerson, { params: { id }, body: {} });
      const [login] = await asOwner(post.app, 'select password_hash from users where id = $1', [id]);
      const body = { role_ids: [roles.supervisor ?? 0] };
      const { payload } = await office.call(restorePerson, { params: { id }, body });
      return [login?.password_hash === null, payload.status];
    };
    expect(await back(proven)).toEqual([false, 'active']);
    expect(await back(here)).toEqual([true, 'invited']);
  });
});

it('a texted link proves the phone, until the office enters another one', async () => {
  const occupied = await occupy(post, attacker, 'code');
  const { id } = occupied;
  const isProven = async () =>
    (await asOwner(post.app, 'select address_proven_at from users where id = $1', [id]))[0]
      ?.address_proven_at !== null;
  expect(await isProven()).toBe(false);
  await resetByLink(post, occupied, own);
  expect(await isProven()).toBe(true);
  const save = async (more: object) => {
    const { payload } = await attacker.call(getPerson, { params: { id } });
    const { employee_code, phone, updated_at } = payload;
    const body = { ...personBody(await roleIds(attacker), { email: null, employee_code, phone, ...more }) };
    return attacker.call(updatePerson, { params: { id }, body: { ...body, updated_at } });
  };
  expect((await save({ employee_code: `V-${id}-new` })).status).toBe(200);
  expect(await isProven()).toBe(true);
  expect((await save({ phone: '3035550178' })).status).toBe(200);
  expect(await isProven()).toBe(false);
});
