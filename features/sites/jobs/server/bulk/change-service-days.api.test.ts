import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobBulkEndpoints } from '../../contract/index.ts';

const { changeServiceDays, undoServiceDays, transitionJobs, undoTransitions, listBuildingIds } =
  jobBulkEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let ids: number[];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  ids = [acme.inScope.jobId, acme.outOfScope.jobId].toSorted((a, b) => a - b);
  await sqlAs(app, acme, `delete from job_services where job_id = any($1::int[])`, [ids]);
  await sqlAs(
    app,
    acme,
    `insert into job_services (organization_id, job_id, type, name, days_of_week, status)
     values ($1, $2, 'night-cleaning', 'Nights', '{1,2}', 'active'), ($1, $2, 'other', 'Windows', '{5}', 'active'),
       ($1, $3, 'night-cleaning', 'Old nights', '{0}', 'inactive')`,
    [acme.organizationId, ids[0], ids[1]],
  );
});
afterAll(() => app.close());

const days = () =>
  sqlAs<{ name: string; days_of_week: number[] }>(
    app,
    acme,
    `select name, days_of_week from job_services where job_id = any($1::int[]) order by name`,
    [ids],
  );

const change = (body: object, who: Client = admin) => who.send(changeServiceDays, { body: body });

const undo = (changed: object, who: Client = admin) => who.send(undoServiceDays, { body: { changed } });

describe('days of a service at many jobs', () => {
  it('are those of the active services of this kind, and can be taken back', async () => {
    const before = await days();
    const body = { ids, type: 'night-cleaning', days_of_week: [5, 1, 3] };
    const { payload } = await change(body);
    expect(payload.changed.map(({ before: had }) => had)).toEqual([{ days_of_week: [1, 2] }]);
    expect(payload.without).toEqual([ids[1]]);
    expect(await days()).toEqual([
      { name: 'Nights', days_of_week: [1, 3, 5] },
      { name: 'Old nights', days_of_week: [0] },
      { name: 'Windows', days_of_week: [5] },
    ]);
    expect((await change(body)).payload.changed).toEqual([]);
    const withGone = [{ ...payload.changed[0], id: 2_000_000_000 }, ...payload.changed];
    expect((await undo(withGone)).payload).toEqual({
      undone: payload.changed.map(({ id }) => id),
      kept: [{ id: 2_000_000_000, name: null, reason: 'gone' }],
    });
    expect(await days()).toEqual(before);
    const again = (await change(body)).payload.changed;
    await change({ ...body, days_of_week: [6] });
    expect((await undo(again)).payload).toMatchObject({ undone: [], kept: [{ name: 'Nights' }] });
  });

  it('are refused with every wrong field, other jobs, and without the flag', async () => {
    const wrong = await change({ ids: [], type: 'gardening', days_of_week: [7] });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['days_of_week.0', 'ids', 'type'],
    ]);
    const body = { ids: [ids[0], rival.inScope.jobId], type: 'other', days_of_week: [0] };
    expect((await change(body)).errors).toHaveProperty('ids');
    const stamp = { before: { days_of_week: [0] }, updated_at: '2026-01-01T00:00:00.000Z' };
    expect((await undo([{ id: 2_000_000_000, ...stamp }])).payload.kept).toMatchObject([{ reason: 'gone' }]);
    const supervisor = await acme.signIn('supervisor');
    expect((await change({ ...body, ids: [ids[0]] }, supervisor)).status).toBe(403);
    expect((await undo([{ id: 1, ...stamp }], supervisor)).status).toBe(403);
    expect((await days()).find(({ name }) => name === 'Windows')?.days_of_week).toEqual([5]);
  });
});

