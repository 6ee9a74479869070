import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { completed, publishTemplate, read } from '../../../../../tests/api/harness/walk.ts';
import { type Inspection, inspectionEndpoints } from '../../contract/index.ts';

const { finalizeInspection } = inspectionEndpoints;
const people = ['admin', 'supervisor', 'csr', 'scheduler', 'viewer'] as const;

let app: TestApp;
let acme: Company;
let clients: Record<(typeof people)[number], Client>;
let inspection: Inspection;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  const signedIn = await Promise.all(people.map(async (who) => [who, await acme.signIn(who)] as const));
  clients = Object.fromEntries(signedIn) as typeof clients;
  inspection = await completed(clients.supervisor, acme, await publishTemplate(clients.admin));
});
afterAll(() => app.close());

const may = async (who: (typeof people)[number]) => (await read(clients[who], inspection)).can.add_task;

it('offers a task of what was seen to those who may make tasks from inspections, also when it is final', async () => {
  expect(await may('supervisor')).toBe(true);
  const params = { id: inspection.id };
  const body = { open_tasks: inspection.tasks.length };
  expect((await clients.admin.call(finalizeInspection, { params, body })).status).toBe(200);
  const offered = await Promise.all(people.map(async (who) => [who, await may(who)]));
  expect(Object.fromEntries(offered)).toEqual({
    admin: true,
    supervisor: true,
    csr: true,
    scheduler: false,
    viewer: false,
  });
});

it('offers none at a job that is not active, which takes no tasks', async () => {
  await sqlAs(app, acme, `update jobs set status = 'inactive' where id = $1`, [acme.inScope.jobId]);
  expect(await may('admin')).toBe(false);
});
