import { generateSync } from 'otplib';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '#features/accounts/two-factor/contract';
import { type Client, createClient } from './client.ts';
import { enter, known, type LoginName, lastSent, type Occupied, type Post } from './occupied-login.ts';
import { waitingWork } from './run-work.ts';
import { createAuthenticator } from './software-authenticator.ts';

/** Somebody who is logged in, with the password that is in force. */
export type Holder = { name: LoginName; client: Client; password: string };

/** Whether a planted thing opens the login of the holder, or stands between them and it. */
export type Opens = (holder: Holder) => Promise<boolean>;

const site = { origin: 'http://localhost:3000', rpId: 'localhost' };

let now = Date.now();

/** A code of a step that no test has used yet. */
const nextCode = ({ app }: Post, secret: string): string => {
  now += 5 * 30_000;
  app.setNow(new Date(now));
  return generateSync({ secret, epoch: Math.floor(now / 1000) });
};

const must = <A extends { status: number; text: string }>(answer: A): A => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
};

const turnOn = async (post: Post, client: Client, password: string): Promise<string> => {
  const started = must(await client.call(twoFactorEndpoints.startAuthenticator, { body: { password } }));
  const { secret } = started.payload;
  const code = nextCode(post, secret);
  must(await client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code } }));
  return secret;
};

const challengeIn = ({ options }: { options: Record<string, unknown> }): string => String(options.challenge);

export const plantPasskey = async ({ app }: Post, { client }: Occupied): Promise<Opens> => {
  const device = createAuthenticator(site);
  const started = must(await client.call(passkeyEndpoints.startPasskey, { body: { password: known } }));
  const response = device.register(challengeIn(started.payload));
  must(await client.call(passkeyEndpoints.addPasskey, { body: { name: 'Key', response } }));
  return async () => {
    const stranger = createClient(app);
    const { payload } = await stranger.call(passkeyEndpoints.startPasskeyLogin);
    const body = { response: device.sign(challengeIn(payload)) };
    return (await stranger.call(passkeyEndpoints.loginWithPasskey, { body })).status === 200;
  };
};

const plantPhone = async (post: Post, { client, id }: Occupied): Promise<void> => {
  const phone = `3035554${String(id % 1000).padStart(3, '0')}`;
  must(await client.call(textFactorEndpoints.startPhone, { body: { password: known, phone } }));
  const code = await lastSent(post, phone, /^(\d{6})/);
  must(await client.call(textFactorEndpoints.confirmPhone, { body: { code } }));
};

const newDeviceMails = async ({ app }: Post): Promise<number> =>
  (await waitingWork(app, 'mail')).filter(({ data }) => data.kind === 'new-device').length;

const plantEmailCode = async (post: Post, { client, id }: Occupied): Promise<Opens> => {
  const email = `attacker${id}@mail.test`;
  must(await client.call(sessionEndpoints.startEmailChange, { body: { email, password: known } }));
  const code = await lastSent(post, email, /\b([2-9A-Z]{5}-[2-9A-Z]{5})\b/);
  return async () =>
    (await client.call(sessionEndpoints.confirmEmailChange, { body: { email, code } })).status === 200;
};

/** Beside the password that the office knows. The order of the tests: the trusted device comes after what it turns on. */
export const things = [
  'session',
  'password',
  'passkey',
  'authenticator',
  'recovery codes',
  'phone',
  'known device',
  'trusted device',
  'login that waits for a code',
  'code for another address',
] as const;

export type Thing = (typeof things)[number];

/** They are used once, so that nobody can try them before. */
export const usedOnce: readonly Thing[] = ['login that waits for a code', 'code for another address'];

/** Leaves everything on a login that could open it later. Each step ends what older ones trusted, so their order matters. */
export const plantAll = async (post: Post, occupied: Occupied): Promise<Record<Thing, Opens>> => {
  const { app } = post;
  const { client, name } = occupied;
  const showCode = async (browser: Client, challenge_id: string, secret: string) => {
    const body = { challenge_id, code: nextCode(post, secret), remember_device: true };
    return (await browser.call(twoFactorEndpoints.loginWithCode, { body })).status === 200;
  };
  const askedForCode = async (browser: Client): Promise<string> =>
    (await enter(app, name, known, browser)).payload.two_factor?.challenge_id ?? '';
  const factor = async (holder: Holder) =>
    (await holder.client.call(twoFactorEndpoints.getTwoFactor)).payload;

  const passkey = await plantPasskey(post, occupied);
  await plantPhone(post, occupied);
  const secret = await turnOn(post, client, known);
  const browser = createClient(app);
  await showCode(browser, await askedForCode(browser), secret);
  const waiting = createClient(app);
  const challenge = await askedForCode(waiting);
  return {
    session: async () => (await client.call(sessionEndpoints.getSignedInUser)).status === 200,
    password: async (holder) => (await enter(app, holder.name, known)).status === 200,
    passkey,
    authenticator: async (holder) => (await factor(holder)).app,
    'recovery codes': async (holder) => (await factor(holder)).recovery_codes_left > 0,
    phone: async (holder) => (await factor(holder)).phone !== null,
    'known device': async (holder) => {
      const before = await newDeviceMails(post);
      await enter(app, holder.name, holder.password, browser);
      return (await newDeviceMails(post)) === before;
    },
    'trusted device': async (holder) => {
      if (!(await factor(holder)).app) await turnOn(post, holder.client, holder.password);
      return (await enter(app, holder.name, holder.password, browser)).payload.user !== undefined;
    },
    'login that waits for a code': () => showCode(waiting, challenge, secret),
    'code for another address': 'email' in name ? await plantEmailCode(post, occupied) : async () => false,
  };
};
