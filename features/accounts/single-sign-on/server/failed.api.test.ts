import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { securityListEndpoints } from '#features/administration/security/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import { type Client, createClient, runWork, testPassword } from '../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../tests/api/harness/person-body.ts';
import {
  arrive,
  connectProvider,
  leave,
  proveDomain,
  type SignOnBed,
  setRules,
  signOn,
  startSignOnBed,
} from '../../../../tests/api/harness/sign-on-bed.ts';
import { signOnLoginEndpoints } from '../contract/index.ts';

let bed: SignOnBed;

beforeAll(async () => {
  bed = await startSignOnBed();
  await connectProvider(bed.admin, bed.provider, { joins: false });
  await proveDomain(bed.admin, bed.names, 'acme.test');
});
afterAll(() => bed.stop());
beforeEach(() => bed.asOwner('delete from throttles'));

const come = (sub: string, email: string, email_verified = true, client = createClient(bed.app)) => {
  bed.provider.account = { sub, email, email_verified };
  return signOn(client, bed.provider, 'acme');
};

/** The failed logins of the organization since the last call, the latest first. */
const newRows = async (client: Client = bed.admin) => {
  await runWork(bed.app, 'sign-ins');
  const { payload } = await client.call(securityListEndpoints.listFailedSignIns);
  return payload.rows.map(({ reason, user_id, email }) => [reason, user_id, email]);
};

describe('a try through the provider that fails', () => {
  it('stands in the list of that organization with its reason, and with the person where it has one', async () => {
    const { csr, manager } = bed.acme.users;
    await come('sub-1', 'stranger@acme.test');
    await come('sub-2', 'csr@elsewhere.test');
    await come('sub-3', 'csr@acme.test', false);
    await bed.admin.call(peopleEndpoints.deactivatePerson, { params: { id: manager }, body: {} });
    await come('sub-4', 'manager@acme.test');
    const rows = await newRows();
    expect(rows).toEqual([
      ['no-access', manager, 'manager@acme.test'],
      ['provider-address', null, 'csr@acme.test'],
      ['provider-domain', null, 'csr@elsewhere.test'],
      ['provider-unknown', null, 'stranger@acme.test'],
    ]);
    expect(await newRows(await bed.rival.signIn('admin'))).toEqual([]);
    const found = await bed.admin.call(securityListEndpoints.listFailedSignIns, {
      query: { reason: ['provider-unknown'] },
    });
    expect(found.payload.rows).toMatchObject([{ user_id: null, name: null, email: 'stranger@acme.test' }]);
    const file = await bed.admin.send(securityListEndpoints.exportFailedSignIns, {
      query: { format: 'csv', columns: ['name', 'email', 'reason'] },
    });
    expect([file.status, file.text]).toEqual([200, expect.stringContaining('Unknown person')]);
    const wrong = createClient(bed.app);
    expect(await come('sub-5', 'csr@acme.test', true, wrong)).toContain('confirm');
    await wrong.call(signOnLoginEndpoints.confirmSignOn, { body: { password: 'a guess' } });
    expect((await newRows())[0]).toEqual(['password', csr, 'csr@acme.test']);
  });

  it('is written down ten times for an address that only comes back with a refusal', async () => {
    const before = (await newRows()).length;
    for (let n = 0; n < 13; n += 1) {
      const client = createClient(bed.app);
      const state = new URL(await leave(client, 'acme')).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ state, error: 'access_denied', iss: bed.provider.issuer });
      const { headers } = await arrive(client, new URL(`http://localhost/sso/acme/callback?${query}`));
      expect(String(headers.location)).toContain('problem=refused');
    }
    const rows = await newRows();
    expect(rows).toHaveLength(before + 10);
    expect(rows[0]).toEqual(['provider-refused', null, null]);
  });
});

