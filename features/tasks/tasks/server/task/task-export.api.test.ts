import { readdir } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { exportLimit } from '#platform/contract/export';
import { readConfig } from '#platform/server/config';
import type { Tenant } from '#platform/server/db/tenant';
import { spoolExport } from '#platform/server/export/export-list';
import { type Person, systemScope } from '#platform/server/http/person';
import { stagingDirectory } from '#platform/server/storage/directories';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { taskExportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;

const many = 2300;

const addTasks = (count: number, offset: number, site: 'inScope' | 'outOfScope') =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status, due_at)
        select $1, n + $2, (array['=1+1', '@sum', '-x', '+y', e'plain "quoted", text', 'Ñandú'])[1 + n % 6] || n,
          'Line one' || chr(10) || 'line two', $3, $4, 'request', 'open',
          case when n % 10 > 0 then timestamptz '2027-01-15T02:30:00Z' + n * interval '1 minute' end
        from generate_series(1, $5::int) n`,
      values: [tenant.organizationId, offset, acme[site].jobId, acme[site].buildingId, count],
    }),
  );

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  await addTasks(many, 0, 'inScope');
  await addTasks(20, many, 'outOfScope');
  admin = await acme.signIn('admin');
  manager = await acme.signIn('area-manager');
});
afterAll(() => app.close());

type Query = {
  format: 'csv' | 'xlsx';
  columns?: ('number' | 'title' | 'due_at' | 'site')[];
  q?: string;
  job_id?: number;
};

const take = async (client: Client, query: Query, headers = {}) =>
  client.call(taskExportEndpoints.exportTasks, { query: { sort: 'number', ...query }, headers });

const rowsOf = async (client: Client, query: Query) =>
  parse((await take(client, query)).bytes, { bom: true }) as string[][];

it('writes every row that matches, in the order and with the columns of the screen', async () => {
  const answer = await take(admin, { format: 'csv', columns: ['due_at', 'number', 'title'] });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /attachment; filename="tasks-acme-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
  expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [header, first, ...others] = parse(answer.bytes, { bom: true }) as string[][];
  expect(header).toEqual(['Due', 'Number', 'Title', 'Description']);
  expect(first).toEqual(['2027-01-14 19:31', '1', "'@sum1", 'Line one\nline two']);
  expect(others).toHaveLength(many + 19);
  expect(others.map((row) => Number(row[1]))).toEqual(others.map((_, at) => at + 2));
  expect(others.slice(0, 5).map((row) => row[2])).toEqual([
    "'-x2",
    "'+y3",
    'plain "quoted", text4',
    'Ñandú5',
    "'=1+16",
  ]);
});

it('keeps to the filters and to the scope of the person', async () => {
  expect(await rowsOf(manager, { format: 'csv', columns: ['number'] })).toHaveLength(many + 1);
  expect(await rowsOf(manager, { format: 'csv', job_id: acme.outOfScope.jobId })).toHaveLength(1);
  const found = await rowsOf(admin, { format: 'csv', columns: ['title'], q: 'nandu5' });
  expect(found.slice(1).every(([title]) => title?.startsWith('Ñandú5'))).toBe(true);
  expect(found.length).toBeGreaterThan(1);
});

it('writes a sheet with real numbers and dates, in the language of the reader', async () => {
  const answer = await take(
    admin,
    { format: 'xlsx', columns: ['number', 'title', 'due_at'], q: 'ñandú5' },
    { 'accept-language': 'es' },
  );
  expect(answer.headers['content-disposition']).toMatch(/filename="tareas-acme-/);
  const [header, first] = await readSheet(answer.bytes);
  expect(header).toEqual(['Número', 'Título', 'Descripción', 'Vence']);
  expect(first?.slice(0, 3)).toEqual([5, 'Ñandú5', 'Line one\nline two']);
  // The reader cuts the fraction of a day to whole milliseconds.
  expect(Number(first?.[3])).toBeCloseTo(Date.parse('2027-01-14T19:35:00Z'), -1);
});

it('leaves one audit row that tells the filters and how many', async () => {
  await take(admin, { format: 'csv', q: 'nandu5' });
  const [row] = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `select action, actor_user_id, changes from audit_log where action = 'task.exported' order by id desc limit 1`,
      row: z.custom<object>(),
    }),
  );
  const { length } = await rowsOf(admin, { format: 'csv', q: 'nandu5' });
  expect(row).toMatchObject({
    actor_user_id: acme.users.admin,
    changes: { rows: [null, length - 1], filters: [null, { q: 'nandu5', format: 'csv' }] },
  });
});

it('leaves no file behind', async () => {
  await take(admin, { format: 'csv' });
  await expect.poll(() => readdir(stagingDirectory(app.dataDir))).toEqual([]);
});

it('is for people who may export', async () => {
  expect((await take(await acme.signIn('supervisor'), { format: 'csv' })).status).toBe(403);
  expect((await take(await acme.signIn('nobody'), { format: 'csv' })).status).toBe(403);
});

it('names what is wrong with the wish', async () => {
  const answer = await admin.raw('GET', '/api/v1/core/tasks/export?format=pdf&columns=secret&sort=x');
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors).map((field) => field.split('.')[0])).toEqual(
    expect.arrayContaining(['format', 'columns', 'sort']),
  );
});

it('refuses what is too long rather than cutting it', async () => {
  const person = {
    organizationId: acme.organizationId,
    userId: acme.users.admin,
    seesAllJobs: true,
  } as Person;
  const wiring = { database: app.database, config: readConfig({ DATA_DIR: app.dataDir }) };
  const list = (count: number) => ({
    format: 'csv' as const,
    title: 'Tasks',
    columns: [{ id: 'number', header: 'Number', value: (row: number) => row }],
    ids: async (_: Tenant, max: number) => Array.from({ length: Math.min(count, max) }, (_, at) => at),
    rows: async (_: Tenant, ids: readonly number[]) => [...ids],
  });
  const call = { wiring, person, now: new Date(), hasLeft: () => false };
  await expect(spoolExport(call, list(exportLimit + 7))).rejects.toMatchObject({
    status: 409,
    messageRef: { code: 'export_too_long', values: { maximum: exportLimit } },
  });
  expect((await spoolExport(call, list(exportLimit))).count).toBe(exportLimit);
  await expect(spoolExport({ ...call, hasLeft: () => true }, list(1))).rejects.toMatchObject({
    messageRef: { code: 'export_cancelled' },
  });
});
