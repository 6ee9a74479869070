import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { twoFactorEndpoints } from '#features/accounts/two-factor/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  testPassword,
  type Who,
} from '../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../tests/api/harness/person-body.ts';
import {
  type SecuritySettings,
  securityListEndpoints,
  securitySettingsEndpoints,
} from '../contract/index.ts';

const { getSecuritySettings, updateSecuritySettings } = securitySettingsEndpoints;

const day = 86_400_000;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
});
afterAll(() => app.close());

const read = async (): Promise<SecuritySettings> => (await admin.call(getSecuritySettings)).payload;

const save = async (more: { [K in keyof SecuritySettings]?: unknown }, client = admin) => {
  const { support_writes_until: _until, without_second_factor: _count, ...now } = await read();
  return client.send(updateSecuritySettings, { body: { ...now, ...more } });
};

// The person who requires a second factor of everybody needs one first.
beforeAll(() => setUp(admin));
beforeEach(async () => {
  app.setNow(null);
  await save({ second_factor_for: 'no-one', second_factor_role_ids: [], second_factor_grace_days: 14 });
});

const inDays = (days: number) => app.setNow(new Date(Date.now() + days * day));

const tasks = (client: Client) => client.call(taskEndpoints.listTasks);

const setUp = async (client: Client): Promise<void> => {
  const body = { password: testPassword };
  const { payload } = await client.call(twoFactorEndpoints.startAuthenticator, { body });
  const epoch = Math.floor(app.wiring.clock.now().getTime() / 1000);
  const code = generateSync({ secret: payload.secret, epoch });
  const confirmed = await client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code } });
  expect(confirmed.status, confirmed.text).toBe(200);
};

const ownUser = async (client: Client) => (await client.call(sessionEndpoints.getSignedInUser)).payload;

const asked = (who: Who) => ({ params: { id: acme.users[who] } });

describe('the settings', () => {
  it('belong to holders of company settings, and are saved by one at a time', async () => {
    const manager = await acme.signIn('manager');
    expect((await manager.call(getSecuritySettings)).status).toBe(403);
    expect((await save({}, manager)).status).toBe(403);
    const before = await read();
    expect(before).toMatchObject({ second_factor_for: 'no-one', session_days: 30, failed_sign_in_days: 90 });
    const saved = await save({ session_days: 7 });
    expect(saved.payload.session_days).toBe(7);
    expect((await save({ session_days: 8, updated_at: before.updated_at })).status).toBe(409);
  });

  it('say everything that is wrong with them', async () => {
    const wrong = await save({
      second_factor_grace_days: 91,
      session_days: 0,
      failed_sign_in_days: 6,
      second_factor_for: 'some',
    });
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'failed_sign_in_days',
      'second_factor_for',
      'second_factor_grace_days',
      'session_days',
    ]);
    expect((await save({ second_factor_for: 'roles' })).errors.second_factor_role_ids).toHaveLength(1);
    const foreign = await roleIds(await rival.signIn('admin'));
    const ids = [foreign.manager ?? 0];
    const stranger = await save({ second_factor_for: 'roles', second_factor_role_ids: ids });
    expect(stranger.errors.second_factor_role_ids).toHaveLength(1);
  });
});

describe('a second factor that is required', () => {
  it('leaves people alone in the grace, then opens nothing but its setup', async () => {
    const csr = await acme.signIn('csr');
    await save({ second_factor_for: 'everyone' });
    expect((await ownUser(csr)).second_factor).toEqual({ due_at: expect.any(String), first: false });
    expect((await tasks(csr)).status).toBe(200);
    inDays(13.9);
    expect((await tasks(csr)).status).toBe(200);
    inDays(14.1);
    const refused = await tasks(csr);
    expect([refused.status, refused.code]).toEqual([403, 'second_factor_first']);
    expect((await csr.raw('GET', '/api/v1/user/sessions')).code).toBe('second_factor_first');
    expect((await ownUser(csr)).second_factor?.first).toBe(true);
    expect((await csr.call(sessionEndpoints.getSettings)).status).toBe(200);
    await setUp(csr);
    expect((await ownUser(csr)).second_factor).toBeNull();
    expect((await tasks(csr)).status).toBe(200);
  });

  it('is asked of people with a role, from the day on which they got it', async () => {
    const [scheduler, porter] = await Promise.all([acme.signIn('scheduler'), acme.signIn('day-porter')]);
    await save({ second_factor_for: 'roles', second_factor_role_ids: [roles.scheduler ?? 0] });
    inDays(15);
    expect((await tasks(scheduler)).code).toBe('second_factor_first');
    expect((await tasks(porter)).status).toBe(200);
    expect((await ownUser(porter)).second_factor).toBeNull();
  });

  it('keeps its date when the settings are saved again, and for those who were asked before', async () => {
    const manager = await acme.signIn('manager');
    await save({ second_factor_for: 'everyone' });
    const { second_factor: before } = await ownUser(manager);
    await save({ failed_sign_in_days: 30 });
    expect((await ownUser(manager)).second_factor).toEqual(before);
  });

  it('is nothing to another organization', async () => {
    await save({ second_factor_for: 'everyone', second_factor_grace_days: 0 });
    expect((await tasks(await rival.signIn('manager'))).status).toBe(200);
    expect((await tasks(await acme.signIn('manager'))).code).toBe('second_factor_first');
  });

  it('may be asked of one person, by somebody with no fewer rights', async () => {
    const supervisor = await acme.signIn('supervisor');
    const ask = (who: Who, required: boolean, client = admin) =>
      client.call(twoFactorEndpoints.requireSecondFactor, { ...asked(who), body: { required } });
    expect((await ask('supervisor', true, await acme.signIn('manager'))).status).toBe(403);
    expect((await ask('admin', true)).code).toBe('two_factor_own');
    const stranger = await rival.signIn('admin');
    expect((await ask('supervisor', true, stranger)).status).toBe(404);
    await runWork(app, 'mail');
    const answer = await ask('supervisor', true);
    expect(answer.payload).toMatchObject({ required: true, due_at: expect.any(String) });
    await ask('supervisor', true);
    const mails = (await runWork(app, 'mail')).map(({ data }) => data.news);
    expect(mails).toEqual(['required']);
    expect((await ownUser(supervisor)).second_factor?.first).toBe(false);
    await ask('supervisor', false);
    expect((await ownUser(supervisor)).second_factor).toBeNull();
  });

  it('is looked up by whoever manages people, with its grace', async () => {
    await save({ second_factor_for: 'everyone' });
    const list = async (state: 'missing' | 'grace' | 'over' | 'present') =>
      (await admin.call(securityListEndpoints.listSecondFactors, { query: { state, per_page: 100 } })).payload
        .rows;
    const present = await list('present');
    expect(present.map(({ id }) => id).sort()).toEqual([acme.users.admin, acme.users.csr].sort());
    expect(present[0]).toMatchObject({ factor: 'authenticator', due_at: null });
    const [missing, grace, over] = await Promise.all([list('missing'), list('grace'), list('over')]);
    expect(missing.length).toBe(grace.length);
    expect(missing.every(({ due_at }) => due_at !== null)).toBe(true);
    expect(over).toEqual([]);
    const foreign = await rival.signIn('admin');
    const others = (await foreign.call(securityListEndpoints.listSecondFactors)).payload.rows;
    expect(others.map(({ id }) => id)).not.toContain(acme.users.csr);
    expect((await (await acme.signIn('manager')).call(securityListEndpoints.listSecondFactors)).status).toBe(
      403,
    );
  });
});
