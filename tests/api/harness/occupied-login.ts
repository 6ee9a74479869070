import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import type { SmsSink } from '#platform/server/testing/sms-sink';
import { asOwner } from './as-owner.ts';
import { type Client, createClient } from './client.ts';
import { personBody, roleIds } from './person-body.ts';
import { runWork } from './run-work.ts';
import type { TestApp } from './start-app.ts';

/** What a person types to log in, beside the password. */
export type LoginName = { email: string } | { organization: string; employee_code: string };

/** A login that an office has registered, and in which somebody of the office has logged in as the person. */
export type Occupied = { id: number; name: LoginName; phone: string | null; client: Client };

/** Of whoever has occupied the login; the office knows it. */
export const known = 'known-to-the-attacker';

export type Post = {
  app: TestApp;
  mails: MailMessage[];
  sink: SmsSink;
};

/** Sends what waits, and returns what a pattern finds in the last mail to an address or text to a phone. */
export const lastSent = async ({ app, mails, sink }: Post, to: string, pattern: RegExp): Promise<string> => {
  await runWork(app, 'mail');
  await runWork(app, 'sms');
  const text = to.includes('@') ? mails.findLast((mail) => mail.to === to)?.text : sink.lastTo(`+1${to}`);
  return pattern.exec(text ?? '')?.[1] ?? '';
};

export const enter = (
  app: TestApp,
  name: LoginName,
  password: string,
  client = createClient(app),
  remember = false,
) =>
  'email' in name
    ? client.call(sessionEndpoints.login, { body: { ...name, password, remember } })
    : client.call(sessionEndpoints.loginWithoutEmail, { body: { ...name, password, remember } });

const pairOf = (password: string) => ({ password, password_confirmation: password });

export const choosePassword = (client: Client, password: string) =>
  client.call(sessionEndpoints.updatePassword, { body: pairOf(password) });

let count = 0;

const must = <A extends { status: number; text: string }>(answer: A): A => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
};

/** Registers a person with a temporary password and logs in as that person. */
export const occupy = async (post: Post, office: Client, named: 'email' | 'code'): Promise<Occupied> => {
  const { app } = post;
  count += 1;
  await asOwner(app, 'delete from throttles');
  const phone = named === 'code' ? `30355503${String(count).padStart(2, '0')}` : null;
  const identity =
    named === 'email'
      ? { email: `victim${count}@mail.test` }
      : { email: null, employee_code: `V-${count}`, phone };
  const body = personBody(await roleIds(office), { ...identity, temporary_password: 'handed-out-once' });
  const { payload } = must(await office.call(peopleEndpoints.createPerson, { body }));
  const name =
    body.email === null
      ? { organization: 'rival', employee_code: body.employee_code ?? '' }
      : { email: body.email };
  const client = createClient(app);
  must(await enter(app, name, 'handed-out-once', client));
  must(await choosePassword(client, known));
  return { id: payload.id, name, phone, client };
};

/** Follows the link of a forgotten password. */
export const resetByLink = async (post: Post, { name, phone }: Occupied, password: string) => {
  const stranger = createClient(post.app);
  if ('email' in name) await stranger.call(sessionEndpoints.sendResetLink, { body: name });
  else await stranger.call(sessionEndpoints.sendResetText, { body: name });
  const to = 'email' in name ? name.email : (phone ?? '');
  const token = await lastSent(post, to, /token=([\w-]+)/);
  const email = 'email' in name ? name.email : null;
  return stranger.call(sessionEndpoints.resetPassword, { body: { token, email, ...pairOf(password) } });
};

/** Is invited by another office, and follows the link of the invitation. */
export const acceptInvitation = async (
  post: Post,
  office: Client,
  email: string,
  password: string,
  client = createClient(post.app),
) => {
  const body = personBody(await roleIds(office), { email });
  must(await office.call(peopleEndpoints.createPerson, { body }));
  const token = await lastSent(post, email, /signup\?token=([\w-]+)/);
  return client.call(sessionEndpoints.acceptInvitation, { body: { token, ...pairOf(password) } });
};

/** An office gives a person another address. */
export const moveLogin = async (office: Client, occupied: Occupied, email: string): Promise<void> => {
  const params = { id: occupied.id };
  const { payload } = await office.call(peopleEndpoints.getPerson, { params });
  const body = { ...personBody(await roleIds(office), { email }), updated_at: payload.updated_at };
  must(await office.call(peopleEndpoints.updatePerson, { params, body }));
  occupied.name = { email };
};

/** Changes the own address with a code that is mailed to the new one. */
export const moveOwnLogin = async (post: Post, occupied: Occupied, email: string, client: Client) => {
  must(await client.call(sessionEndpoints.startEmailChange, { body: { email, password: known } }));
  const code = await lastSent(post, email, /\b([2-9A-Z]{5}-[2-9A-Z]{5})\b/);
  const answer = must(await client.call(sessionEndpoints.confirmEmailChange, { body: { email, code } }));
  occupied.name = { email };
  return answer;
};