describe('the status of many jobs', () => {
  const step = (body: object, who: Client = admin) => who.send(transitionJobs, { body: body });
  const statuses = () =>
    sqlAs<{ status: string }>(app, acme, `select status from jobs where id = any($1::int[]) order by id`, [
      ids,
    ]);

  it('changes where the rules of one job allow it, with the reason where not', async () => {
    await sqlAs(app, acme, `update jobs set status = 'active' where id = $1`, [ids[0]]);
    await sqlAs(app, acme, `update jobs set status = 'draft' where id = $1`, [ids[1]]);
    const end = { transition: 'deactivate', end_date: '2026-12-01', reason: 'Sold', confirmed: true };
    const { payload } = await step({ ids, step: end });
    expect(payload.done).toEqual([ids[0]]);
    expect(payload.failed).toMatchObject([{ id: ids[1], reason: expect.stringMatching(/\w/) }]);
    expect(await statuses()).toEqual([{ status: 'inactive' }, { status: 'draft' }]);
    const back = await step({ ids: [ids[1]], step: { transition: 'activate' } });
    expect(back.payload.done).toEqual([]);
    expect(back.payload.failed[0]?.reason).toMatch(/\w/);
    expect((await statuses())[1]).toEqual({ status: 'draft' });
  });

  it('is taken back by whoever changed it, within minutes, unless it was changed since', async () => {
    const undo = (changed: object, who: Client = admin) => who.send(undoTransitions, { body: { changed } });
    await sqlAs(app, acme, `update jobs set status = 'active', end_date = null where id = any($1::int[])`, [
      ids,
    ]);
    const end = { transition: 'deactivate', end_date: '2026-12-01', reason: 'Wrong ones', confirmed: false };
    const { changed } = (await step({ ids, step: end })).payload;
    expect(changed.map(({ id, before }) => [id, before])).toEqual(
      ids.map((id) => [id, { status: 'active', end_date: null }]),
    );
    expect((await undo(changed, await acme.signIn('manager'))).payload?.undone ?? []).toEqual([]);
    const forged = changed.map((one) => ({ ...one, before: { status: 'draft', end_date: null } }));
    expect((await undo(forged)).payload.undone).toEqual([]);
    await sqlAs(app, acme, `update jobs set description = 'Edited' where id = $1`, [ids[1]]);
    const kept = { id: ids[1], name: expect.stringMatching(/\w/), reason: 'changed' };
    expect((await undo(changed)).payload).toEqual({ undone: [ids[0]], kept: [kept] });
    expect((await undo(changed)).payload.undone).toEqual([]);
    expect(await statuses()).toEqual([{ status: 'active' }, { status: 'inactive' }]);
    const [open] = await sqlAs<{ end_date: string | null }>(
      app,
      acme,
      'select end_date::text from jobs where id = $1',
      [ids[0]],
    );
    expect(open?.end_date).toBeNull();
    const again = (await step({ ids: [ids[0]], step: end })).payload.changed;
    const { clock } = app.wiring;
    app.wiring.clock = { ...clock, now: () => new Date(Date.now() + 11 * 60_000) };
    expect((await undo(again)).payload.undone).toEqual([]);
    app.wiring.clock = clock;
  });

  it('goes back to draft once, and not with work that was planned since', async () => {
    const undo = async (changed: object) =>
      (await admin.send(undoTransitions, { body: { changed } })).payload.undone;
    const stamp = async (before: string) => {
      const [job] = await sqlAs<{ at: string }>(
        app,
        acme,
        `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from jobs where id = $1`,
        [ids[0]],
      );
      return { id: ids[0], name: '', before: { status: before, end_date: null }, updated_at: job?.at };
    };
    const activated = () =>
      sqlAs(
        app,
        acme,
        `with active as (update jobs set status = 'active', end_date = null where id = $1)
          insert into audit_log (organization_id, actor_user_id, entity, entity_id, job_id, action, from_status, to_status)
          values ($2, $3, 'job', $1, $1, 'job.activated', 'draft', 'active')`,
        [ids[0], acme.organizationId, acme.users.admin],
      );
    await activated();
    expect(await undo([await stamp('draft')])).toEqual([ids[0]]);
    expect(await undo([await stamp('active')])).toEqual([]);
    await activated();
    await admin.send(taskEndpoints.createTask, {
      body: {
        client_uuid: randomUUID(),
        type: 'request',
        description: 'Wash the doors',
        job_id: ids[0],
        building_id: acme.inScope.buildingId,
        scheduled_on: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
      },
    });
    expect(await undo([await stamp('draft')])).toEqual([]);
    await sqlAs(app, acme, `update tasks set status = 'cancelled' where description = 'Wash the doors'`, []);
  });

  it('is not taken back where work ended with it', async () => {
    await sqlAs(app, acme, `update jobs set status = 'active', end_date = null where id = any($1::int[])`, [
      ids,
    ]);
    await admin.send(taskEndpoints.createTask, {
      body: {
        client_uuid: randomUUID(),
        type: 'request',
        description: 'Wash the windows',
        job_id: acme.inScope.jobId,
        building_id: acme.inScope.buildingId,
        scheduled_on: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
      },
    });
    const end = { transition: 'deactivate', end_date: '2026-12-01', reason: 'Sold', confirmed: true };
    const { payload } = await step({ ids, step: end });
    expect(payload.done).toEqual(ids);
    expect(payload.changed.map(({ id }) => id)).toEqual([acme.outOfScope.jobId]);
  });

  it('counts the work of a job once, confirmed or not', async () => {
    const statements = async (confirmed: boolean) => {
      await sqlAs(app, acme, `update jobs set status = 'active', end_date = null where id = $1`, [ids[1]]);
      const end = { transition: 'deactivate', end_date: '2026-12-01', reason: 'Sold', confirmed };
      return countStatements(() => step({ ids: [ids[1]], step: end }));
    };
    await statements(false);
    expect(await statements(true)).toBe(await statements(false));
  });

  it('is refused with every wrong field, other jobs, and without the flag', async () => {
    const wrong = await step({ ids: [], step: { transition: 'deactivate', end_date: 'soon', reason: '' } });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['ids', 'step.end_date', 'step.reason']);
    const other = await step({ ids: [ids[0], rival.inScope.jobId], step: { transition: 'activate' } });
    expect(other.errors).toHaveProperty('ids');
    const supervisor = await acme.signIn('supervisor');
    expect((await step({ ids, step: { transition: 'activate' } }, supervisor)).status).toBe(403);
  });
});

it('names the buildings of jobs in scope, each once', async () => {
  const { payload } = await admin.call(listBuildingIds, {
    query: { ids: [...ids, rival.inScope.jobId] },
  });
  const stored = await sqlAs<{ id: number }>(
    app,
    acme,
    `select distinct building_id as id from job_buildings where job_id = any($1::int[]) order by 1`,
    [ids],
  );
  expect(payload.ids).toEqual(stored.map(({ id }) => id));
});
