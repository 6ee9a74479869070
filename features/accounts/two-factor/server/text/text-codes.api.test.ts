import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { openSmsSink, type SmsSink } from '#platform/server/testing/sms-sink';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { textFactorEndpoints, twoFactorEndpoints } from '../../contract/index.ts';

const { startPhone, confirmPhone, sendOwnText, removePhone, sendLoginText } = textFactorEndpoints;

let app: TestApp;
let sink: SmsSink;
let acme: Company;

beforeAll(async () => {
  sink = await openSmsSink();
  app = await startApp({ SMS_URL: sink.url });
  acme = await seedCompany(app, 'acme');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(async () => {
  await asOwner(app, 'delete from throttles');
});

const password = testPassword;

/** Pretends that the minute between two texts has passed. */
const aMinuteLater = () =>
  asOwner(app, `update login_challenges set code_wanted_at = code_wanted_at - interval '61 seconds'`);

const codeTo = async (phone: string): Promise<string> => {
  await runWork(app, 'sms');
  return /^\d{6}/.exec(sink.lastTo(`+1${phone}`) ?? '')?.[0] ?? '';
};

const turnOn = async (who: Who, phone: string) => {
  const client = await acme.signIn(who);
  const started = await client.call(startPhone, { body: { password, phone } });
  expect(started.payload).toEqual({ sent_to: phone.slice(-4), next_in: 60 });
  const confirmed = await client.call(confirmPhone, { body: { code: await codeTo(phone) } });
  expect(confirmed.status).toBe(200);
  return { client, codes: confirmed.payload.recovery_codes };
};

const enter = async (who: Who, client: Client = createClient(app)) => {
  const body = { email: `${who}@acme.test`, password };
  const step = (await client.call(sessionEndpoints.login, { body })).payload.two_factor;
  if (step) begun.set(step.challenge_id, client);
  return step;
};

/** The browser in which each challenge was begun. */
const begun = new Map<string, Client>();

const browserOf = (challenge: string): Client => begun.get(challenge) ?? createClient(app);

const ask = (challenge_id: string) => browserOf(challenge_id).call(sendLoginText, { body: { challenge_id } });

const show = (challenge_id: string, code: string) =>
  browserOf(challenge_id).call(twoFactorEndpoints.loginWithCode, {
    body: { challenge_id, code, remember_device: false },
  });

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone for codes', () => {
  it('is in force once its code came back, with recovery codes, and is asked for at the login', async () => {
    const { client, codes } = await turnOn('manager', '3035550101');
    expect(codes).toHaveLength(10);
    const state = await client.call(twoFactorEndpoints.getTwoFactor);
    expect(state.payload).toMatchObject({ app: false, phone: '0101', text_messages: true });
    expect(state.payload.on_since).not.toBeNull();
    const step = await enter('manager');
    expect(step?.methods).toEqual(['text', 'recovery-code']);
    const id = step?.challenge_id ?? '';
    expect((await ask(id)).payload).toEqual({ sent_to: '0101', next_in: 60 });
    const code = await codeTo('3035550101');
    expect((await show(id, other(code))).errors.code).toHaveLength(1);
    expect((await show(id, code)).payload.user?.email).toBe('manager@acme.test');
    expect((await show(id, code)).code).toBe('challenge_over');
    const again = await enter('manager');
    expect((await show(again?.challenge_id ?? '', code)).errors.code).toHaveLength(1);
    expect((await show(again?.challenge_id ?? '', codes[0] ?? '')).status).toBe(200);
  });

  it('needs the password, a number that can be texted, and the code of that number', async () => {
    const client = await acme.signIn('scheduler');
    const start = (body: object) =>
      client.call(startPhone, { body: { password, phone: '3035550102', ...body } });
    expect((await start({ password: 'wrong' })).errors.password).toHaveLength(1);
    expect((await start({ phone: '12' })).errors.phone).toHaveLength(1);
    expect((await start({ phone: '1115550102' })).errors.phone).toHaveLength(1);
    expect((await client.call(confirmPhone, { body: { code: '123456' } })).errors.code).toHaveLength(1);
    await start({});
    const first = await codeTo('3035550102');
    expect((await start({})).status).toBe(429);
    await aMinuteLater();
    await start({ phone: '3035550103' });
    const second = await codeTo('3035550103');
    expect((await client.call(confirmPhone, { body: { code: first } })).errors.code).toHaveLength(1);
    expect((await client.call(confirmPhone, { body: { code: second } })).status).toBe(200);
    expect((await client.call(confirmPhone, { body: { code: second } })).errors.code).toHaveLength(1);
  });

  it('stays until another number is confirmed, whose code no longer opens after five wrong ones', async () => {
    const { client } = await turnOn('csr', '3035550104');
    await aMinuteLater();
    await client.call(startPhone, { body: { password, phone: '3035550105' } });
    const code = await codeTo('3035550105');
    for (let n = 0; n < 5; n += 1) {
      expect((await client.call(confirmPhone, { body: { code: other(code) } })).status).toBe(422);
    }
    expect((await client.call(confirmPhone, { body: { code } })).status).toBe(422);
    expect((await client.call(twoFactorEndpoints.getTwoFactor)).payload.phone).toBe('0104');
  });

  it('keeps neither code nor number in the queue, and the code only hashed', async () => {
    await turnOn('sales-rep', '3035550106');
    const step = await enter('sales-rep');
    await ask(step?.challenge_id ?? '');
    const queued = JSON.stringify(await asOwner(app, `select data::text from pgboss.job where name = 'sms'`));
    expect(queued).not.toContain('5550106');
    const code = await codeTo('3035550106');
    const rows = JSON.stringify(await asOwner(app, 'select * from login_challenges'));
    expect(rows).not.toContain(code);
    expect(queued).not.toContain(code);
  });
});

