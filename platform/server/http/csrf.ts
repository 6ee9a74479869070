import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '#platform/contract/errors';
import { readCookie } from './cookies.ts';

export const csrfCookie = 'XSRF-TOKEN';

export const sessionCookie = 'session';

const sign = (random: string, key: string): string =>
  createHmac('sha256', key).update(random).digest('base64url');

/** random + HMAC with the session's own secret: a token planted from elsewhere does not fit the session. */
export const makeCsrfToken = (sessionToken: string): string => {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${sign(random, sessionToken)}`;
};

export const csrfTokenFits = (token: string, sessionToken: string): boolean => {
  const [random = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac);
  const right = Buffer.from(sign(random, sessionToken));
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Refuses writes that another site started, and writes of a session that do not carry its token. */
export const refuseForgery = (request: FastifyRequest): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw forbidden('cross_site');
  const session = readCookie(request, sessionCookie);
  if (!session) return;
  const header = request.headers['x-xsrf-token'];
  const cookie = request.cookies[csrfCookie];
  if (typeof header !== 'string' || header !== cookie || !csrfTokenFits(header, session))
    throw forbidden('csrf');
};
