import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { jobBulkEndpoints, jobEndpoints } from '../../contract/index.ts';

const { changeJobs, undoJobChanges } = jobBulkEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let ids: number[];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  ids = [acme.inScope.jobId, acme.outOfScope.jobId].toSorted((a, b) => a - b);
});
afterAll(() => app.close());
beforeEach(() =>
  sqlAs(app, acme, `update jobs set service_start_date = null, report_required = id = $1`, [ids[0]]),
);

const stored = () =>
  sqlAs<{ start: string | null; report_required: boolean }>(
    app,
    acme,
    `select service_start_date::text as start, report_required from jobs where id = any($1::int[]) order by id`,
    [ids],
  );

const change = (body: object, who: Client = admin) => who.send(changeJobs, { body: body });

const undo = (jobs: object, who: Client = admin) => who.send(undoJobChanges, { body: { changed: jobs } });

describe('many job sites', () => {
  it('get the same values, each with a trace, and have them taken back', async () => {
    const { payload } = await change({
      ids,
      change: { service_start_date: '2026-03-02', report_required: true },
    });
    expect(payload.changed.map(({ id, before }) => [id, before])).toEqual([
      [ids[0], { service_start_date: null }],
      [ids[1], { service_start_date: null, report_required: false }],
    ]);
    expect(await stored()).toEqual(ids.map(() => ({ start: '2026-03-02', report_required: true })));
    const traces = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'job.updated' and entity_id = $1 order by id desc limit 1`,
      [ids[1]],
    );
    expect(traces[0]?.changes).toEqual({
      service_start_date: [null, '2026-03-02'],
      report_required: [false, true],
    });
    expect((await undo(payload.changed)).payload).toEqual({ undone: ids, kept: [] });
    expect(await stored()).toEqual([
      { start: null, report_required: true },
      { start: null, report_required: false },
    ]);
  });

  it('are left out where they have the values already, and stay where somebody changed them since', async () => {
    const { payload } = await change({ ids, change: { report_required: true } });
    expect(payload.changed.map(({ id }) => id)).toEqual([ids[1]]);
    await change({ ids, change: { service_start_date: '2026-05-01' } });
    const { payload: taken } = await undo(payload.changed);
    expect(taken).toMatchObject({ undone: [], kept: [{ id: ids[1], reason: 'changed' }] });
    expect((await stored())[1]).toEqual({ start: '2026-05-01', report_required: true });
  });

  it('have them taken back without one that was deleted since', async () => {
    const { payload } = await change({ ids, change: { service_start_date: '2026-03-02' } });
    expect(payload.changed.map(({ name }) => name)).toEqual([
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w/),
    ]);
    const gone = (on: boolean) =>
      sqlAs(app, acme, `update jobs set deleted_at = case when $2 then now() end where id = $1`, [
        ids[1],
        on,
      ]);
    await gone(true);
    expect((await undo(payload.changed)).payload).toEqual({
      undone: [ids[0]],
      kept: [{ id: ids[1], name: null, reason: 'gone' }],
    });
    await gone(false);
    expect((await stored()).map(({ start }) => start)).toEqual([null, '2026-03-02']);
  });

  it('are refused with every wrong field, and with an id of another site or company as a whole', async () => {
    const wrong = await change({
      ids: [],
      change: { service_start_date: 'soon', inspection_frequency_days: 1000, report_required: 'yes' },
    });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['change.inspection_frequency_days', 'change.report_required', 'change.service_start_date', 'ids'],
    ]);
    expect((await change({ ids, change: {} })).errors).toHaveProperty('change');
    expect((await change({ ids, change: { service_start_date: '2126-01-01' } })).status).toBe(422);
    const strange = { ids: [ids[0], rival.inScope.jobId], change: { service_start_date: '2026-03-02' } };
    expect((await change(strange)).errors).toHaveProperty('ids');
    const stamp = { before: { report_required: false }, updated_at: '2026-01-01T00:00:00.000Z' };
    const { payload } = await undo([{ id: rival.inScope.jobId, ...stamp }]);
    expect(payload).toEqual({ undone: [], kept: [{ id: rival.inScope.jobId, name: null, reason: 'gone' }] });
    const manager = await acme.signIn('area-manager');
    expect((await change({ ids, change: { report_required: false } }, manager)).status).not.toBe(200);
    expect((await stored())[0]).toEqual({ start: null, report_required: true });
  });

  it('are counted again by the server before all that match are changed', async () => {
    const count = (seen: number, language = 'en') =>
      admin.call(jobEndpoints.listJobs, {
        query: { total: 'exact', seen, q: 'J-' },
        headers: { 'accept-language': language },
      });
    const { total } = (await count(2)).payload;
    expect(total).toBe(2);
    const other = await count(3);
    expect([other.status, other.code]).toEqual([409, 'list_changed']);
    expect(other.text).toContain('2 match now, 3 were shown');
    expect((await count(3, 'es')).text).toContain('ahora coinciden 2 y se mostraban 3');
    expect((await count(-1)).errors).toHaveProperty('seen');
  });

  it('are for people who edit job sites', async () => {
    const supervisor = await acme.signIn('supervisor');
    expect((await change({ ids, change: { report_required: false } }, supervisor)).status).toBe(403);
    expect((await undo([], supervisor)).status).toBe(403);
  });
});
