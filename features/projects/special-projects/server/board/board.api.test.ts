import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  draftProject,
  scheduledProject,
  transitionProject,
} from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { boardEndpoints, boardStatuses } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const boardOf = async (query: object = {}, client = manager) =>
  (await client.send(boardEndpoints.getProjectBoard, { query: query })).payload;

const column = async (status: string, query: object = {}) =>
  (await boardOf(query)).find((one) => one.status === status);

it('has a column for each status, with the steps that are allowed', async () => {
  const draft = await draftProject(manager, acme);
  const { id } = await scheduledProject(manager, acme);
  expect((await boardOf()).map(({ status }) => status)).toEqual(boardStatuses);
  expect((await column('draft'))?.cards.find((card) => card.id === draft.id)?.allowed_transitions).toContain(
    'activate',
  );
  const scheduled = (await column('open'))?.cards.find((card) => card.id === id);
  expect(scheduled?.allowed_transitions).toEqual(['begin', 'hold', 'close', 'cancel']);
  expect((await column('draft', { type: ['glass cleaning'] }))?.total).toBe(0);
});

it('holds 25 of a column and says how many there are', async () => {
  await sqlAs(
    app,
    acme,
    `insert into special_projects (organization_id, year, serial, client_id, job_id, title, description, project_type)
     select $1, 2019, n, $2, $3, 'Carpets ' || n, 'Clean them', 'carpet cleaning' from generate_series(1, 40) n`,
    [acme.organizationId, acme.clientId, acme.inScope.jobId],
  );
  const drafts = await column('draft', { type: ['carpet cleaning'] });
  expect([drafts?.total, drafts?.cards.length]).toEqual([40, 25]);
});

it('keeps projects that ended for thirty days', async () => {
  const { id } = await scheduledProject(manager, acme);
  await transitionProject(manager, id, 'close', { cancel_open_tasks: true });
  expect((await column('closed'))?.cards.map((card) => card.id)).toEqual([id]);
  await sqlAs(app, acme, `update special_projects set ended_at = '2027-01-01' where id = $1`, [id]);
  expect((await column('closed'))?.cards).toEqual([]);
});

it('counts what is paused, invoiced or cancelled, and shows its cards to who asks for them', async () => {
  const { id } = await draftProject(manager, acme);
  await transitionProject(manager, id, 'cancel', { note: 'Not wanted' });
  expect(await column('cancelled')).toMatchObject({ total: 1, cards: [] });
  expect(await column('cancelled', { folded: true })).toMatchObject({ total: 1, cards: [{ id }] });
  await sqlAs(app, acme, `update special_projects set status = 'inactive', ended_at = null where id = $1`, [
    id,
  ]);
  expect(await column('inactive')).toMatchObject({ total: 1, cards: [] });
  expect((await column('inactive', { folded: true }))?.cards[0]?.allowed_transitions).toContain('activate');
});

it('shows nothing to strangers, and no money or steps to people who may not have them', async () => {
  expect((await boardOf({}, stranger)).every(({ total }) => total === 0)).toBe(true);
  const bad = await manager.send(boardEndpoints.getProjectBoard, { query: { status: ['lost'] } });
  expect(bad.status).toBe(422);
  const seen = await supervisor.call(boardEndpoints.getProjectBoard, { query: {} });
  const cards = seen.payload.flatMap((one) => one.cards);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every((card) => card.price === null && card.allowed_transitions.length === 0)).toBe(true);
});

it('narrows the job sites to those with an open project', async () => {
  const sites = async (value: number) =>
    (await manager.call(jobEndpoints.listJobs, { query: { criteria: [`open-project:${value}`] } })).payload
      .rows;
  await scheduledProject(manager, acme);
  expect((await sites(1)).map(({ id }) => id)).toEqual([acme.inScope.jobId]);
  expect(await sites(4)).toEqual([]);
});
