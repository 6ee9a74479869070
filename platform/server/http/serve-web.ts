import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/contract/errors';
import { sendError } from './error-answer.ts';
import type { Wiring } from './wiring.ts';

/** Pages of the light entry; every other path is the application's, which knows its own 404. */
const entryPaths = new Set(['/login', '/password/forgot', '/password/reset', '/signup']);

/** Without built pages every unknown path is a 404 of the API. */
export const serveApiOnly = (app: FastifyInstance, wiring: Wiring): void => {
  app.setNotFoundHandler((request, reply) => sendError(wiring, request, reply, notFound()));
};

/** What the application knows of its pages: which addresses can be one, and which strangers were sent. */
export type PageAddresses = { isPage: (path: string) => boolean; isShared: (path: string) => boolean };

/** Serves the built pages: hashed assets for a year, the two documents always fresh. No search engine keeps them; an
 * address that was shared is told to no other site. */
export const serveWeb = async (
  app: FastifyInstance,
  wiring: Wiring,
  directory: string,
  { isPage, isShared }: PageAddresses,
): Promise<void> => {
  const [application, entry] = await Promise.all(
    ['index.html', 'auth.html'].map((name) => readFile(join(directory, name), 'utf8')),
  );
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]{2,5}$/i.test(path);
    if (!page) return sendError(wiring, request, reply, notFound());
    if (isShared(path)) reply.header('referrer-policy', 'no-referrer');
    // The application shows what it shows to people who went astray; machines are told the same.
    reply
      .code(isPage(path) || isShared(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(entryPaths.has(path) ? entry : application);
  });
};
