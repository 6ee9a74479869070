import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { buildingBulkEndpoints } from '../../contract/index.ts';

const { changeBuildings, undoBuildingChanges } = buildingBulkEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let ids: number[];
let areaId: number;
let rivalArea: number;

const newArea = async (company: Company, managerId: number | null = null): Promise<number> => {
  const [row] = await sqlAs<{ id: number }>(
    app,
    company,
    `insert into areas (organization_id, name, manager_user_id) values ($1, $2, $3) returning id`,
    [company.organizationId, `Side of ${managerId}`, managerId],
  );
  return row?.id ?? 0;
};

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  ids = [acme.inScope.buildingId, acme.outOfScope.buildingId].toSorted((a, b) => a - b);
  areaId = await newArea(acme);
  rivalArea = await newArea(rival);
});
afterAll(() => app.close());
beforeEach(() =>
  sqlAs(
    app,
    acme,
    `update buildings set area_id = null, inspection_frequency_days = null where id = any($1)`,
    [ids],
  ),
);

const stored = () =>
  sqlAs<{ area_id: number | null; days: number | null }>(
    app,
    acme,
    `select area_id, inspection_frequency_days as days from buildings where id = any($1::int[]) order by id`,
    [ids],
  );

const change = (body: object, who: Client = admin) => who.send(changeBuildings, { body: body });

const undo = (changed: object, who: Client = admin) => who.send(undoBuildingChanges, { body: { changed } });

describe('many buildings', () => {
  it('get the same area, whose manager sees their jobs then, and have it taken back', async () => {
    const managerId = acme.users.supervisor;
    const managed = await newArea(acme, managerId);
    const { payload } = await change({ ids, change: { area_id: managed } });
    expect(payload.changed.map(({ id, before }) => [id, before])).toEqual(
      ids.map((id) => [id, { area_id: null }]),
    );
    expect(await stored()).toEqual(ids.map(() => ({ area_id: managed, days: null })));
    const seen = () =>
      sqlAs<{ job_id: number }>(
        app,
        acme,
        `select distinct job_id from visible_jobs where user_id = $1 and source = 'area' order by job_id`,
        [managerId],
      );
    const jobs = [acme.inScope.jobId, acme.outOfScope.jobId].toSorted((a, b) => a - b);
    expect((await seen()).map(({ job_id }) => job_id)).toEqual(jobs);
    expect((await undo(payload.changed)).payload).toEqual({ undone: ids, kept: [] });
    expect(await stored()).toEqual(ids.map(() => ({ area_id: null, days: null })));
    expect(await seen()).toEqual([]);
  });

  it('stay where somebody changed them since, with a trace of each change', async () => {
    const { payload } = await change({ ids, change: { inspection_frequency_days: 7 } });
    await change({ ids: [ids[0]], change: { area_id: areaId } });
    expect((await undo(payload.changed)).payload).toMatchObject({ undone: [ids[1]], kept: [{ id: ids[0] }] });
    expect(await stored()).toEqual([
      { area_id: areaId, days: 7 },
      { area_id: null, days: null },
    ]);
    const [trace] = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'building.updated' and entity_id = $1 order by id desc limit 1`,
      [ids[0]],
    );
    expect(trace?.changes).toEqual({ area_id: [null, areaId] });
  });

  it('stay where the area that they had is no longer there, and the others go back to theirs', async () => {
    const gone = await newArea(acme, acme.users.csr);
    await change({ ids: [ids[0]], change: { area_id: gone } });
    const { payload } = await change({ ids, change: { area_id: areaId } });
    await sqlAs(app, acme, 'update areas set deleted_at = now() where id = $1', [gone]);
    expect((await undo(payload.changed)).payload).toMatchObject({ undone: [ids[1]], kept: [{ id: ids[0] }] });
    expect(await stored()).toEqual([
      { area_id: areaId, days: null },
      { area_id: null, days: null },
    ]);
    const elsewhere = payload.changed.map((one) => ({ ...one, before: { area_id: rivalArea } }));
    expect((await undo(elsewhere)).payload.undone).toEqual([]);
    expect((await stored()).map(({ area_id }) => area_id)).toEqual([areaId, null]);
  });

  it('are refused with every wrong field, other buildings or areas, and without the flag', async () => {
    const wrong = await change({ ids: [], change: { area_id: 'x', inspection_frequency_days: 1000 } });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['change.area_id', 'change.inspection_frequency_days', 'ids'],
    ]);
    expect((await change({ ids, change: { area_id: rivalArea } })).errors).toHaveProperty('area_id');
    const strange = { ids: [ids[0], rival.inScope.buildingId], change: { area_id: areaId } };
    expect((await change(strange)).errors).toHaveProperty('ids');
    const stamp = { before: { area_id: rivalArea }, updated_at: '2026-01-01T00:00:00.000Z' };
    const { payload } = await undo([{ id: rival.inScope.buildingId, ...stamp }]);
    expect(payload).toMatchObject({ undone: [], kept: [{ name: null, reason: 'gone' }] });
    const supervisor = await acme.signIn('supervisor');
    expect((await change({ ids, change: { area_id: areaId } }, supervisor)).status).toBe(403);
    expect((await undo([{ id: ids[0], ...stamp }], supervisor)).status).toBe(403);
    expect(await stored()).toEqual(ids.map(() => ({ area_id: null, days: null })));
  });
});
