import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMembership } from '#features/accounts/access/server';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { systemScope } from '#platform/server/http/person';
import { type Client, createClient, testPassword as password } from '../../../../tests/api/harness/index.ts';
import {
  connectProvider,
  proveDomain,
  type SignOnBed,
  setRules,
  signOn,
  startSignOnBed,
} from '../../../../tests/api/harness/sign-on-bed.ts';
import {
  signOnSettingsEndpoints as settings,
  signOnLoginEndpoints,
  signOnPeopleEndpoints,
} from '../contract/index.ts';

let bed: SignOnBed;

beforeAll(async () => {
  bed = await startSignOnBed();
  await connectProvider(bed.admin, bed.provider, { joins: true, default_role_id: bed.role });
  await proveDomain(bed.admin, bed.names, 'acme.test');
});
afterAll(() => bed.stop());

const me = (client: Client) => client.call(sessionEndpoints.getSignedInUser);

const inRival = { headers: { 'x-organization-id': '' } };

/** Logs in through the provider as a person of `seedCompany`; the first time, also confirms the account. */
const come = async (who: string): Promise<Client> => {
  bed.provider.account = { sub: `sub-${who}`, email: `${who}@acme.test`, email_verified: true };
  const client = createClient(bed.app);
  const end = await signOn(client, bed.provider, 'acme');
  if (end.includes('confirm')) {
    await client.call(signOnLoginEndpoints.confirmSignOn, { body: { password } });
  }
  expect((await me(client)).status).toBe(200);
  return client;
};

const logIn = (who: string, client = createClient(bed.app)) =>
  client.call(sessionEndpoints.login, { body: { email: `${who}@acme.test`, password } });

/** Makes a person of the first organization a member of the second one too. */
const alsoInRival = async (userId: number): Promise<void> => {
  inRival.headers['x-organization-id'] = String(bed.rival.organizationId);
  await bed.app.database.withTenant(systemScope(bed.rival.organizationId), (tenant) =>
    insertMembership(tenant, { user_id: userId, email: 'x@rival.test', first_name: 'Al', last_name: 'So' }),
  );
};

describe('a session of a provider', () => {
  it('ends with the membership, and does not open again with its return', async () => {
    const params = { id: bed.acme.users.csr };
    await alsoInRival(params.id);
    const client = await come('csr');
    await bed.admin.call(peopleEndpoints.deactivatePerson, { params, body: {} });
    expect((await me(client)).status).toBe(401);
    await bed.admin.call(peopleEndpoints.activatePerson, { params });
    expect((await me(client)).status).toBe(401);
    expect((await me(await come('csr'))).status).toBe(200);
  });

  it('opens its own organization and lists no other', async () => {
    const { manager } = bed.acme.users;
    await alsoInRival(manager);
    const client = await come('manager');
    expect((await me(client)).payload.organizations.map(({ slug }) => slug)).toEqual(['acme']);
    for (const endpoint of [sessionEndpoints.getSignedInUser, sessionEndpoints.getSettings]) {
      const refused = await client.call(endpoint, inRival);
      expect([refused.status, refused.code]).toEqual([403, 'wrong_organization']);
    }
    const withPassword = createClient(bed.app);
    await logIn('manager', withPassword);
    expect((await me(withPassword)).payload.organizations).toHaveLength(2);
    expect((await withPassword.call(sessionEndpoints.getSignedInUser, inRival)).status).toBe(200);
  });

  it('neither sees nor ends what the person does elsewhere', async () => {
    const own = createClient(bed.app);
    await logIn('manager', own);
    const client = await come('manager');
    const listed = await client.call(sessionEndpoints.listSessions);
    expect(listed.payload.length).toBeGreaterThan(0);
    const mine = (await own.call(sessionEndpoints.listSessions)).payload;
    expect(mine.length).toBeGreaterThan(listed.payload.length);
    const id = mine.find(({ current }) => current)?.id ?? 0;
    await client.call(sessionEndpoints.endSessions, { query: { id } });
    await client.call(sessionEndpoints.endSessions);
    await client.call(sessionEndpoints.logout, { body: { everywhere: true } });
    expect([(await me(own)).status, (await me(client)).status]).toEqual([200, 401]);
  });

  it('has no powers of a super admin, and cannot take a given password', async () => {
    const id = bed.acme.users['area-manager'];
    await bed.asOwner('update users set super_admin = true, must_change_password = true where id = $1', [id]);
    const client = await come('area-manager');
    const { payload } = await me(client);
    expect(payload).toMatchObject({ must_change_password: false, admin: false });
    expect((await client.call(sessionEndpoints.getSignedInUser, inRival)).status).toBe(403);
    const next = 'another-long-password-9';
    const body = { password: next, password_confirmation: next };
    const taken = await client.call(sessionEndpoints.updatePassword, { body });
    expect(taken.errors.current_password).toHaveLength(1);
    await bed.asOwner('update users set super_admin = false, must_change_password = false where id = $1', [
      id,
    ]);
  });

  it('ends when the person is unlinked, and when single sign-on is turned off', async () => {
    const [client, other] = [await come('supervisor'), await come('csr')];
    const params = { id: bed.acme.users.supervisor };
    const unlink = (by: Client, id = params.id) =>
      by.call(signOnPeopleEndpoints.unlinkPerson, { params: { id } });
    const shown = await bed.admin.call(signOnPeopleEndpoints.getPersonSignOn, { params });
    expect(shown.payload).toMatchObject({ enabled: true, link: { email: 'supervisor@acme.test' } });
    expect((await unlink(other)).status).toBe(403);
    expect((await unlink(bed.admin, bed.rival.users.supervisor)).status).toBe(404);
    expect((await unlink(bed.admin, bed.acme.users.viewer)).code).toBe('sign_on_not_linked');
    expect((await unlink(bed.admin)).status).toBe(200);
    expect([(await me(client)).status, (await me(other)).status]).toEqual([401, 200]);
    const chief = await come('admin');
    expect((await setRules(chief, { enabled: false })).status).toBe(200);
    expect([(await me(other)).status, (await me(chief)).status]).toEqual([401, 200]);
    const gone = await createClient(bed.app).raw('GET', '/sso/acme');
    expect(gone.headers.location).toBe('/login/sso?problem=off');
    expect((await setRules(bed.admin, { enabled: true })).status).toBe(200);
  });
});

