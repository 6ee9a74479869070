import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobImportEndpoints } from '#features/imports/job-imports/contract';
import { statementEndpoints } from '#features/projects/invoices/contract';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import { csrfCookie } from '#platform/server/http/csrf';
import { urlOf } from '#platform/server/http/register-endpoint';
import { freePort } from '../../platform/server/db/embedded/ensure-running.ts';
import { seedCompany, startApp, type TestApp } from '../api/harness/index.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';

// The modules of a built server are in another directory than their sources. They must still find the files that they look
// for beside themselves.

let app: TestApp;
let server: RunningServer;
let dataDir: string;
let call: (endpoint: EndpointShape, rest: string, body?: FormData) => Promise<Response>;

beforeAll(async () => {
  app = await startApp();
  const acme = await seedCompany(app, 'acme');
  const { cookies, headers } = await acme.signIn('admin');
  dataDir = await mkdtemp(join(tmpdir(), 'cora-built-'));
  server = createRunningServer(dataDir, await freePort(), { DATABASE_URL: app.applicationUrl });
  await server.start();
  call = (endpoint, rest, body) =>
    fetch(server.address + urlOf(endpoint).replace(':id', String(acme.clientId)) + rest, {
      method: endpoint.method,
      headers: { ...headers(), 'x-xsrf-token': cookies[csrfCookie] ?? '' },
      ...(body && { body }),
    });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('reads the table of ZIP codes', async () => {
  const answer = await call(buildingEndpoints.checkAddress, '?zip=80202');
  expect(await answer.json()).toMatchObject({ payload: { zip_known: true, time_zone: 'America/Denver' } });
});

it('reads a table in a process of its own', async () => {
  const form = new FormData();
  form.append('file', new Blob(['Job Number,Job Name\nA-1,One\n']), 'sites.csv');
  const answer = await call(jobImportEndpoints.uploadJobImport, '', form);
  expect(await answer.json()).toMatchObject({ payload: { columns: [{}, {}] } });
});

it('lays out a PDF on a thread of its own', async () => {
  const answer = await call(statementEndpoints.getClientStatementPdf, '');
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
});