it('of tries that a throttle turns away the first one of its window is written down', async () => {
  const enter = (password: string) =>
    createClient(bed.app).call(sessionEndpoints.login, {
      body: { email: 'scheduler@acme.test', password },
    });
  for (let n = 0; n < 5; n += 1) expect((await enter('a guess')).status).toBe(422);
  for (let n = 0; n < 4; n += 1) expect((await enter(testPassword)).status).toBe(429);
  const mine = (await newRows()).filter(([, id]) => id === bed.acme.users.scheduler);
  expect(mine.map(([reason]) => reason)).toEqual(['throttled', ...Array(5).fill('password')]);
});

describe('where the provider is the only way', () => {
  const mails: MailMessage[] = [];
  const invite = async (more: object = {}) => {
    const body = personBody(await roleIds(bed.admin), more);
    const { payload } = await bed.admin.call(peopleEndpoints.createPerson, { body });
    const mail = { send: async (message: MailMessage) => void mails.push(message) };
    await runWork({ ...bed.app, wiring: { ...bed.app.wiring, mail } }, 'mail');
    const text = mails.findLast(({ to }) => to === body.email)?.text ?? '';
    return { id: payload.id, token: /signup\?token=([\w-]+)/.exec(text)?.[1] ?? '' };
  };

  beforeAll(async () => {
    const client = createClient(bed.app);
    await come('sub-admin', 'admin@acme.test', true, client);
    await client.call(signOnLoginEndpoints.confirmSignOn, { body: { password: testPassword } });
    expect((await setRules(bed.admin, { only_way: true })).status).toBe(200);
  });

  it('an invitation takes no password, makes nothing, and is accepted by coming from there', async () => {
    const { id, token } = await invite({ email: 'newcomer@acme.test' });
    const look = () => createClient(bed.app).call(sessionEndpoints.getSignup, { query: { token } });
    expect((await look()).payload.person).toMatchObject({ provider_only: true, account: 'new' });
    const pair = { password: 'own-password-99x', password_confirmation: 'own-password-99x' };
    const refused = await createClient(bed.app).call(sessionEndpoints.acceptInvitation, {
      body: { token, ...pair },
    });
    expect([refused.status, refused.code]).toEqual([422, 'invitation_provider_only']);
    const [row] = await bed.asOwner<{ password_hash: string | null }>(
      'select password_hash from users where id = $1',
      [id],
    );
    expect(row?.password_hash).toBeNull();
    expect((await look()).status).toBe(200);
    expect(await come('sub-new', 'newcomer@acme.test')).toBe('/');
    const person = await bed.admin.call(peopleEndpoints.getPerson, { params: { id } });
    expect(person.payload.status).toBe('active');
  });

  it('nor does it take the session of somebody who has an account, who would see nothing', async () => {
    const { rival } = bed;
    const client = await rival.signIn('csr');
    await bed.asOwner(`update users set address_proven_at = now() where id = $1`, [rival.users.csr]);
    const { token } = await invite({ email: 'csr@rival.test' });
    const refused = await client.call(sessionEndpoints.acceptInvitation, { body: { token } });
    expect([refused.status, refused.code]).toEqual([422, 'invitation_provider_only']);
    expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
  });

  it('whoever manages the company still chooses a password', async () => {
    const roles = await roleIds(bed.admin);
    const { token } = await invite({ email: 'boss@acme.test', role_ids: [roles.admin ?? 0] });
    const pair = { password: 'own-password-99x', password_confirmation: 'own-password-99x' };
    const joined = await createClient(bed.app).call(sessionEndpoints.acceptInvitation, {
      body: { token, ...pair },
    });
    expect(joined.status, joined.text).toBe(200);
  });

  it('a right password stands among the failed logins', async () => {
    const { status } = await createClient(bed.app).call(sessionEndpoints.login, {
      body: { email: 'day-porter@acme.test', password: testPassword },
    });
    expect(status).toBe(422);
    expect((await newRows())[0]).toEqual([
      'provider-only',
      bed.acme.users['day-porter'],
      'day-porter@acme.test',
    ]);
  });
});
