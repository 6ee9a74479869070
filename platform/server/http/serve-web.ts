import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#platform/contract/errors';
import { findPage } from './document/find-page.ts';
import { readPageManifest } from './document/page-manifest.ts';
import type { PreviewText } from './document/preview-text.ts';
import { documentWriter, type Start, type Words } from './document/write-document.ts';
import { sendError } from './error-answer.ts';
import { localeOf } from './locale-of.ts';
import type { Wiring } from './wiring.ts';

/** Reads all texts of the web app; documents take their titles and leads from them. */
const readWords = async (directory: string): Promise<Words> => {
  const read = async (locale: string): Promise<Record<string, unknown>> => {
    const [path = ''] = globSync(`assets/texts-*/all.${locale}.json`, { cwd: directory });
    return JSON.parse(await readFile(join(directory, path), 'utf8'));
  };
  return { en: await read('en'), es: await read('es') };
};

/** Pages of the light entry; every other path is the application's, which knows its own 404. */
const entryPaths = new Set([
  '/login',
  '/two-factor/set-up',
  '/login/sso',
  '/password/forgot',
  '/password/reset',
  '/password/own',
  '/signup',
]);

/** Answers addresses without a route with a 404 of the API, as it does for ids that are too long to be one. */
export const answerUnknown = (app: FastifyInstance, wiring: Wiring): void => {
  app.setNotFoundHandler((request, reply) => sendError(wiring, request, reply, notFound()));
  app.all('/api/*', (_request, reply) => reply.callNotFound());
};

export type WebOptions = {
  /** Whether this address is a shared link, which people without a login open. */
  isShared: (path: string) => boolean;
  /** The answers that the first page of a visit would ask for, with the cookies to pass on. */
  start: (
    request: FastifyRequest,
    phone: boolean,
  ) => Promise<{ json: Start; cookies: string[]; words?: PreviewText | undefined }>;
};

const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Serves the built pages: hashed assets for a year, the two documents always fresh. No search engine keeps them; an
 * address that was shared is told to no other site. */
export const serveWeb = async (
  app: FastifyInstance,
  wiring: Wiring,
  directory: string,
  { isShared, start }: WebOptions,
): Promise<void> => {
  const [application, entry] = await Promise.all(
    ['index.html', 'auth.html'].map((name) => readFile(join(directory, name), 'utf8')),
  );
  const files = await readPageManifest(directory);
  const write = documentWriter(application ?? '', files, {
    words: await readWords(directory),
    productName: wiring.config.productName,
  });
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  });
  // A route, because only what routes answer is compressed.
  app.get('/*', async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?');
    if (/\.[a-z0-9]{2,5}$/i.test(path)) return reply.callNotFound();
    if (isShared(path)) reply.header('referrer-policy', 'no-referrer');
    // People see the application's own page for an unknown address; machines get the status 404.
    reply
      .code(entryPaths.has(path) || findPage(files.pages, path) ? 200 : 404)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8');
    if (entryPaths.has(path)) return reply.header('cache-control', 'no-cache').send(entry);
    const phone = isPhone(request);
    const { json, cookies, words } = await start(request, phone);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    const visit = {
      path,
      search: new URLSearchParams(search),
      phone,
      locale: localeOf(request),
      words,
    };
    return reply.header('cache-control', 'private, no-store').send(write(visit, json));
  });
};
