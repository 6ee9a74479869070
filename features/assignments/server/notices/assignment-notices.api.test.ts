import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertJobs } from '#features/jobs/server';
import { notificationEndpoints } from '#features/notifications/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { assignmentEndpoints } from '../../contract/index.ts';

const { createAssignment, planReplacement, replaceUser, setAssignmentUsers } = assignmentEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let role: number;

const sites = 40;

/** Three in the morning in Denver, when other mails wait. */
const night = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  app.setNow(night);
  manager = await acme.signIn('manager');
  const body = { name: 'Supervisor', role_key: 'supervisor', is_notifiable: true, active: true } as const;
  role = (await manager.call(createAssignment, { body })).payload.id;
  const jobs = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    insertJobs(
      tenant,
      Array.from({ length: sites }, (_, n) => ({
        job_number: `N-${n}`,
        job_name: `Site ${n}`,
        client_id: acme.clientId,
        building_ids: [acme.inScope.buildingId],
      })),
    ),
  );
  const holder = { user_id: acme.users.supervisor, from_date: '2026-01-01', to_date: null };
  const add = jobs.map((job_id) => ({ job_id, ...holder }));
  await manager.call(setAssignmentUsers, { params: { id: role }, body: { add } });
  await runWork(app, 'notifications');
  for (const table of ['notifications', 'mails'])
    await sqlAs(app, acme, `delete from ${table} where organization_id = $1`, [acme.organizationId]);
});
afterAll(() => app.close());

const titleFor = async (who: 'supervisor' | 'csr', language: string): Promise<string | undefined> => {
  const client = await acme.signIn(who);
  const headers = { 'accept-language': language };
  const { payload } = await client.call(notificationEndpoints.listNotifications, { headers });
  return payload.rows[0]?.title;
};

it('forty sites that change hands are one mail each, at once, to both people and to nobody else', async () => {
  const next = await acme.signIn('csr');
  const settings = { body: { delivery: 'weekly' as const, time_zone: null } };
  await next.call(notificationEndpoints.setCommunicationSettings, settings);
  const params = { id: acme.users.supervisor };
  const chosen = { by_user_id: acme.users.csr, from_date: '2026-03-10' };
  const { steps } = (await manager.call(planReplacement, { params, query: chosen })).payload;
  const periods = steps.map(({ id, updated_at }) => ({ id, updated_at }));
  const { payload } = await manager.call(replaceUser, { params, body: { ...chosen, periods } });
  expect(payload.changed).toBe(sites);
  await runWork(app, 'notifications');
  const mails = await sqlAs<{ user_id: number; kind: string; due_at: string }>(
    app,
    acme,
    'select user_id, kind, due_at from mails where organization_id = $1 order by user_id',
    [acme.organizationId],
  );
  const expected = [acme.users.supervisor, acme.users.csr].toSorted((a, b) => a - b);
  expect(mails).toEqual(expected.map((user_id) => ({ user_id, kind: 'instant', due_at: night })));
  expect(await titleFor('supervisor', 'en')).toBe('40 sites are no longer assigned to you');
  expect(await titleFor('csr', 'es')).toBe('Se le asignaron 40 sitios');
});
