import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  addTask,
  type Client,
  type Company,
  seedCompany,
  startApp,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';

const { listTasks, getTask } = taskEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  const admin = await acme.signIn('admin');
  await addTask(admin, acme.inScope);
  await addTask(admin, acme.outOfScope);
});
afterAll(() => app.close());

/** Each client makes one call, so that its session is remembered. */
beforeEach(async () => {
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  for (const client of [manager, supervisor]) expect((await client.call(listTasks)).status).toBe(200);
});

const total = async (client: Client): Promise<number> => (await client.call(listTasks)).payload.total;

const setFlags = (key: string, change: string): Promise<unknown> =>
  sqlAs(app, acme, `update roles set flags = ${change} where organization_id = $1 and key = $2`, [
    acme.organizationId,
    key,
  ]);

const endSessions = (who: 'manager' | 'supervisor'): Promise<unknown> =>
  asOwner(app, 'delete from sessions where user_id = $1', [acme.users[who]]);

describe('a read of somebody who has read before', () => {
  it('goes by the rights of this moment: what is taken away or given is so at once', async () => {
    expect(await total(supervisor)).toBe(1);
    await setFlags('supervisor', "array_append(flags, 'profile.canViewAllBuildings')");
    expect(await total(supervisor)).toBe(2);
    await setFlags('supervisor', "array_remove(flags, 'profile.canViewAllBuildings')");
    expect(await total(supervisor)).toBe(1);
    await setFlags('supervisor', "array_remove(flags, 'hasAccessTasks')");
    expect((await supervisor.call(listTasks)).status).toBe(403);
    await setFlags('supervisor', "array_append(flags, 'hasAccessTasks')");
    expect(await total(supervisor)).toBe(1);
  });

  it('is refused when the session is over, whatever was asked for', async () => {
    await manager.call(jobEndpoints.listJobs, { query: { per_page: 0 } });
    await endSessions('manager');
    const refused = await Promise.all([
      manager.call(listTasks),
      manager.call(getTask, { params: { id: 99_999_999 } }),
      manager.call(listTasks, { query: { page: 500, per_page: 100 } }),
      manager.raw('GET', '/api/v1/core/tasks?per_page=5000&none=1'),
      manager.raw('GET', '/api/v1/core/tasks/none'),
      manager.call(jobEndpoints.listJobs, { query: { per_page: 0 } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    for (const { payload, headers } of refused) {
      expect(payload).not.toHaveProperty('rows');
      expect(headers.etag).toBeUndefined();
    }
  });

  it('is refused for another organization, and for a page that takes the session for somebody else', async () => {
    const inRival = { 'x-organization-id': String(rival.organizationId) };
    expect((await manager.raw('GET', '/api/v1/core/tasks', undefined, inRival)).status).toBe(403);
    const asOther = { 'x-user-id': String(acme.users.supervisor) };
    const other = await manager.raw('GET', '/api/v1/core/tasks', undefined, asOther);
    expect([other.status, other.code]).toEqual([401, 'other_user']);
    expect(await total(manager)).toBe(2);
  });

  it('is refused at once when the membership ends, many times at a time', async () => {
    const end = (at: string) =>
      sqlAs(
        app,
        acme,
        `update memberships set deleted_at = ${at} where organization_id = $1 and user_id = $2`,
        [acme.organizationId, acme.users.supervisor],
      );
    await end('now()');
    const many = await Promise.all(Array.from({ length: 30 }, () => supervisor.call(listTasks)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([403]));
    await end('null');
    expect(await total(supervisor)).toBe(1);
  });

  it('keeps two people apart who read at the same time', async () => {
    const both = await Promise.all(
      Array.from({ length: 40 }, (_, at) => total(at % 2 === 0 ? manager : supervisor)),
    );
    expect(both).toEqual(both.map((_, at) => (at % 2 === 0 ? 2 : 1)));
  });

  it('spends nobody else’s pace when the session is over, whatever is sent', async () => {
    const paced = await startApp({}, { rateLimits: true });
    try {
      const company = await seedCompany(paced, 'paced');
      const over = await company.signIn('manager');
      await over.call(listTasks);
      await asOwner(paced, 'delete from sessions where user_id = $1', [company.users.manager]);
      const statuses = new Set<number>();
      for (let sent = 0; sent < 1250; sent += 1) {
        statuses.add((await over.raw('GET', '/api/v1/core/tasks?page=none')).status);
      }
      expect(statuses).toEqual(new Set([401]));
      expect((await (await company.signIn('manager')).call(listTasks)).status).toBe(200);
    } finally {
      await paced.close();
    }
  });
});
