import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { hashToken, newToken } from '#platform/server/tokens';
import { type Client, createClient } from '../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../tests/api/harness/person-body.ts';
import { runProvider } from '../../../../tests/api/harness/run-provider.ts';
import {
  arrive,
  connectProvider,
  leave,
  proveDomain,
  type SignOnBed,
  signOn,
  startSignOnBed,
} from '../../../../tests/api/harness/sign-on-bed.ts';
import { signOnSettingsEndpoints as settings, signOnLoginEndpoints } from '../contract/index.ts';

let bed: SignOnBed;

beforeAll(async () => {
  bed = await startSignOnBed();
  await connectProvider(bed.admin, bed.provider, { joins: true, default_role_id: bed.role });
  await proveDomain(bed.admin, bed.names, 'acme.test');
  bed.provider.account = { sub: 'victim', email: 'victim@acme.test', email_verified: true };
  expect(await signOn(createClient(bed.app), bed.provider, 'acme')).toBe('/');
});
afterAll(() => bed.stop());

const me = (client: Client) => client.call(sessionEndpoints.getSignedInUser);

const problemAt = async (client: Client, back: URL): Promise<string | null> => {
  const { headers } = await arrive(client, back);
  return new URL(String(headers.location), 'http://localhost').searchParams.get('problem');
};

const backTo = async (client: Client): Promise<URL> => bed.provider.logIn(await leave(client, 'acme'));

const changed = (url: URL, change: (query: URLSearchParams) => void): URL => {
  const other = new URL(url);
  change(other.searchParams);
  return other;
};

describe('what comes back', () => {
  it('is good once', async () => {
    const client = createClient(bed.app);
    const back = await backTo(client);
    expect(await problemAt(client, back)).toBeNull();
    expect(await problemAt(client, back)).toBe('expired');
  });

  it('is good once even at the same time', async () => {
    const client = createClient(bed.app);
    const back = await backTo(client);
    const both = await Promise.all([problemAt(client, back), problemAt(client, back)]);
    expect(both.toSorted()).toEqual(['expired', null].toSorted());
  });

  it('is good in the browser that began: nobody is logged in as somebody else by a link', async () => {
    const attacker = createClient(bed.app);
    const back = await backTo(attacker);
    const victim = createClient(bed.app);
    expect(await problemAt(victim, back)).toBe('expired');
    await leave(victim, 'acme');
    expect(await problemAt(victim, back)).toBe('expired');
    expect((await me(victim)).status).toBe(401);
    expect(await problemAt(attacker, back)).toBeNull();
  });

  it('is void after ten minutes', async () => {
    const client = createClient(bed.app);
    const back = await backTo(client);
    await bed.asOwner(`update sign_on_attempts set expires_at = now() - interval '1 second'`);
    expect(await problemAt(client, back)).toBe('expired');
  });

  it.each<[string, string, (query: URLSearchParams) => void]>([
    ['no state', 'expired', (query) => query.delete('state')],
    ['another state', 'expired', (query) => query.set('state', 'x'.repeat(43))],
    ['two states', 'expired', (query) => query.append('state', 'x')],
    ['no code', 'mismatch', (query) => query.delete('code')],
    ['another code', 'mismatch', (query) => query.set('code', 'x'.repeat(43))],
    ['the name of another issuer', 'mismatch', (query) => query.set('iss', 'https://evil.test')],
    ['a refusal', 'refused', (query) => query.set('error', 'access_denied')],
  ])('is refused with %s', async (_what, problem, change) => {
    const client = createClient(bed.app);
    const back = await backTo(client);
    const answer = await arrive(client, changed(back, change));
    const location = new URL(String(answer.headers.location ?? '/'), 'http://localhost');
    expect(location.searchParams.get('problem') ?? (answer.status === 422 ? 'expired' : null)).toBe(problem);
    expect((await me(client)).status).toBe(401);
  });

  it('is refused with a nonce or a verifier of another login', async () => {
    const client = createClient(bed.app);
    for (const [name, value] of [
      ['nonce', 'x'.repeat(43)],
      ['code_challenge', 'x'.repeat(43)],
    ] as const) {
      const left = changed(new URL(await leave(client, 'acme')), (query) => query.set(name, value));
      expect(await problemAt(client, await bed.provider.logIn(left.href))).toBe('mismatch');
    }
  });

  it('cannot be a code that was stolen from another browser', async () => {
    const [victim, attacker] = [createClient(bed.app), createClient(bed.app)];
    const stolen = (await backTo(victim)).searchParams.get('code') ?? '';
    const own = await backTo(attacker);
    expect(
      await problemAt(
        attacker,
        changed(own, (query) => query.set('code', stolen)),
      ),
    ).toBe('mismatch');
  });
});

