import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions } from './call.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { localeOf } from './locale-of.ts';
import type { Person } from './person.ts';
import type { Inputs } from './read-inputs.ts';
import type { Wiring } from './wiring.ts';

/** Headers that a call may set beside its answer. */
export const ownHeaders = ['cache-control', 'clear-site-data', 'etag', 'set-cookie'] as const;

/** What a handler gets, before the tenant transaction opens. */
export const makeCall = (
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  inputs: Inputs,
  person: Person | undefined,
) => {
  const locale = localeOf(request);
  return {
    ...inputs,
    wiring,
    person,
    locale,
    say: (messageRef: Parameters<Wiring['say']>[1]) => wiring.say(locale, messageRef),
    now: wiring.clock.now(),
    hasLeft: () => reply.raw.destroyed,
    request: {
      address: request.ip,
      device: (request.headers['user-agent'] ?? '').slice(0, 300),
      cookie: (name: string) => readCookie(request, name),
      header: (name: string) => request.headers[name.toLowerCase()] as string | undefined,
    },
    clearCache: () => {
      reply.header('clear-site-data', '"cache"');
    },
    holdsVersion: (version: string) => {
      const etag = `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      return request.headers['if-none-match'] === etag;
    },
    setCookie: (name: string, value: string | null, options?: CookieOptions) =>
      writeCookie(request, reply, name, value, options),
  };
};
