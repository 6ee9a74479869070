import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { onDay, weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { monday } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { type seriesExportColumns, taskEndpoints, taskExportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

const many = 600;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: monday }));
  admin = await acme.signIn('admin');
  const weeks = weekly('2027-03-05', 5, { every: 2, end: { kind: 'on', date: '2027-12-31' } });
  const { id } = await createSeries(admin, acme, weeks, {
    title: '=1+1',
    description: '|calc, "quoted"\nand more',
    priority_level: 'high',
    assignee_user_ids: [acme.users['day-porter'], acme.users.supervisor],
  });
  const [first] = await rowsOf(app, acme, id);
  await admin.call(taskEndpoints.transitionTask, { body: { id: first?.id ?? 0, transition: 'close' } });
  await createSeries(
    admin,
    acme,
    { ...onDay('2027-03-13', 13), based_on: 'completed' },
    { title: 'After work', job_id: acme.outOfScope.jobId, building_id: acme.outOfScope.buildingId },
  );
  await sqlAs(
    app,
    acme,
    `insert into task_series (organization_id, title, description, job_id, building_id, type, rule, status, upcoming_on)
      select $1, 'Row ' || lpad(n::text, 4, '0'), 'One of many', $2, $3, 'service', rule, 'paused', null
      from task_series s, generate_series(1, $4::int) n where s.id = $5`,
    [acme.organizationId, acme.inScope.jobId, acme.inScope.buildingId, many, id],
  );
  app.setNow('2027-03-07T17:00:00Z');
  admin = await acme.signIn('admin');
}, 60_000);
afterAll(() => app.close());

type Query = {
  format: 'csv' | 'xlsx';
  columns?: (typeof seriesExportColumns)[number][];
  [filter: string]: unknown;
};

const take = async (client: Client, query: Query, headers = {}) =>
  client.send(taskExportEndpoints.exportSeries, { query: query, headers });

const linesOf = async (client: Client, query: Omit<Query, 'format'>) => {
  const answer = await take(client, { format: 'csv', ...query });
  expect(answer.status).toBe(200);
  return (parse(answer.bytes, { bom: true }) as string[][]).slice(1);
};

it('writes what the list shows, with nothing that a spreadsheet would carry out', async () => {
  const answer = await take(admin, { format: 'csv', status: 'active' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/filename="series-acme-2027-03-07\.csv"/);
  const [header, second, first, ...others] = parse(answer.bytes, { bom: true }) as string[][];
  expect(header).toEqual([
    ...['Title', 'Description', 'Job number', 'Job site', 'Building', 'Repeats', 'Type', 'Priority'],
    ...['Next date', 'Status', 'On time, %', 'Done on time', 'Dates due', 'Assigned to'],
  ]);
  const [site] = await sqlAs<{ number: string; name: string }>(
    app,
    acme,
    'select job_number as number, job_name as name from jobs where id = $1',
    [acme.inScope.jobId],
  );
  expect(first).toEqual([
    ...["'=1+1", `'|calc, "quoted"\nand more`, site?.number, site?.name, site?.name],
    ...['Every 2 weeks on Friday, until 12/31/2027', 'Periodic work', 'High', '2027-03-19', 'Active'],
    ...['100', '1', '1', `${acme.canary} day-porter, ${acme.canary} supervisor`],
  ]);
  expect(second?.[5]).toBe('Every month on the 13th, after the work is done');
  expect(second?.slice(10, 13)).toEqual(['', '0', '0']);
  expect(others).toEqual([]);
});

it('keeps columns, filters and order of the screen, however many rows', async () => {
  const rows = await linesOf(admin, { columns: ['status', 'title'], sort: 'title', order: 'desc', q: 'row' });
  expect(rows).toHaveLength(many);
  expect(rows[0]).toEqual(['Paused', 'Row 0600', 'One of many']);
  expect(rows.map(([, title]) => title)).toEqual(
    rows
      .map(([, title]) => title)
      .sort()
      .reverse(),
  );
  const health = await linesOf(admin, { columns: ['title'], health: 'good' });
  expect(health.map(([title]) => title)).toEqual(["'=1+1"]);
  const query = { sort: 'next_date', status: 'active' } as const;
  const shown = (await admin.send(taskEndpoints.listSeries, { query: query })).payload.rows;
  const dates = await linesOf(admin, { columns: ['next_date'], ...query });
  expect(dates.map(([date]) => date)).toEqual(shown.map(({ next_date }) => next_date));
});

it('writes a sheet with real numbers and dates, in the language of the reader', async () => {
  const answer = await take(
    admin,
    { format: 'xlsx', columns: ['title', 'rule', 'next_date', 'health', 'status'], q: '1+1' },
    { 'accept-language': 'es' },
  );
  expect(answer.headers['content-disposition']).toMatch(/filename="series-acme-/);
  const [header, first] = await readSheet(answer.bytes);
  expect(header).toEqual([
    ...['Título', 'Descripción', 'Se repite', 'Próxima fecha'],
    ...['A tiempo, %', 'Terminadas a tiempo', 'Fechas transcurridas', 'Estado'],
  ]);
  expect(first?.[2]).toBe('Cada 2 semanas: viernes, hasta el 12/31/2027');
  expect(new Date(String(first?.[3])).toISOString()).toBe('2027-03-19T00:00:00.000Z');
  expect(first?.slice(4)).toEqual([100, 1, 1, 'Activa']);
});

it('has only what the person may see', async () => {
  const near = await acme.signIn('area-manager');
  expect(await linesOf(near, { status: 'active', columns: ['title'] })).toHaveLength(1);
  expect(await linesOf(near, { job_id: acme.outOfScope.jobId })).toEqual([]);
  const outsider = await rival.signIn('admin');
  expect(await linesOf(outsider, {})).toEqual([]);
});

it('leaves one audit row that tells the filters and how many', async () => {
  const exported = () =>
    sqlAs<{ actor_user_id: number; changes: object }>(
      app,
      acme,
      `select actor_user_id, changes from audit_log where action = 'series.exported' order by id`,
    );
  const before = await exported();
  await take(admin, { format: 'csv', q: 'row', status: 'paused' });
  const after = await exported();
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({
    actor_user_id: acme.users.admin,
    changes: { rows: [null, many], filters: [null, { q: 'row', format: 'csv', status: ['paused'] }] },
  });
});

it('is for people who may export', async () => {
  for (const who of ['supervisor', 'nobody'] as const) {
    const client = await acme.signIn(who);
    expect((await take(client, { format: 'csv' })).status).toBe(403);
  }
});

it('names what is wrong with the wish', async () => {
  const answer = await admin.raw(
    'GET',
    '/api/v1/core/task/series/export?format=pdf&columns=secret&sort=x&status=gone&page=2',
  );
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors).map((field) => field.split('.')[0])).toEqual(
    expect.arrayContaining(['format', 'columns', 'sort', 'status', 'page']),
  );
});
