import { compose, type Sender } from './compose.ts';
import { type Mail, MailRefused } from './mail.ts';

/** Milliseconds to connect, to be greeted, and to wait while nothing is sent. The address may set others:
 * `smtp://host?socketTimeout=5000`. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The address of the mail server with limits of patience. */
export const patient = (address: string): string => {
  const url = new URL(address);
  for (const [name, limit] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limit));
  }
  return url.href;
};

/** Whether the server has refused the address for good: it does not have it, or will not send to it (RFC 5321, 4.2.1). */
const isForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
};

export const smtpMail = (url: string, sender: Sender): Mail => {
  const address = patient(url);
  return {
    send: async (message) => {
      // Loaded with the first mail: most web processes send few, and the library takes 20 MB.
      const { createTransport } = await import('nodemailer');
      const { rejected } = await createTransport({ url: address })
        .sendMail(compose(sender, message))
        .catch((error: unknown) => {
          throw isForGood(error) ? new MailRefused((error as Error).message) : error;
        });
      if (rejected.length > 0) throw new Error('the mail server refused the recipient');
    },
  };
};
