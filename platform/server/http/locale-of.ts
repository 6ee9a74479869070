import type { FastifyRequest } from 'fastify';
import type { Locale } from '#platform/contract/fields';

/** The language of the cookie, else the one that the browser prefers, else English. */
export const localeOf = (request: FastifyRequest): Locale => {
  const cookie = request.cookies?.locale;
  if (cookie === 'en' || cookie === 'es') return cookie;
  return request.headers['accept-language']?.toLowerCase().startsWith('es') ? 'es' : 'en';
};
