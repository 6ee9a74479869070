import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSafely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivate } from './private-address.ts';

export type Asked = {
  url: URL;
  /** Whether the host may stand in a network of our own. */
  inside: boolean;
  headers: Record<string, string>;
  /** Until the answer is there as a whole. */
  milliseconds: number;
  bytes: number;
};

/** Refuses a public name that leads into a network of our own, at the moment of the connection. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) return done(error, []);
    if (!first || found.some(({ address }) => isPrivate(address))) {
      return done(new Error(`${hostname} leads to a private address`), []);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Asks another system. Redirects are not followed, and an answer that is too long or too late is an error. */
export const askJson = ({
  url,
  inside,
  headers,
  milliseconds,
  bytes,
}: Asked): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSafely : requestPlain;
    const sent = request(
      url,
      {
        headers: { ...headers, accept: 'application/json' },
        signal: AbortSignal.timeout(milliseconds),
        ...(inside ? {} : { lookup: publicOnly }),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          parts.push(part);
          if (size <= bytes) return;
          reject(new Error(`${url.host} answered more than ${bytes} bytes`));
          sent.destroy();
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
