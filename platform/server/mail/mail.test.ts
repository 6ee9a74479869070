import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailMessage } from './mail.ts';
import { openMail } from './open-mail.ts';

let dataDir: string;
let smtp: SMTPServer;
const received: Buffer[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-mail-'));
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
    onData: (stream, _session, done) => {
      buffer(stream).then((bytes) => {
        received.push(bytes);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(dataDir, { recursive: true });
});

const logged: object[] = [];
const keep = (details: object | string): void => {
  logged.push(details as object);
};
const log = { info: keep, warn: keep, error: keep };
const config = () => ({
  dataDir,
  publicUrl: 'https://cora.example.com/app',
  mailFrom: 'no-reply@mail.example.com',
});
const smtpUrl = (): string => `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;

const message: MailMessage = {
  to: 'ana@example.com',
  fromName: 'Acme "Shine" <Cleaning>',
  replyTo: 'dana@acme.test',
  thread: 'inspection-3-12',
  subject: 'Restablezca su contraseña\r\nBcc: all@example.com',
  text: 'Hola\n\nhttps://cora.example.com/password/reset?token=abc&email=ana%40example.com\n',
  html: '<p>Hola</p>',
  messageId: 'password-reset-17',
};

const expectMail = async (bytes: Buffer): Promise<void> => {
  const mail = await PostalMime.parse(bytes);
  expect(mail).toMatchObject({
    from: { name: 'Acme "Shine" <Cleaning>', address: 'no-reply@mail.example.com' },
    replyTo: [{ name: '', address: 'dana@acme.test' }],
    inReplyTo: '<inspection-3-12@cora.example.com>',
    references: '<inspection-3-12@cora.example.com>',
    to: [{ address: 'ana@example.com' }],
    messageId: '<password-reset-17@cora.example.com>',
  });
  expect(mail.subject).toContain('Restablezca su contraseña');
  expect(mail.bcc).toBeUndefined();
  expect(mail.text?.trim()).toBe(message.text.trim());
  expect(mail.html?.trim()).toBe('<p>Hola</p>');
};

it('hands mail to the SMTP server, with the Message-ID it was given each time', async () => {
  const mail = openMail({ ...config(), smtpUrl: smtpUrl() }, log);
  await mail.send(message);
  await mail.send(message);
  expect(received).toHaveLength(2);
  for (const bytes of received) await expectMail(bytes);
});

it('throws what the server refuses, and when there is none', async () => {
  const mail = openMail({ ...config(), smtpUrl: smtpUrl() }, log);
  await expect(mail.send({ ...message, to: 'nobody@example.com' })).rejects.toThrow('no such mailbox');
  const nowhere = openMail({ ...config(), smtpUrl: 'smtp://127.0.0.1:1' }, log);
  await expect(nowhere.send(message)).rejects.toThrow('ECONNREFUSED');
});

it('writes one file a mail without a server, and logs the link', async () => {
  const mail = openMail({ ...config(), smtpUrl: undefined }, log);
  await mail.send(message);
  await mail.send(message);
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['password-reset-17.eml']);
  await expectMail(await readFile(join(dataDir, 'mail', 'password-reset-17.eml')));
  expect(logged.at(-1)).toMatchObject({
    to: 'ana@example.com',
    link: 'https://cora.example.com/password/reset?token=abc&email=ana%40example.com',
  });
});
