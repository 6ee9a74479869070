import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWeb } from './serve-web.ts';
import type { Wiring } from './wiring.ts';

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), 'application');
  await writeFile(join(directory, 'auth.html'), 'entry');
  app = fastify();
  const wiring = { say: (_: string, { code }: { code: string }) => code } as unknown as Wiring;
  await serveWeb(app, wiring, directory, {
    isPage: (path) => /^\/(tasks.*|login)?$/.test(path),
    isShared: (path) => path.startsWith('/acme/'),
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

it.each([
  ['/', 200, 'application'],
  ['/tasks/7?tab=notes', 200, 'application'],
  ['/login', 200, 'entry'],
  ['/acme/task/7', 200, 'application'],
  ['/wp-admin', 404, 'application'],
  ['/.git/config', 404, 'application'],
])('%s answers %i with its document', async (url, status, document) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([status, document]);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});

it.each(['/api/v1/nothing', '/favicon.ico', '/assets/gone.js'])('%s is no page', async (url) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
