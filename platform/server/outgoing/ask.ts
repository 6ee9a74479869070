import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestSafely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { nodeHttp } from '../node-http.ts';
import { isNeverAsked, isPrivate, isRefusedHost } from './private-address.ts';

export type Question = {
  url: URL;
  /** Whether the host may be in a private network of the installation. */
  inside: boolean;
  method?: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Ends the request when the whole answer has not arrived in time. */
  signal: AbortSignal;
  bytes: number;
};

export type Reply = { status: number; headers: IncomingMessage['headers']; text: string };

/** Refuses, when it connects, a name that leads to an address that is not to be asked. `find` is for tests. */
export const guardedLookup =
  (isRefused: (address: string) => boolean, find = lookup): LookupFunction =>
  (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return done(error, []);
      if (!first || found.some(({ address }) => isRefused(address))) {
        return done(new Error(`${hostname} leads to a private address`), []);
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

/** Asks another system. Redirects are not followed, and an answer that is too long or too late is an error. */
export const ask = ({
  url,
  inside,
  method = 'GET',
  headers,
  body,
  signal,
  bytes,
}: Question): Promise<Reply> =>
  new Promise((resolve, reject) => {
    // An IP address is connected to without a look-up, so the look-up would not see it.
    if (isRefusedHost(url, { inside })) throw new Error(`${url.hostname} leads to a private address`);
    const request = url.protocol === 'https:' ? requestSafely : nodeHttp.request;
    const options = { method, headers, signal, lookup: guardedLookup(inside ? isNeverAsked : isPrivate) };
    const sent = request(url, options, (answer) => {
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
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
