import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions } from './call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach the server by https. */
    isSecure?: boolean;
  }
}

const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.isSecure === true || protocol === 'https';

/** `__Host-` binds a cookie to this host; browsers accept the prefix under https only. */
const secureName = (name: string): string => `__Host-${name}`;

/** Names that scripts of the page read stay as the product spells them. */
const unprefixed = new Set(['XSRF-TOKEN', 'locale']);

const nameFor = (request: FastifyRequest, name: string): string =>
  isSecure(request) && !unprefixed.has(name) ? secureName(name) : name;

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[nameFor(request, name)];

/** HttpOnly unless `readable`; `null` clears it; without an age it ends with the browser. */
export const writeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string | null,
  options: CookieOptions = {},
): void => {
  reply.setCookie(nameFor(request, name), value ?? '', {
    path: '/',
    httpOnly: !options.readable,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: value === null ? 0 : options.maxAgeSeconds,
  });
};