describe('another company', () => {
  it('finds nobody by a subject that means somebody here, even with the same provider', async () => {
    const chief = await bed.rival.signIn('admin');
    await connectProvider(chief, bed.provider, { joins: true, default_role_id: (await roleOf(chief)) ?? 0 });
    bed.provider.account = { sub: 'victim', email: 'victim@acme.test', email_verified: true };
    const client = createClient(bed.app);
    expect(await signOn(client, bed.provider, 'rival')).toBe('/login/sso?problem=other_domain&company=rival');
    expect((await me(client)).status).toBe(401);
  });

  it('gets no use of what was sent back to this one, or the other way round', async () => {
    const client = createClient(bed.app);
    const back = await backTo(client);
    const astray = new URL(back.href.replace('/sso/acme/', '/sso/rival/'));
    expect(await problemAt(client, astray)).toBe('expired');
    // The attempt can still be finished at the organization that it began with.
    expect(await problemAt(client, back)).toBeNull();
  });

  it('with a provider of its own cannot speak for people of this one', async () => {
    const evil = await runProvider(['http://localhost:3000/sso/rival/callback']);
    const chief = await bed.rival.signIn('admin');
    await connectProvider(chief, evil);
    evil.account = { sub: 'victim', email: 'manager@acme.test', email_verified: true };
    expect(await signOn(createClient(bed.app), evil, 'rival')).toContain('problem=other_domain');
    evil.stop();
  });

  it('cannot have a domain that is proven here, nor with the record of this company', async () => {
    const chief = await bed.rival.signIn('admin');
    const added = await chief.call(settings.addSignOnDomain, { body: { domain: 'acme.test' } });
    const { id = 0, record } = added.payload.domains[0] ?? {};
    const prove = () => chief.call(settings.proveSignOnDomain, { params: { id } });
    expect((await prove()).code).toBe('domain_unproven');
    const name = record?.name ?? '';
    const held = bed.names.records.get(name) ?? [];
    bed.names.records.set(name, [...held, record?.value ?? '']);
    expect((await prove()).code).toBe('domain_elsewhere');
    // The domain has gone to the other organization: only the record of that one is left.
    bed.names.records.set(name, [record?.value ?? '']);
    expect((await prove()).payload.domains[0]?.proven_at).toEqual(expect.any(String));
    const here = await bed.admin.call(settings.getSignOnSettings);
    expect(here.payload.domains[0]?.proven_at).toBeNull();
    await chief.call(settings.removeSignOnDomain, { params: { id } });
    expect((await proveAgain()).status).toBe(200);
  });
});

