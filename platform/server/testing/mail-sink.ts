import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mails: takes them, refuses for now, says nothing, or takes one over and dies before
 * it can say so. */
export type Mood = 'well' | 'refuses' | 'hangs' | 'dies-after-data';

export type MailSink = {
  url: string;
  received: Email[];
  /** How often somebody began a mail. */
  attempts: () => number;
  setMood: (mood: Mood) => void;
  close: () => Promise<void>;
};

/** A real mail server that keeps what it gets and behaves as badly as told. */
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
