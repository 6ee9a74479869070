import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '#platform/contract/errors';
import { sameText } from '../same-text.ts';
import { readCookie } from './cookies.ts';

export const csrfCookie = 'XSRF-TOKEN';

export const sessionCookie = 'session';

const sign = (random: string, key: string): string =>
  createHmac('sha256', key).update(random).digest('base64url');

/** A random part and its HMAC with the session's own secret: a token that another site planted does not fit the session. */
export const makeCsrfToken = (sessionToken: string): string => {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${sign(random, sessionToken)}`;
};

export const csrfTokenFits = (token: string, sessionToken: string): boolean => {
  const [random = '', mac = ''] = token.split('.');
  return sameText(mac, sign(random, sessionToken));
};

/** Refuses requests that another site started. Browsers without this header already keep cookies out of other sites'
 * writes. */
export const refuseOtherSites = (request: FastifyRequest): void => {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw forbidden('cross_site');
};

/** Whether a request carries a session without the token that only our own pages can send along. */
export const lacksCsrfToken = (request: FastifyRequest): boolean => {
  const session = readCookie(request, sessionCookie);
  if (!session) return false;
  const header = request.headers['x-xsrf-token'];
  const cookie = request.cookies[csrfCookie];
  return typeof header !== 'string' || header !== cookie || !csrfTokenFits(header, session);
};
