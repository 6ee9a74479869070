import { afterAll, beforeAll, expect, it } from 'vitest';
import { roleEndpoints } from '#features/administration/roles/contract';
import { dueEndpoints as dateEndpoints, inspectionEndpoints } from '#features/quality/inspections/contract';
import type { Flag } from '#platform/contract/flags';
import { giveRole } from '../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { begin, publishTemplate } from '../../../../tests/api/harness/walk.ts';
import { dueEndpoints, planEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await sqlAs(
    app,
    acme,
    `update jobs set service_start_date = current_date - 20, inspection_frequency_days = 30`,
  );
});
afterAll(() => app.close());

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const schedule = (client: Client) =>
  client.call(planEndpoints.getInspectionSchedule, { query: { from: day(-3), to: day(30) } });

const everyCall = (client: Client) =>
  Promise.all([
    schedule(client),
    client.call(dueEndpoints.listDueInspections, { query: {} }),
    client.call(dueEndpoints.getDueSummary),
    client.call(dateEndpoints.getInspectionDue, { params: { id: acme.inScope.jobId } }),
  ]);

const statuses = async (client: Client): Promise<number[]> =>
  (await everyCall(client)).map(({ status }) => status);

/** Gives a person a second role, with these flags alone. */
const give = async (who: 'scheduler' | 'day-porter', flags: Flag[]): Promise<Client> => {
  const made = await admin.call(roleEndpoints.createRole, { body: { name: `Only ${who}`, flags } });
  if (made.status !== 200) throw new Error(made.text);
  await giveRole(app, acme, acme.users[who], made.payload.id);
  return acme.signIn(who);
};

const [open, closed] = [
  [200, 200, 200, 200],
  [403, 403, 403, 403],
];

it.each([
  ['area-manager', open, { plan_own: true, plan_all: true }],
  ['supervisor', open, { plan_own: true, plan_all: false }],
  ['csr', open, { plan_own: false, plan_all: false }],
  ['sales-rep', closed, undefined],
  ['viewer', closed, undefined],
  ['day-porter', closed, undefined],
  ['scheduler', closed, undefined],
] as const)('%s sees it or does not, and plans what the role plans', async (who, expected, can) => {
  const client = await acme.signIn(who);
  expect(await statuses(client)).toEqual(expected);
  expect((await schedule(client)).payload?.can).toEqual(can);
});

it('nobody of another company sees a site, or a plan', async () => {
  const stranger = await rival.signIn('admin');
  expect((await everyCall(stranger)).map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  const { plans, unplanned } = (await schedule(stranger)).payload;
  expect(plans).toEqual([]);
  expect(JSON.stringify(unplanned)).not.toContain(acme.canary);
});

it('is seen by those who plan for everybody, and by inspectors in their scope, without the right to see all statuses', async () => {
  const planner = await give('scheduler', ['hasAccessInspections', 'admin.canEditInspections']);
  expect(await statuses(planner)).toEqual(open);
  expect((await schedule(planner)).payload.unplanned.map(({ job }) => job.id)).toEqual([
    acme.inScope.jobId,
    acme.outOfScope.jobId,
  ]);
  const changed = await planner.call(dateEndpoints.changeInspectionDue, {
    params: { id: acme.inScope.jobId },
    body: { due_on: day(12), reason: 'The client is closed', seen_due_on: day(10) },
  });
  expect(changed.payload).toMatchObject({ due_on: day(12), can: { change: true } });
  const inspector = await give('day-porter', ['hasAccessInspections', 'inspections.canEdit']);
  expect(await statuses(inspector)).toEqual(open);
  const { payload } = await schedule(inspector);
  expect(payload.unplanned.map(({ job }) => job.id)).toEqual([acme.inScope.jobId]);
  expect(payload.can).toEqual({ plan_own: true, plan_all: false });
});

it('shows them that an inspection has begun, and no more of it than they see elsewhere', async () => {
  const [planner, supervisor] = [await acme.signIn('scheduler'), await acme.signIn('supervisor')];
  await admin.call(planEndpoints.planInspection, {
    body: {
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      user_id: acme.users.supervisor,
      planned_on: day(2),
    },
  });
  const { id } = await begin(supervisor, acme, await publishTemplate(admin));
  const seenBy = async (client: Client) => (await schedule(client)).payload.plans[0]?.inspection;
  expect(await seenBy(supervisor)).toEqual({ id, status: 'new' });
  expect(await seenBy(planner)).toEqual({ id: null, status: 'new' });
  expect((await planner.call(inspectionEndpoints.getInspection, { params: { id } })).status).toBe(404);
});
