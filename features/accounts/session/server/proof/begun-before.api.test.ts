import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '#features/accounts/two-factor/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import { type Client, createClient } from '../../../../../tests/api/harness/index.ts';
import {
  enter,
  known,
  lastSent,
  type Occupied,
  occupy,
} from '../../../../../tests/api/harness/occupied-login.ts';
import { createAuthenticator } from '../../../../../tests/api/harness/software-authenticator.ts';
import { type StartedPost, startPost } from '../../../../../tests/api/harness/start-post.ts';
import { sessionEndpoints } from '../../contract/index.ts';

let post: StartedPost;
let attacker: Client;
let occupied: Occupied;

beforeAll(async () => {
  post = await startPost();
  attacker = await post.rival.signIn('admin');
});
beforeEach(async () => {
  occupied = await occupy(post, attacker, 'email');
});
afterAll(() => post.stop());

/** The proof comes while a call is on its way: the call has found the login as it was, and waits for the proof's row. */
const proveDuring = async <T>(begin: () => Promise<T>): Promise<T> => {
  const owner = new pg.Client({ connectionString: post.app.ownerUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('select from users where id = $1 for update', [occupied.id]);
    const begun = begin();
    await pause(700);
    await owner.query(
      `update users set password_hash = 'chosen by the owner', must_change_password = false, address_proven_at = now()
       where id = $1`,
      [occupied.id],
    );
    await owner.query('commit');
    return await begun;
  } finally {
    await owner.end();
  }
};

const site = { origin: 'http://localhost:3000', rpId: 'localhost' };

const challengeIn = ({ options }: { options: Record<string, unknown> }): string => String(options.challenge);

const answerToPasskey = async (): Promise<ReturnType<ReturnType<typeof createAuthenticator>['register']>> => {
  const { payload } = await occupied.client.call(passkeyEndpoints.startPasskey, {
    body: { password: known },
  });
  return device.register(challengeIn(payload));
};

let device: ReturnType<typeof createAuthenticator>;
beforeEach(() => {
  device = createAuthenticator(site);
});

const addPasskey = (response: Awaited<ReturnType<typeof answerToPasskey>>) =>
  occupied.client.call(passkeyEndpoints.addPasskey, { body: { name: 'Key', response } });

const changePassword = () =>
  occupied.client.call(sessionEndpoints.updatePassword, {
    body: {
      current_password: known,
      password: 'another-one-of-1',
      password_confirmation: 'another-one-of-1',
    },
  });

const passwordNow = async () =>
  (await asOwner(post.app, 'select password_hash as hash from users where id = $1', [occupied.id]))[0]?.hash;

const countOf = async (table: 'passkeys' | 'sessions') =>
  (await asOwner(post.app, `select from ${table} where user_id = $1`, [occupied.id])).length;

it('a login with the password of before opens no session', async () => {
  const browser = createClient(post.app);
  const answer = await proveDuring(() => enter(post.app, occupied.name, known, browser));
  expect([answer.status, answer.code]).toEqual([422, 'wrong_credentials']);
  expect((await browser.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
  expect(await countOf('sessions')).toBe(0);
});

it('a login with a passkey of before opens no session', async () => {
  expect((await addPasskey(await answerToPasskey())).status).toBe(200);
  const browser = createClient(post.app);
  const started = await browser.call(passkeyEndpoints.startPasskeyLogin);
  const body = { response: device.sign(challengeIn(started.payload)) };
  const answer = await proveDuring(() => browser.call(passkeyEndpoints.loginWithPasskey, { body }));
  expect(answer.status).toBe(422);
  expect(await countOf('sessions')).toBe(0);
});

it('a session of before chooses no other password', async () => {
  const answer = await proveDuring(changePassword);
  expect(answer.status).toBe(401);
  expect(await passwordNow()).toBe('chosen by the owner');
});

it('a session of before adds no passkey', async () => {
  const response = await answerToPasskey();
  const answer = await proveDuring(() => addPasskey(response));
  expect(answer.status).not.toBe(200);
  expect(await countOf('passkeys')).toBe(0);
});

const countFactors = async () => {
  const tables = ['factor_phones', 'recovery_codes', 'authenticators'];
  const found = await Promise.all(
    tables.map((table) => asOwner(post.app, `select from ${table} where user_id = $1`, [occupied.id])),
  );
  return found.map((rows) => rows.length);
};

/** The code that the phone of whoever occupies the login gets. */
const codeOf = async (phone: string): Promise<string> => {
  const started = await occupied.client.call(textFactorEndpoints.startPhone, {
    body: { password: known, phone },
  });
  expect(started.status, started.text).toBe(200);
  return lastSent(post, phone, /^(\d{6})/);
};

it('a session of before confirms no phone, and gets no recovery codes', async () => {
  const code = await codeOf('3035557001');
  const answer = await proveDuring(() =>
    occupied.client.call(textFactorEndpoints.confirmPhone, { body: { code } }),
  );
  expect(answer.status).toBe(401);
  expect(await countFactors()).toEqual([0, 0, 0]);
});

it('a session of before begins and confirms no authenticator', async () => {
  const start = () =>
    occupied.client.call(twoFactorEndpoints.startAuthenticator, { body: { password: known } });
  const { payload } = await start();
  const code = generateSync({ secret: payload.secret });
  const confirmed = await proveDuring(() =>
    occupied.client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code } }),
  );
  expect(confirmed.status).not.toBe(200);
  expect(await countFactors()).toEqual([0, 0, 0]);
});

it('otherwise a phone is confirmed', async () => {
  const code = await codeOf('3035557002');
  const answer = await occupied.client.call(textFactorEndpoints.confirmPhone, { body: { code } });
  expect(answer.status, answer.text).toBe(200);
  expect(await countFactors()).toEqual([1, 10, 0]);
});

it('otherwise they do', async () => {
  expect((await addPasskey(await answerToPasskey())).status).toBe(200);
  expect((await enter(post.app, occupied.name, known)).status).toBe(200);
  expect((await changePassword()).status).toBe(200);
});