describe('“only this way”', () => {
  it('waits until the admin who turns it on has come this way', async () => {
    const { updated_at, connection } = (await bed.admin.call(settings.getSignOnSettings)).payload;
    const body = {
      issuer: connection?.issuer ?? '',
      client_id: 'cora',
      client_secret: 'a-secret-of-the-provider',
      updated_at,
    };
    await bed.admin.call(settings.saveSignOnConnection, { body: { ...body, client_id: 'other' } });
    const { payload } = await bed.admin.call(settings.getSignOnSettings);
    await bed.admin.call(settings.saveSignOnConnection, {
      body: { ...body, updated_at: payload.updated_at },
    });
    const refused = await setRules(bed.admin, { only_way: true });
    expect([refused.status, refused.errors.only_way?.length]).toEqual([422, 1]);
    await come('admin');
    expect((await setRules(bed.admin, { only_way: true })).payload.only_way).toBe(true);
  });

  it('closes sessions of passwords at once, and opens what else the person works for', async () => {
    await setRules(bed.admin, { only_way: false });
    const [one, both] = [createClient(bed.app), createClient(bed.app)];
    await Promise.all([logIn('day-porter', one), logIn('manager', both)]);
    expect((await me(one)).status).toBe(200);
    await setRules(bed.admin, { only_way: true });
    expect((await me(one)).status).toBe(401);
    const { payload } = await me(both);
    expect(payload.organizations.map(({ slug }) => slug)).toEqual(['rival']);
    expect(payload.default_organization.slug).toBe('rival');
    const inAcme = { headers: { 'x-organization-id': String(bed.acme.organizationId) } };
    expect((await both.call(sessionEndpoints.getSignedInUser, inAcme)).code).toBe('wrong_organization');
  });

  it('says so after a right password, and nothing after a wrong one', async () => {
    const right = await logIn('day-porter');
    expect([right.status, right.code]).toEqual([422, 'provider_only']);
    const wrong = await createClient(bed.app).call(sessionEndpoints.login, {
      body: { email: 'day-porter@acme.test', password: 'wrong' },
    });
    expect(wrong.code).toBe('wrong_credentials');
    expect((await me(await come('day-porter'))).status).toBe(200);
  });

  it('leaves those who manage the company their password, with a trace', async () => {
    const traces = () =>
      bed.app.database.withTenant(systemScope(bed.acme.organizationId), (tenant) =>
        tenant.db
          .selectFrom('audit_log')
          .select('actor_user_id')
          .where('organization_id', '=', bed.acme.organizationId)
          .where('action', '=', 'session.login-beside-provider')
          .execute(),
      );
    const before = (await traces()).length;
    expect((await logIn('admin')).status).toBe(200);
    const after = await traces();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)?.actor_user_id).toBe(bed.acme.users.admin);
  });

  it('ends with another provider', async () => {
    const { updated_at, connection } = (await bed.admin.call(settings.getSignOnSettings)).payload;
    const body = { issuer: connection?.issuer ?? '', client_id: 'new', updated_at };
    const without = await bed.admin.call(settings.saveSignOnConnection, { body });
    expect(without.errors.client_secret).toHaveLength(1);
    const saved = await bed.admin.call(settings.saveSignOnConnection, {
      body: { ...body, client_secret: 'another' },
    });
    expect(saved.payload).toMatchObject({ only_way: false, tried: false, enabled: true });
    expect((await logIn('day-porter')).status).toBe(200);
  });
});
