import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, seedCompany, startApp, type TestApp } from '../../../../tests/api/harness/index.ts';
import { hugeSheet, makeWorkbook, slowSheet } from '../../imports/server/testing.ts';
import { jobImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await (await seedCompany(app, 'importer')).signIn('admin');
});
afterAll(() => app.close());

const send = (content: string | Buffer, name: string, headers: Record<string, string> = {}) =>
  admin.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([content as BlobPart]), name }],
    headers,
  });

it('a file that holds its reader up is refused, and nobody else waits for it', async () => {
  const sending = send(makeWorkbook(slowSheet(8_000_000)), 'slow.xlsx');
  const ended = sending.then(() => true);
  const soon = () => setTimeout(100, false);
  let slowest = 0;
  for (let over = false; !over; over = await Promise.race([ended, soon()])) {
    const before = performance.now();
    await admin.call(endpoints.listJobImports);
    slowest = Math.max(slowest, performance.now() - before);
  }
  expect(slowest).toBeLessThan(5000);
  // A slow machine gives up reading it; a fast one finds that it is no sheet.
  const { status, errors } = await sending;
  expect([status, errors.file?.length]).toEqual([422, 1]);
});

it('a file that takes all the memory there is gets an answer in the words of its sender, and the server lives on', async () => {
  const { status, errors } = await send(hugeSheet(), 'huge.xlsx', { 'accept-language': 'es' });
  expect([status, errors.file?.[0]?.slice(0, 31)]).toEqual([422, 'Este archivo es demasiado grand']);
  expect((await send('Job Number\nA-1\n', 'sites.csv')).status).toBe(200);
});
