import type { Config } from '../config.ts';
import { ask } from '../outgoing/ask.ts';
import { namesInside } from '../outgoing/private-address.ts';
import type { Sms } from './sms.ts';

/** Milliseconds until the service must have answered, and the maximum number of bytes of its answer, which is not used. */
const timeout = 10_000;
const longest = 100_000;

/** Sends text messages by an HTTP service, as `{"to", "text"}`. A failure names the status alone, so that neither number nor
 * text stands in a log. */
const httpSms = (address: string): Sms => {
  const url = new URL(address);
  return {
    send: async ({ to, text }) => {
      const body = JSON.stringify({ to, text });
      const { status } = await ask({
        url,
        inside: namesInside(url),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
        body,
        signal: AbortSignal.timeout(timeout),
        bytes: longest,
      });
      if (status < 200 || status > 299) throw new Error(`the service for text messages answered ${status}`);
    },
  };
};

/** Null without a configured service: then no screen offers text messages. */
export const openSms = ({ smsUrl }: Pick<Config, 'smsUrl'>): Sms | null => (smsUrl ? httpSms(smsUrl) : null);