describe('a login that another company has given out', () => {
  const email = 'lent@acme.test';
  const known = 'known-to-another-office';
  const own = 'only-the-owner-knows-it';

  const enter = async (password: string) => {
    const client = createClient(bed.app);
    await client.call(sessionEndpoints.login, { body: { email, password } });
    return client;
  };

  const choose = (client: Client, password: string) =>
    client.call(sessionEndpoints.updatePassword, { body: { password, password_confirmation: password } });

  /** Comes back from the provider, and shows the password of the account that has the address. */
  const link = async (password: string) => {
    bed.provider.account = { sub: 'lent', email, email_verified: true };
    const client = createClient(bed.app);
    expect(await signOn(client, bed.provider, 'acme')).toBe('/login/sso?confirm=1');
    const answer = await client.call(signOnLoginEndpoints.confirmSignOn, { body: { password } });
    return { client, answer };
  };

  it('is linked once its owner has followed a mailed link: the other office may know the password', async () => {
    const chief = await bed.rival.signIn('admin');
    const body = personBody(await roleIds(chief), { email, temporary_password: 'handed-out-once' });
    const { payload: person } = await chief.call(peopleEndpoints.createPerson, { body });
    const attacker = await enter('handed-out-once');
    expect((await choose(attacker, known)).status).toBe(200);
    const refused = (await link(known)).answer;
    expect([refused.status, refused.code]).toEqual([409, 'sign_on_unproven']);
    const members = await bed.asOwner('select organization_id from memberships where user_id = $1', [
      person.id,
    ]);
    expect(members).toEqual([{ organization_id: bed.rival.organizationId }]);
    const token = newToken();
    await bed.asOwner(
      `insert into link_tokens (kind, token_hash, user_id, expires_at)
       values ('password-reset', $1, $2, now() + interval '1 hour')`,
      [hashToken(token), person.id],
    );
    const reset = await createClient(bed.app).call(sessionEndpoints.resetPassword, {
      body: { token, email, password: own, password_confirmation: own },
    });
    expect(reset.status, reset.text).toBe(200);
    const { client, answer } = await link(own);
    expect(answer.status, answer.text).toBe(200);
    expect((await me(client)).payload.organizations).toMatchObject([{ slug: 'acme' }]);
    expect((await me(attacker)).status).toBe(401);
    expect((await me(await enter(known))).status).toBe(401);
  });
});

const roleOf = async (client: Client): Promise<number | undefined> =>
  (await client.call(settings.getSignOnSettings)).payload.roles[0]?.id;

const proveAgain = async () => {
  const { payload } = await bed.admin.call(settings.getSignOnSettings);
  const { id = 0, record } = payload.domains[0] ?? {};
  bed.names.records.set(record?.name ?? '', [record?.value ?? '']);
  return bed.admin.call(settings.proveSignOnDomain, { params: { id } });
};

describe('links', () => {
  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/login'])(
    'lead nowhere else: %s',
    async (redirect) => {
      bed.provider.account = { sub: 'victim' };
      expect(await signOn(createClient(bed.app), bed.provider, 'acme', redirect)).toBe('/');
    },
  );

  it('of another site do not change who is signed in without a click', async () => {
    const client = await bed.rival.signIn('manager');
    const cross = { 'sec-fetch-site': 'cross-site' };
    const asked = await client.raw('GET', '/sso/acme?redirect=%2Ftasks', undefined, cross);
    expect(asked.headers.location).toBe('/login/sso?company=acme&redirect=%2Ftasks');
    const portal = await createClient(bed.app).raw('GET', '/sso/acme', undefined, cross);
    expect(String(portal.headers.location)).toContain(bed.provider.issuer);
  });

  it('of unknown companies say no more than those without a provider', async () => {
    for (const slug of ['nobody-here', 'a', '%00', '..%2F..', 'Acme']) {
      const { headers } = await createClient(bed.app).raw('GET', `/sso/${slug}`);
      expect(headers.location).toBe('/login/sso?problem=off');
    }
  });
});

describe('the question who logs in how', () => {
  it('is answered by the domain, whoever the person is', async () => {
    const ask = async (email: string) =>
      (await createClient(bed.app).call(signOnLoginEndpoints.getSignOn, { body: { email } })).payload;
    const known = await ask('manager@acme.test');
    expect(known.company).toMatchObject({ slug: 'acme', only_way: false });
    expect(await ask('nobody-at-all@acme.test')).toEqual(known);
    expect(await ask('manager@rival.test')).toEqual({ company: null });
    for (const email of ['', '@', '\u0000', 'a@\u0000', 'x'.repeat(254)]) {
      expect(await ask(email)).toEqual({ company: null });
    }
  });
});

it('keeps the secret, and what would finish a login, unreadable', async () => {
  const client = createClient(bed.app);
  await leave(client, 'acme');
  const rows = JSON.stringify([
    ...(await bed.asOwner(`select encode(client_secret, 'escape') from sign_on_connections`)),
    ...(await bed.asOwner('select * from sign_on_attempts')),
  ]);
  expect(rows).not.toContain(bed.provider.client.client_secret);
  expect(rows).not.toContain(client.cookies['sign-on']);
  const answer = await bed.admin.call(settings.getSignOnSettings);
  expect(answer.text).not.toContain(bed.provider.client.client_secret);
});