describe('texted codes', () => {
  it('come once a minute and five times an hour, and the newest alone is good', async () => {
    await turnOn('supervisor', '3035550107');
    await asOwner(app, 'delete from throttles');
    const { challenge_id: id = '' } = (await enter('supervisor')) ?? {};
    expect((await ask(id)).status).toBe(200);
    const first = await codeTo('3035550107');
    const soon = await ask(id);
    expect([soon.status, Number(soon.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let n = 0; n < 4; n += 1) {
      await aMinuteLater();
      expect((await ask(id)).status).toBe(200);
    }
    await aMinuteLater();
    expect((await ask(id)).status).toBe(429);
    const last = await codeTo('3035550107');
    if (first !== last) expect((await show(id, first)).errors.code).toHaveLength(1);
    expect((await show(id, last)).status).toBe(200);
  });

  it('end with five wrong ones, and after ten minutes', async () => {
    await turnOn('day-porter', '3035550108');
    const { challenge_id: id = '' } = (await enter('day-porter')) ?? {};
    await ask(id);
    const code = await codeTo('3035550108');
    for (let n = 0; n < 4; n += 1) expect((await show(id, other(code))).errors.code).toHaveLength(1);
    expect((await show(id, other(code))).code).toBe('challenge_over');
    expect((await show(id, code)).code).toBe('challenge_over');
    expect((await ask(id)).code).toBe('challenge_over');
    const late = (await enter('day-porter'))?.challenge_id ?? '';
    await ask(late);
    const fresh = await codeTo('3035550108');
    await asOwner(app, `update login_challenges set expires_at = now() - interval '1 second'`);
    expect((await show(late, fresh)).code).toBe('challenge_over');
  });

  it('are for nobody who knows no right password', async () => {
    expect((await ask('x'.repeat(43))).code).toBe('challenge_over');
    expect((await ask('short')).status).toBe(422);
    const { challenge_id: id = '' } = (await enter('manager')) ?? {};
    const { challenge_id: theirs = '' } = (await enter('csr')) ?? {};
    await ask(id);
    const code = await codeTo('3035550101');
    expect((await show(theirs, code)).errors.code).toHaveLength(1);
  });

  it('allow changes of a person who is logged in: new recovery codes, and turning off', async () => {
    const { client } = await turnOn('area-manager', '3035550109');
    await aMinuteLater();
    expect((await client.call(sendOwnText)).payload.sent_to).toBe('0109');
    const code = await codeTo('3035550109');
    const renew = (given: string) =>
      client.call(twoFactorEndpoints.renewRecoveryCodes, { body: { password, code: given } });
    expect((await renew(other(code))).errors.code).toHaveLength(1);
    expect((await renew(code)).payload.recovery_codes).toHaveLength(10);
    expect((await client.call(removePhone, { body: { password, code } })).code).toBe('phone_alone');
    await aMinuteLater();
    await client.call(sendOwnText);
    const next = await codeTo('3035550109');
    const off = await client.call(twoFactorEndpoints.turnTwoFactorOff, { body: { password, code: next } });
    expect(off.status).toBe(200);
    expect(await enter('area-manager')).toBeUndefined();
    expect((await client.call(sendOwnText)).code).toBe('phone_not_on');
  });
});

describe('beside an authenticator', () => {
  it('both are offered, the recovery codes stay, and the phone can go alone', async () => {
    const client = await acme.signIn('viewer');
    const { payload } = await client.call(twoFactorEndpoints.startAuthenticator, { body: { password } });
    const now = Date.now();
    const code = (steps: number) =>
      generateSync({ secret: payload.secret, epoch: Math.floor(now / 1000) + steps * 30 });
    const { codes } = {
      codes: (await client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code: code(-1) } }))
        .payload.recovery_codes,
    };
    await client.call(startPhone, { body: { password, phone: '3035550110' } });
    const added = await client.call(confirmPhone, { body: { code: await codeTo('3035550110') } });
    expect(added.payload.recovery_codes).toEqual([]);
    const step = await enter('viewer');
    expect(step?.methods).toEqual(['totp', 'text', 'recovery-code']);
    const id = step?.challenge_id ?? '';
    await ask(id);
    expect((await show(id, await codeTo('3035550110'))).status).toBe(200);
    expect((await show((await enter('viewer'))?.challenge_id ?? '', code(0))).status).toBe(200);
    expect((await show((await enter('viewer'))?.challenge_id ?? '', codes[0] ?? '')).status).toBe(200);
    const removed = await client.call(removePhone, { body: { password, code: code(1) } });
    expect(removed.status).toBe(200);
    expect((await enter('viewer'))?.methods).toEqual(['totp', 'recovery-code']);
    const state = await client.call(twoFactorEndpoints.getTwoFactor);
    expect(state.payload).toMatchObject({ app: true, phone: null });
  });
});

