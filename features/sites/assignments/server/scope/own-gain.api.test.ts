import { afterAll, beforeAll, expect, it } from 'vitest';
import { createArea } from '#features/sites/areas/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  assignmentEndpoints,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '../../contract/index.ts';
import { refreshAreaScope } from './refresh-area-scope.ts';

const { createAssignment, listUserAssignments, planReplacement, replaceUser, setAssignmentUsers } =
  assignmentEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let areaManager: Client;
let role: number;
let me: number;
let job: number;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2026-03-10T17:00:00Z' }));
  manager = await acme.signIn('manager');
  areaManager = await acme.signIn('area-manager');
  me = acme.users['area-manager'];
  job = acme.inScope.jobId;
  const body = { name: 'Porter', role_key: 'day-porter', is_notifiable: true, active: true } as const;
  role = (await manager.call(createAssignment, { body })).payload.id;
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const area = await createArea(tenant, null, { name: 'Harbor', manager_user_id: me });
    await tenant.query({
      text: 'update buildings set area_id = $2 where organization_id = $1 and id = $3',
      values: [acme.organizationId, area, acme.inScope.buildingId],
    });
    await refreshAreaScope(tenant, { areaIds: [area] });
  });
});
afterAll(() => app.close());

const days = { from_date: null, to_date: null };

const add = (user_id: number, job_id = job, by = areaManager, dates: object = days) =>
  by.call(setAssignmentUsers, {
    params: { id: role },
    body: { add: [{ job_id, user_id, ...days, ...dates }] },
  });

const held = async (id: number) =>
  (await manager.call(listUserAssignments, { params: { id } })).payload.filter(
    ({ assignment_id }) => assignment_id === role,
  );

it('an area manager gives duties in the own areas, and nowhere else', async () => {
  expect((await add(acme.users.csr)).status).toBe(200);
  expect((await add(acme.users.csr, acme.outOfScope.jobId)).status).toBe(404);
  const many = (job_ids: number[]) =>
    areaManager.call(manyAssignmentEndpoints.changeDutiesOfMany, {
      body: { ids: [acme.users.supervisor], action: 'add', assignment_id: role, job_ids, ...days },
    });
  expect((await many([job])).status).toBe(200);
  expect((await many([job, acme.outOfScope.jobId])).errors).toHaveProperty('job_ids');
  expect((await held(acme.users.csr)).map(({ job_id }) => job_id)).toEqual([job]);
});

it('nobody who sees some jobs adds to the own duties, in any way', async () => {
  const own = { status: 403, code: 'own_assignment' };
  expect(await add(me)).toMatchObject(own);
  const many = { ids: [acme.users.csr, me], action: 'add' as const, job_ids: [job] };
  const { changeAccessOfMany, changeDutiesOfMany } = manyAssignmentEndpoints;
  expect(
    await areaManager.call(changeDutiesOfMany, { body: { ...many, assignment_id: role, ...days } }),
  ).toMatchObject(own);
  expect(await areaManager.call(changeAccessOfMany, { body: many })).toMatchObject(own);
  const access = { params: { id: me }, body: { jobIds: [job] } };
  expect(await areaManager.call(jobAssignmentEndpoints.setJobSiteAccess, access)).toMatchObject(own);
  const params = { id: acme.users.csr };
  const query = { by_user_id: me, from_date: '2026-03-20' };
  const { steps } = (await areaManager.call(planReplacement, { params, query })).payload;
  const periods = steps.map(({ id, updated_at }) => ({ id, updated_at }));
  expect(await areaManager.call(replaceUser, { params, body: { ...query, periods } })).toMatchObject(own);
  expect(await held(me)).toEqual([]);
});

it('a duty that somebody else gave is made shorter by its holder, and never longer', async () => {
  expect((await add(me, job, manager, { to_date: '2026-03-31' })).status).toBe(200);
  const change = async (to_date: string | null) => {
    const [period] = await held(me);
    const { id = 0, updated_at = '' } = period ?? {};
    const body = { update: [{ id, updated_at, from_date: null, to_date }] };
    return areaManager.call(setAssignmentUsers, { params: { id: role }, body });
  };
  expect(await change(null)).toMatchObject({ status: 403, code: 'own_assignment' });
  expect(await change('2026-04-30')).toMatchObject({ status: 403 });
  expect((await change('2026-03-20')).status).toBe(200);
  expect((await held(me))[0]?.to_date).toBe('2026-03-20');
});

it('whoever sees everything gains nothing, and is free', async () => {
  expect((await add(acme.users.manager, job, manager)).status).toBe(200);
});
