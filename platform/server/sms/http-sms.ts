import { ask } from '../outgoing/ask.ts';
import { namesInside } from '../outgoing/private-address.ts';
import type { Sms } from './sms.ts';

/** Milliseconds until the service has answered, and bytes of an answer that nobody reads. */
const patience = 10_000;
const longest = 100_000;

/** Hands texts to an HTTP service, as `{"to", "text"}`. What fails is told by the status alone: number and text stand in no
 * log. */
export const httpSms = (address: string): Sms => {
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
        signal: AbortSignal.timeout(patience),
        bytes: longest,
      });
      if (status < 200 || status > 299) throw new Error(`the service for text messages answered ${status}`);
    },
  };
};
