import { createTransport } from 'nodemailer';
import { compose, type Sender } from './compose.ts';
import type { Mail } from './mail.ts';

/** Milliseconds: to reach the server, to be greeted, and to wait for it while nothing moves. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const smtpMail = (url: string, sender: Sender): Mail => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (message) => {
      const { rejected } = await transport.sendMail(compose(sender, message));
      if (rejected.length > 0) throw new Error('the mail server refused the recipient');
    },
  };
};
