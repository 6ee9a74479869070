import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnknown, serveWeb } from './serve-web.ts';
import type { Wiring } from './wiring.ts';

let directory: string;
let app: FastifyInstance;
const complaints: string[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-web-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, 'assets/texts-1'));
  for (const locale of ['en', 'es'])
    await writeFile(join(directory, `assets/texts-1/all.${locale}.json`), '{}');
  const files = { scripts: [], styles: [], sheet: null };
  const page = (path: string) => ({
    path,
    title: 'app:title',
    framed: true,
    texts: 'page',
    ...files,
    parts: [],
  });
  const pages = {
    shell: { ...files, texts: 'shell' },
    pages: [page('/'), page('/tasks'), page('/task/$taskId'), page('/$orgSlug/task/$taskId')],
  };
  await writeFile(join(directory, 'pages.json'), JSON.stringify(pages));
  await writeFile(
    join(directory, 'index.html'),
    '<html data-texts="/assets/texts-1/" lang="en"><head></head><body>application</body></html>',
  );
  await writeFile(join(directory, 'auth.html'), 'entry');
  await writeFile(join(directory, 'assets/app.js'), 'plain');
  await writeFile(join(directory, 'assets/app.js.br'), 'packed');
  const stream = { write: (line: string) => void complaints.push(line) };
  app = fastify({ logger: { level: 'warn', stream } });
  // Stands in for compression, which also takes a while.
  app.addHook('onSend', () => new Promise<void>((done) => setImmediate(done)));
  const wiring = {
    config: { productName: 'Cora' },
    say: (_: string, { code }: { code: string }) => code,
  } as unknown as Wiring;
  answerUnknown(app, wiring);
  await serveWeb(app, wiring, directory, {
    isShared: (path) => path.startsWith('/acme/'),
    start: async () => ({ json: '{"user":1}', cookies: ['session=renewed'] }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

it.each([
  ['/', 200, 'application'],
  ['/task/7?tab=notes', 200, 'application'],
  ['/login', 200, 'entry'],
  ['/acme/task/7', 200, 'application'],
  ['/tasks/nonsense', 404, 'application'],
  ['/wp-admin', 404, 'application'],
  ['/.git/config', 404, 'application'],
])('%s answers %i with its document', async (url, status, document) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(document);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});

it.each(['/api/v1/nothing', '/favicon.ico', '/assets/gone.js'])('%s is no page', async (url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  await new Promise(setImmediate);
  expect(complaints).toEqual([]);
});

it('brings who is signed in, renews the cookie and is kept by nobody', async () => {
  const answer = await app.inject({ url: '/tasks' });
  expect(answer.body).toContain('<script type="application/json" id="start">{"user":1}</script>');
  expect(answer.headers['set-cookie']).toBe('session=renewed');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('answers HEAD, which monitors ask for, like GET', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

it.each([
  ['br, gzip', 'packed', 'br'],
  ['gzip', 'plain', undefined],
])('sends what the build has compressed to browsers that accept %s', async (accepted, body, encoding) => {
  const answer = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': accepted } });
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript/);
});
