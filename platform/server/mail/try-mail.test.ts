import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import type { MailMessage } from './mail.ts';
import { mailServerOf } from './mail-server-of.ts';
import { tryMail } from './try-mail.ts';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const message: MailMessage = {
  to: 'ana@example.com',
  fromName: 'Acme',
  subject: 'Test',
  text: 'Test',
  messageId: 'mail-test-1',
};

const sender = { publicUrl: 'https://cora.example.com', mailFrom: 'no-reply@mail.example.com' };

const no = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

const portOf = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;

/** A mail server that refuses something. Returns its address. */
const refusing = async (how: SMTPServerOptions, scheme = 'smtp', more = ''): Promise<string> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onData: (stream, _session, done) => {
      buffer(stream).then(() => done(), done);
    },
    ...how,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => server.close(() => undefined));
  return `${scheme}://${more}127.0.0.1:${portOf(server.server)}`;
};

/** A server that talks as it likes. */
const talking = async (talk: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${portOf(server)}`;
};

const attempt = (url: string, milliseconds = 5000) => tryMail(url, sender, message, milliseconds);

it('says that the mail server has accepted the mail, in its words', async () => {
  const mails: string[] = [];
  const url = await refusing({
    onRcptTo: ({ address }, { envelope }, done) => {
      mails.push(`${envelope.mailFrom === false ? '' : envelope.mailFrom?.address} ${address}`);
      done();
    },
  });
  expect(await attempt(url)).toEqual({ outcome: 'accepted', reply: expect.stringMatching(/^250 /) });
  expect(mails).toEqual(['no-reply@mail.example.com ana@example.com']);
});

it.each<[string, SMTPServerOptions, string, string]>([
  [
    'sender_refused',
    { onMailFrom: (_a, _s, done) => done(no(553, '5.7.1 not owned by user')) },
    '',
    '553 5.7.1 not owned by user',
  ],
  [
    'recipient_refused',
    { onRcptTo: (_a, _s, done) => done(no(550, '5.1.1 no such mailbox')) },
    '',
    '550 5.1.1 no such mailbox',
  ],
  [
    'recipient_refused',
    { onRcptTo: (_a, _s, done) => done(no(450, '4.7.1 greylisted')) },
    '',
    '450 4.7.1 greylisted',
  ],
  [
    'login_refused',
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_a, _s, done) => done(no(535, '5.7.8 bad password')),
    },
    'user:wrong@',
    '535 5.7.8 bad password',
  ],
  [
    'login_refused',
    { onMailFrom: (_a, _s, done) => done(no(530, '5.7.0 authentication required')) },
    '',
    '530 5.7.0 authentication required',
  ],
  [
    'refused',
    {
      onData: (stream, _session, done) => {
        buffer(stream).then(() => done(no(554, '5.7.1 looks like spam')), done);
      },
    },
    '',
    '554 5.7.1 looks like spam',
  ],
])('a refusal is %s', async (outcome, how, login, reply) => {
  expect(await attempt(await refusing(how, 'smtp', login))).toEqual({ outcome, reply });
});

it('says when there is no mail server', async () => {
  expect(await attempt('smtp://127.0.0.1:1')).toEqual({
    outcome: 'unreachable',
    reply: expect.stringContaining('ECONNREFUSED'),
  });
});

it('says when the server says no before anything is sent', async () => {
  const url = await talking((socket) => socket.end('554 5.7.1 your address is blocked\r\n'));
  expect(await attempt(url)).toEqual({ outcome: 'refused', reply: '554 5.7.1 your address is blocked' });
});

it('says when the connection is not secure', async () => {
  const selfSigned = await refusing({ secure: true }, 'smtps');
  expect(await attempt(selfSigned)).toMatchObject({ outcome: 'insecure' });
  const plain = await refusing({}, 'smtps');
  expect(await attempt(plain)).toMatchObject({ outcome: 'insecure' });
  const without = (await refusing({})).concat('?requireTLS=true');
  expect(await attempt(without)).toMatchObject({ outcome: 'insecure' });
});

it('waits no longer than it was given, and hangs up', async () => {
  let closed = false;
  const url = await talking((socket) => {
    socket.write('220-slow\r\n');
    socket.on('close', () => {
      closed = true;
    });
    socket.resume();
  });
  const start = performance.now();
  expect(await attempt(url, 300)).toEqual({ outcome: 'timed_out', reply: '' });
  expect(performance.now() - start).toBeLessThan(2000);
  await expect.poll(() => closed).toBe(true);
});

it('keeps of an answer what a page can show', async () => {
  const url = await talking((socket) => socket.end(`554 \u0007${'x'.repeat(900)}\r\n`));
  expect((await attempt(url)).reply).toMatch(/^554 ?x{490,}$/);
});

it.each([
  ['smtp://mail.example.com', 'mail.example.com', 587, 'when_offered', false],
  ['smtps://mail.example.com', 'mail.example.com', 465, 'always', false],
  ['smtp://me:secret@[::1]:2525?requireTLS=true', '[::1]', 2525, 'always', true],
  ['smtp://me:secret@10.0.0.2:25?ignoreTLS=true', '10.0.0.2', 25, 'never', true],
])('of %s nothing secret is known', (url, host, port, encrypted, login) => {
  expect(mailServerOf(url)).toEqual({ host, port, encrypted, login });
});
