import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mails: accept them, refuse them for now, not answer, or accept one and crash
 * before it answers. */
export type Mood = 'well' | 'refuses' | 'hangs' | 'dies-after-data';

export type MailSink = {
  url: string;
  received: Email[];
  /** How many mails were started. */
  attempts: () => number;
  setMood: (mood: Mood) => void;
  close: () => Promise<void>;
};

/** A real SMTP server that keeps the mails it gets, and misbehaves as a test demands. */
export const openMailSink = async (): Promise<MailSink> => {
  const received: Email[] = [];
  let mood: Mood = 'well';
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => {
      attempts += 1;
      if (mood === 'hangs') return;
      done(mood === 'refuses' ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
    },
    onData: (stream, session, done) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          received.push(mail);
          if (mood === 'dies-after-data') {
            const { _socket: socket } = [...server.connections].find(({ id }) => id === session.id) ?? {};
            socket?.destroy();
            return;
          }
          done();
        }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?socketTimeout=1000`,
    received,
    attempts: () => attempts,
    setMood: (next) => {
      mood = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
