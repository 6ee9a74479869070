import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarFeedEndpoints } from '#features/sites/calendar-feeds/contract';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { planEndpoints } from '../../contract/index.ts';

const { getCalendarFeed, createCalendarFeed, revokeCalendarFeed } = calendarFeedEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  await sqlAs(
    app,
    acme,
    `update jobs set service_start_date = current_date - 20, inspection_frequency_days = 30`,
  );
});
afterAll(() => app.close());

const make = async (client: Client): Promise<string> =>
  new URL((await client.call(createCalendarFeed, { body: {} })).payload.url).pathname;

/** Fetches the feed without a session, as a calendar does. */
const fetched = async (path: string) => {
  const { statusCode, headers, body } = await app.server.inject({ method: 'GET', url: path });
  return { status: statusCode, type: headers['content-type'], text: body.replaceAll('\r\n ', '') };
};

const uids = (text: string): string[] => [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, uid = '']) => uid);

it('is made, shown once, read by a calendar, and ends when it is revoked', async () => {
  expect((await supervisor.call(getCalendarFeed)).payload).toBeNull();
  const path = await make(supervisor);
  expect(path.split('/')[2]).toHaveLength(43);
  const before = (await supervisor.call(getCalendarFeed)).payload;
  expect(JSON.stringify(before)).not.toContain(path.split('/')[2]);
  expect(before?.last_read_at).toBeNull();
  const { status, type, text } = await fetched(path);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  expect((await supervisor.call(getCalendarFeed)).payload?.last_read_at).not.toBeNull();
  expect((await supervisor.call(revokeCalendarFeed)).payload).toEqual({ revoked: true });
  expect((await fetched(path)).status).toBe(404);
  expect((await supervisor.call(revokeCalendarFeed)).payload).toEqual({ revoked: false });
});

it('holds what its owner may see, and a moved date keeps its key', async () => {
  const path = await make(supervisor);
  const due = `inspections-due-${acme.inScope.jobId}-${acme.organizationId}@calendar.cora`;
  const far = `inspections-due-${acme.outOfScope.jobId}-${acme.organizationId}@calendar.cora`;
  expect(uids((await fetched(path)).text)).toEqual([due]);
  expect(uids((await fetched(await make(admin))).text).sort()).toEqual([due, far].sort());
  const body = {
    job_id: acme.inScope.jobId,
    building_id: acme.inScope.buildingId,
    user_id: acme.users.supervisor,
    planned_on: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  };
  const plan = (await admin.call(planEndpoints.planInspection, { body })).payload;
  const mine = await fetched(path);
  expect(uids(mine.text)).toEqual([`inspections-planned-${plan.id}-${acme.organizationId}@calendar.cora`]);
  expect(mine.text).toContain(`DTSTART;VALUE=DATE:${body.planned_on.replaceAll('-', '')}`);
  const moved = { ...body, planned_on: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10) };
  await admin.call(planEndpoints.movePlannedInspection, {
    params: { id: plan.id },
    body: { user_id: moved.user_id, planned_on: moved.planned_on, updated_at: plan.updated_at },
  });
  const later = await fetched(path);
  expect(uids(later.text)).toEqual(uids(mine.text));
  expect(later.text).toContain(`DTSTART;VALUE=DATE:${moved.planned_on.replaceAll('-', '')}`);
});

it('says nothing to those without the right, of other companies, or with a wrong address', async () => {
  expect(uids((await fetched(await make(await acme.signIn('viewer')))).text)).toEqual([]);
  const theirs = await fetched(await make(await rival.signIn('admin')));
  expect(theirs.text).not.toContain(acme.canary);
  expect((await fetched(`/calendar/${'A'.repeat(43)}/dates.ics`)).status).toBe(404);
  expect((await fetched('/calendar/short/dates.ics')).status).not.toBe(200);
});

it('leads those who inspect to the new inspection, and others to when the site is due', async () => {
  const site = acme.outOfScope.jobId;
  const manager = await fetched(await make(await acme.signIn('manager')));
  expect(manager.text).toContain(`/quality/inspections/create?job=${site}`);
  const csr = await fetched(await make(await acme.signIn('csr')));
  expect(csr.text).toContain(`/quality/inspections/due/${site}`);
  expect(csr.text).not.toContain('/quality/inspections/create');
});

it('of a new address the one before is over, and of a deactivated person all at once', async () => {
  const first = await make(supervisor);
  const second = await make(supervisor);
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  const set = (status: string) =>
    sqlAs(app, acme, 'update memberships set status = $1 where user_id = $2', [
      status,
      acme.users.supervisor,
    ]);
  await set('deactivated');
  expect((await fetched(second)).status).toBe(404);
  await set('active');
});

it('holds the open tasks of its owner, each on its day, and no others', async () => {
  const porter = await acme.signIn('day-porter');
  const due_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const mine = await addTask(admin, acme.inScope, {
    title: 'Polish the lobby',
    due_at,
    assignee_user_ids: [acme.users['day-porter']],
  });
  await addTask(admin, acme.inScope, { title: 'Of another', due_at });
  const path = await make(porter);
  const tasksIn = async () => uids((await fetched(path)).text).filter((uid) => uid.startsWith('tasks-'));
  expect(await tasksIn()).toEqual([`tasks-task-${mine.id}-${acme.organizationId}@calendar.cora`]);
  const { text } = await fetched(path);
  expect(text).toContain('SUMMARY:Polish the lobby');
  expect(text).toMatch(new RegExp(`/task/${mine.id}\\r`));
  await transitionTask(admin, mine.id, 'cancel', { note: 'Not needed' });
  expect(await tasksIn()).toEqual([]);
});
