import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  asks,
  begin,
  complete,
  completed,
  giveAnswers,
  publishTemplate,
  read,
} from '../../../../../tests/api/harness/walk.ts';
import { inspectionEndpoints } from '../../contract/index.ts';

const { createInspection, finalizeInspection, getEarlierAnswers, reinspect } = inspectionEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let csr: Client;
let viewer: Client;
let stranger: Client;
let template: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, csr, viewer] = (await Promise.all(
    (['admin', 'supervisor', 'csr', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(admin);
});
afterAll(() => app.close());

const earlier = (id: number | string, client = supervisor) =>
  client.call(getEarlierAnswers, { params: { id } });

describe('what was answered last time', () => {
  it('is nothing the first time, then the latest finished walk of the same building and template', async () => {
    const first = await begin(supervisor, acme, template);
    expect(await earlier(first.id)).toMatchObject({ status: 200, payload: null });
    await completed(supervisor, acme, template, { ...answers, Floor: 'poor' });
    const latest = await completed(supervisor, acme, template, answers);
    await begin(supervisor, acme, template);
    const other = await publishTemplate(admin);
    await completed(supervisor, acme, other, answers);
    const { payload } = await earlier((await begin(supervisor, acme, template)).id);
    expect(payload).toMatchObject({ id: latest.id, number: latest.number, score: latest.score });
    const floor = payload?.answers.find(({ question_id }) => question_id === asks(latest, 'Floor'));
    expect(floor).toMatchObject({ value: 'excellent', percent: 100, instance: '', files: [] });
  });

  it('leaves re-inspections apart, and is found by the key of the device', async () => {
    const latest = await completed(supervisor, acme, template, answers);
    await supervisor.call(reinspect, { params: { id: latest.id }, body: {} });
    const client_uuid = randomUUID();
    await begin(supervisor, acme, template, { client_uuid });
    expect((await earlier(client_uuid)).payload?.id).toBe(latest.id);
  });

  it('is for those who inspect, in their scope', async () => {
    const { id } = await begin(supervisor, acme, template);
    expect((await earlier(id, csr)).status).toBe(403);
    expect((await earlier(id, stranger)).status).toBe(404);
    expect((await earlier(randomUUID())).status).toBe(404);
    const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
    const { payload } = await admin.call(createInspection, {
      body: { template_id: template, job_id, building_id },
    });
    expect((await earlier(payload.id)).status).toBe(404);
    expect((await earlier(payload.id, admin)).status).toBe(200);
  });
});

const answers = {
  Floor: 'excellent',
  Glass: 'good',
  Mats: null,
  Fixtures: 'excellent',
  Tiles: 'acceptable',
  Supplies: 'excellent',
  Trash: 'excellent',
  Dusting: 'poor',
};

describe('how far from the building it began', () => {
  it('is kept when the inspector allows it, for the people of the company alone', async () => {
    expect((await begin(supervisor, acme, template)).begun_distance_m).toBeNull();
    const inspection = await begin(supervisor, acme, template, { begun_distance_m: 0 });
    expect((await read(supervisor, inspection)).begun_distance_m).toBe(0);
    await giveAnswers(supervisor, inspection, answers);
    const { payload: done } = await complete(supervisor, inspection);
    await admin.call(finalizeInspection, { params: { id: done.id }, body: { open_tasks: done.open_tasks } });
    expect(await read(viewer, done)).toMatchObject({ status: 'finalized', begun_distance_m: null });
  });

  it.each([-1, 1.5, 20_100_001])('is not %s', async (begun_distance_m) => {
    const { jobId: job_id, buildingId: building_id } = acme.inScope;
    const refused = await supervisor.call(createInspection, {
      body: { template_id: template, job_id, building_id, begun_distance_m },
    });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['begun_distance_m']]);
  });
});
