import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { projectListEndpoints, type SpecialProject } from '../../contract/index.ts';

const { listSpecialProjects, listSpecialProjectTable, exportSpecialProjects } = projectListEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;
let made: Record<'draft' | 'open' | 'held' | 'far' | 'alone', SpecialProject>;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  stranger = await started.rival.signIn('admin');
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  made = {
    draft: await draftProject(manager, acme, {
      title: 'Carpets',
      projectType: 'carpet cleaning',
      due_date: null,
    }),
    open: await scheduledProject(manager, acme, { due_date: '2027-03-12' }),
    held: await scheduledProject(manager, acme, { scheduled_date: '2027-04-02', due_date: '2027-04-09' }),
    far: await scheduledProject(manager, acme, { job_id, building_id, due_date: '2027-03-05' }),
    alone: await draftProject(manager, acme, { job_id: null, building_id: null, due_date: '2027-03-30' }),
  };
  await transitionProject(manager, made.held.id, 'hold', { note: 'No access' });
  // Late on the second, by the clocks of the company.
  const entered = `update special_projects set created_at = '2027-03-03T05:30:00Z' where id = $1`;
  await sqlAs(app, acme, entered, [made.held.id]);
});
afterAll(() => app.close());

const list = async (query: object = {}, client = manager): Promise<number[]> => {
  const answer = await client.send(listSpecialProjects, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows.map(({ id }) => id);
};

const ids = (...names: (keyof typeof made)[]) => names.map((name) => made[name].id);

describe('the list of special projects', () => {
  it('has the soonest due first, and says of each what the table shows', async () => {
    expect(await list()).toEqual(ids('far', 'open', 'alone', 'held', 'draft'));
    const { payload } = await manager.call(listSpecialProjectTable, {
      query: { status: ['open'], q: 'SP-2027-2' },
    });
    expect(payload.rows).toMatchObject([
      {
        number: 'SP-2027-2',
        price: 1350,
        status: 'open',
        past_due: false,
        schedulers: [{ id: acme.users.scheduler }],
      },
    ]);
  });

  it.each<[string, () => object, () => number[]]>([
    ['status', () => ({ status: ['on_hold', 'draft'] }), () => ids('alone', 'held', 'draft')],
    ['type', () => ({ type: ['carpet cleaning'] }), () => ids('draft')],
    ['invoice', () => ({ invoice_type: ['monthly'] }), () => []],
    ['client', () => ({ client_id: acme.clientId, status: ['draft'] }), () => ids('alone', 'draft')],
    ['job', () => ({ job_id: acme.outOfScope.jobId }), () => ids('far')],
    ['scheduler', () => ({ scheduler_id: acme.users.scheduler, status: ['on_hold'] }), () => ids('held')],
    ['manager', () => ({ manager_id: acme.users.supervisor }), () => []],
    ['planned days', () => ({ scheduled_from: '2027-04-01', scheduled_to: '2027-04-30' }), () => ids('held')],
    ['due days', () => ({ due_from: '2027-03-10', due_to: '2027-03-31' }), () => ids('open', 'alone')],
    ['being late', () => ({ past_due: true }), () => ids('far')],
    ['not being invoiced', () => ({ not_invoiced: true }), () => []],
    ['days of entry', () => ({ created_from: '2027-03-01', created_to: '2027-03-02' }), () => ids('held')],
    ['days before', () => ({ created_from: '2027-03-03' }), () => []],
    ['words', () => ({ q: 'carpets' }), () => ids('draft')],
    ['words of the description', () => ({ q: 'garage wash', status: ['on_hold'] }), () => ids('held')],
  ])('is filtered by %s', async (_, query, found) => {
    expect(await list(query())).toEqual(found());
  });

  it.each(['due_date', 'scheduled_date', 'number'])('is sorted by %s both ways', async (sort) => {
    const [up, down] = [await list({ sort }), await list({ sort, order: 'desc' })];
    expect(up.toSorted()).toEqual(down.toSorted());
    expect(up).toHaveLength(5);
  });

  it('shows what a person may see', async () => {
    const area = await acme.signIn('area-manager');
    expect(await list({}, area)).toEqual(ids('open', 'alone', 'held', 'draft'));
    const supervisor = await acme.signIn('supervisor');
    expect(await list({}, supervisor)).toEqual(ids('open', 'held'));
    const { payload } = await supervisor.call(listSpecialProjects);
    expect(payload.rows.map(({ price }) => price)).toEqual([null, null]);
    expect(await list({}, stranger)).toEqual([]);
    const nobody = await acme.signIn('nobody');
    expect((await nobody.call(listSpecialProjects)).status).toBe(403);
    const wrong = await manager.send(listSpecialProjects, {
      query: { sort: 'price', status: ['proposal'] },
    });
    expect(Object.keys(wrong.errors).sort()).toEqual(['sort', 'status.0']);
  });

  it('is exported as it is filtered', async () => {
    const answer = await manager.call(exportSpecialProjects, {
      query: { format: 'csv', status: ['on_hold'] },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(made.held.number);
    expect(answer.text).toContain('1350');
    expect(answer.text).not.toContain(made.open.number);
    const supervisor = await acme.signIn('supervisor');
    expect((await supervisor.call(exportSpecialProjects, { query: { format: 'csv' } })).status).toBe(403);
  });
});
