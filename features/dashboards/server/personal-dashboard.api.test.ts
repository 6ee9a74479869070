import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addTask,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../tests/api/harness/index.ts';
import { dashboardEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const ask = async (who: 'supervisor' | 'nobody') =>
  (await (await acme.signIn(who)).call(dashboardEndpoints.getPersonalDashboard)).payload;

it('shows nothing of what a person may not use', async () => {
  expect(await ask('nobody')).toEqual({ kpis: {}, charts: {} });
});

it('shows what waits for a person, and what happened around the jobs', async () => {
  const manager = await acme.signIn('manager');
  const mine = await addTask(manager, acme.inScope, { assignee_user_ids: [acme.users.supervisor] });
  const { kpis, charts } = await ask('supervisor');
  expect(kpis.my_open_tasks?.value).toBe(1);
  expect(charts.next_tasks?.map(({ id }) => id)).toEqual([mine.id]);
  expect(charts.activities?.[0]).toMatchObject({ action: 'task.created', task: { id: mine.id } });
});
