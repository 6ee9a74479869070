import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addTask,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { taskDashboardEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;

const dueSoon = { due_at: '2026-11-25T20:00:00Z' };
const afterIt = '2026-11-26T08:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2026-11-24T15:00:00Z' }));
  const manager = await acme.signIn('manager');
  await addTask(manager, acme.inScope);
  await addTask(manager, acme.inScope, dueSoon);
  const { id } = await addTask(manager, acme.inScope);
  await transitionTask(manager, id, 'close', { serviced_at: '2026-11-24T14:00:00Z' });
  await addTask(manager, acme.outOfScope, dueSoon);
  await addTask(await rival.signIn('manager'), rival.inScope);
  app.setNow(afterIt);
});
afterAll(() => app.close());

const all = async (who: Who) => (await acme.signIn(who)).call(taskDashboardEndpoints.listSiteWork);
const of = async (who: Who, id: number) =>
  (await acme.signIn(who)).call(taskDashboardEndpoints.getJobWork, { params: { id } });

it('counts the tasks of every job that a person sees', async () => {
  const { jobId: near } = acme.inScope;
  const { jobId: far } = acme.outOfScope;
  expect((await all('manager')).payload).toEqual([
    { job_id: near, open: 2, past_due: 1 },
    { job_id: far, open: 1, past_due: 1 },
  ]);
  expect((await all('supervisor')).payload).toEqual([{ job_id: near, open: 2, past_due: 1 }]);
});

it('counts the tasks of one job, and says when it was last serviced', async () => {
  expect((await of('supervisor', acme.inScope.jobId)).payload).toEqual({
    open: 2,
    past_due: 1,
    last_serviced_at: '2026-11-24T14:00:00Z',
  });
  expect((await of('manager', acme.outOfScope.jobId)).payload).toMatchObject({
    open: 1,
    last_serviced_at: null,
  });
});

it('says nothing to people without the flag, and nothing of other jobs', async () => {
  expect((await all('nobody')).status).toBe(403);
  expect((await of('nobody', acme.inScope.jobId)).status).toBe(403);
  expect((await of('supervisor', acme.outOfScope.jobId)).status).toBe(404);
  expect((await of('admin', rival.inScope.jobId)).status).toBe(404);
  expect((await of('admin', 0)).status).toBe(404);
});