it('is a way out for somebody who has to set up a second step before anything else', async () => {
  const company = await seedCompany(app, 'strict');
  const [admin, porter] = await Promise.all([company.signIn('admin'), company.signIn('day-porter')]);
  const params = { id: company.users['day-porter'] };
  const body = { required: true };
  expect((await admin.call(twoFactorEndpoints.requireSecondFactor, { params, body })).status).toBe(200);
  app.setNow(new Date(Date.now() + 15 * 86_400_000));
  const sessions = () => porter.call(sessionEndpoints.listSessions);
  expect((await sessions()).code).toBe('second_factor_first');
  await porter.call(startPhone, { body: { password, phone: '3035550120' } });
  const confirmed = await porter.call(confirmPhone, { body: { code: await codeTo('3035550120') } });
  expect(confirmed.payload.recovery_codes).toHaveLength(10);
  expect((await sessions()).status).toBe(200);
  app.setNow(null);
});

describe('without a service for text messages', () => {
  it('offers neither the phone nor its code', async () => {
    const quiet = await startApp();
    try {
      const company = await seedCompany(quiet, 'quiet');
      const client = await company.signIn('manager');
      const started = await client.call(startPhone, { body: { password, phone: '3035550101' } });
      expect(started.code).toBe('text_messages_off');
      expect((await client.call(twoFactorEndpoints.getTwoFactor)).payload.text_messages).toBe(false);
      await asOwner(quiet, `insert into factor_phones (user_id, phone) values ($1, '3035550101')`, [
        company.users.manager,
      ]);
      const { payload } = await createClient(quiet).call(sessionEndpoints.login, {
        body: { email: 'manager@quiet.test', password },
      });
      expect(payload).toEqual({
        two_factor: { methods: [], challenge_id: expect.any(String), texts_off: true },
      });
    } finally {
      await quiet.close();
    }
  });
});
