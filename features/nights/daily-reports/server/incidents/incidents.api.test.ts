import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { incidentEndpoints, reportEndpoints, reportListEndpoints } from '../../contract/index.ts';

const { saveIncident, deleteIncident, createIncidentTask } = incidentEndpoints;

let app: TestApp;
let acme: Company;
let supervisor: Client;
let csr: Client;
let stranger: Client;
let id: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  supervisor = await acme.signIn('supervisor');
  csr = await acme.signIn('csr');
  stranger = await started.rival.signIn('admin');
});
beforeEach(async () => {
  await sqlAs(app, acme, 'update daily_reports set deleted_at = now()');
  const body = { job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId };
  id = (await supervisor.call(reportEndpoints.startDailyReport, { body })).payload.id;
});
afterAll(() => app.close());

const report = (more: object = {}, client = supervisor) =>
  client.call(saveIncident, {
    params: { id },
    body: {
      client_uuid: randomUUID(),
      kind: 'leak' as const,
      place: '3rd floor',
      description: 'Pipe drips',
      ...more,
    },
  });

it('is kept once under its key, and the later words stand', async () => {
  const client_uuid = randomUUID();
  await report({ client_uuid });
  const earlier = { device_at: new Date(Date.now() - 3_600_000).toISOString() };
  const { payload } = await report({ client_uuid, description: 'Older words', ...earlier });
  expect(payload.incidents.map(({ description }) => description)).toEqual(['Pipe drips']);
  const times = async () =>
    (await report({ client_uuid })).payload.timeline.filter(
      ({ action }) => action === 'daily-report.incident-saved',
    ).length;
  expect([await times(), await times()]).toEqual([2, 2]);
  const { payload: changed } = await report({ client_uuid, description: 'Pipe burst' });
  expect(changed).toMatchObject({ incident_count: 1, incidents: [{ description: 'Pipe burst' }] });
});

it('says what is wrong with it, and belongs to those who may write the report', async () => {
  const wrong = await report({ kind: 'ghost', description: ' ', place: 'x'.repeat(101) });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['description', 'kind', 'place']]);
  expect((await report({}, csr)).status).toBe(403);
  expect((await report({}, stranger)).status).toBe(404);
});

it('becomes one task for ever, also after the report is final', async () => {
  const { payload } = await report();
  const incidentId = payload.incidents[0]?.id ?? 0;
  await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id } });
  const make = (client: Client) => client.call(createIncidentTask, { params: { id, incidentId }, body: {} });
  const made = await Promise.all([make(supervisor), make(supervisor)]);
  const tasks = made.map((answer) => answer.payload.incidents[0]?.task?.id);
  expect(tasks[0]).toEqual(expect.any(Number));
  expect(new Set(tasks).size).toBe(1);
  expect((await make(stranger)).status).toBe(404);
  const [task] = await sqlAs<{ title: string; priority_level: string }>(
    app,
    acme,
    `select title, priority_level from tasks where id = ${tasks[0]}`,
  );
  expect(task).toMatchObject({ priority_level: 'high' });
  expect(task?.title).toContain('Pipe drips');
  expect((await report()).status).toBe(409);
  const gone = await supervisor.call(deleteIncident, { params: { id, incidentId } });
  expect(gone.status).toBe(409);
});

it('becomes a task when the device that reported it is back, and none the second time', async () => {
  const client_uuid = randomUUID();
  const { payload } = await report({ client_uuid });
  const device_at = new Date(Date.now() - 3_600_000).toISOString();
  const make = (incidentId: string, body: object = { device_at }, client = supervisor) =>
    client.call(createIncidentTask, { params: { id: payload.client_uuid, incidentId }, body });
  const [first, second] = [await make(client_uuid), await make(client_uuid)];
  const task = first.payload.incidents[0]?.task;
  expect([first.status, second.payload.incidents[0]?.task]).toEqual([200, task]);
  const tasks = await sqlAs<{ at: boolean }>(
    app,
    acme,
    `select device_created_at = '${device_at}' as at from tasks where id = ${task?.id}`,
  );
  expect(tasks).toEqual([{ at: true }]);
  const wrong = await make(client_uuid, { device_at: 'then', clock_offset_ms: 'much' });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['clock_offset_ms', 'device_at']]);
  expect((await make(randomUUID())).status).toBe(404);
  expect((await make(client_uuid, {}, await acme.signIn('viewer'))).status).toBe(403);
});

it('is taken back, and does not return under its key', async () => {
  const client_uuid = randomUUID();
  const { payload } = await report({ client_uuid });
  const incidentId = payload.incidents[0]?.id ?? 0;
  const { payload: after } = await supervisor.call(deleteIncident, { params: { id, incidentId } });
  expect(after).toMatchObject({ incident_count: 0, incidents: [] });
  expect((await report({ client_uuid })).errors).toHaveProperty('client_uuid');
});

it('finds its report in the list', async () => {
  const list = async (query: object) =>
    (await supervisor.call(reportListEndpoints.listDailyReports, { query })).payload.rows.map(
      (row) => row.id,
    );
  expect(await list({ incidents: true })).toEqual([]);
  await report();
  expect(await list({ incidents: true, recent: true, status: ['new', 'pending'] })).toEqual([id]);
  expect(await list({ incidents: false })).toEqual([]);
  expect(await list({ dateTo: '2020-01-01' })).toEqual([]);
  expect(await list({ mine: true, job: acme.inScope.jobId, q: 'J-1' })).toEqual([id]);
  expect((await stranger.call(reportListEndpoints.listDailyReports, { query: {} })).payload.rows).toEqual([]);
});
