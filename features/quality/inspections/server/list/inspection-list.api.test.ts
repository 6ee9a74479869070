import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { begin, completed, publishTemplate, workedAnswers } from '../../../../../tests/api/harness/walk.ts';
import { type Inspection, inspectionEndpoints, inspectionListEndpoints } from '../../contract/index.ts';

const { listInspections, listInspectionTable, exportInspections } = inspectionListEndpoints;

let app: TestApp;
let acme: Company;
let people: Record<'admin' | 'supervisor' | 'viewer' | 'scheduler' | 'nobody', Client>;
let stranger: Client;
let fresh: Inspection;
let failed: Inspection;
let passed: Inspection;
let far: Inspection;

const clean = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, 'excellent']));

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  const [admin, supervisor, viewer, scheduler, nobody] = (await Promise.all(
    (['admin', 'supervisor', 'viewer', 'scheduler', 'nobody'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client, Client];
  people = { admin, supervisor, viewer, scheduler, nobody };
  stranger = await started.rival.signIn('admin');
  const template = await publishTemplate(admin);
  fresh = await begin(supervisor, acme, template);
  failed = await completed(supervisor, acme, template);
  passed = await completed(admin, acme, template, clean);
  await admin.call(inspectionEndpoints.finalizeInspection, { params: { id: passed.id }, body: {} });
  far = await begin(admin, { ...acme, inScope: acme.outOfScope }, template);
  await sqlAs(app, acme, `update inspections set inspected_at = '2026-03-05T06:30:00Z' where id = $1`, [
    failed.id,
  ]);
  await sqlAs(app, acme, `update buildings set time_zone = 'America/Denver'`);
});
afterAll(() => app.close());

const list = async (query: object = {}, client = people.admin): Promise<number[]> => {
  const answer = await client.send(listInspections, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows.map(({ id }) => id);
};

describe('the list of inspections', () => {
  it('has the latest first, and says of each what the table shows', async () => {
    expect(await list()).toEqual([far.id, passed.id, fresh.id, failed.id]);
    const { payload } = await people.admin.call(listInspectionTable, { query: { q: `#${failed.number}` } });
    expect(payload.rows).toMatchObject([
      {
        id: failed.id,
        status: 'pending',
        status_code: 2,
        score: 84.1667,
        band: 'warning',
        deficiency_count: 2,
        open_tasks: 2,
        inspected_by: { id: acme.users.supervisor },
        inspection_type: { key: 'quality' },
      },
    ]);
  });

  it.each<[string, () => object, () => Inspection[]]>([
    ['status', () => ({ status: ['new'] }), () => [far, fresh]],
    ['band', () => ({ band: ['warning'] }), () => [failed]],
    ['no band', () => ({ band: ['none'] }), () => [far, fresh]],
    ['outcome', () => ({ outcome: ['pass'] }), () => [passed]],
    ['open deficiencies', () => ({ open_deficiencies: true }), () => [failed]],
    ['inspector', () => ({ inspectedBy: acme.users.supervisor }), () => [fresh, failed]],
    ['the caller', () => ({ mine: true }), () => [far, passed]],
    ['building', () => ({ building: acme.outOfScope.buildingId }), () => [far]],
    ['client', () => ({ client: acme.clientId, band: ['success'] }), () => [passed]],
    ['job', () => ({ job: acme.outOfScope.jobId }), () => [far]],
    ['type', () => ({ type: ['safety'] }), () => []],
    // Half past eleven in the evening in Denver.
    ['days at the building', () => ({ dateFrom: '2026-03-04', dateTo: '2026-03-04' }), () => [failed]],
    ['other days', () => ({ dateFrom: '2026-03-05', dateTo: '2026-03-05' }), () => []],
    ['an unknown area', () => ({ region: 999_999 }), () => []],
    ['the past three months', () => ({ recent: true }), () => [far, passed, fresh]],
    ['whether it repeats one', () => ({ reinspection: true }), () => []],
    ['number', () => ({ q: String(passed.number) }), () => [passed]],
  ])('is filtered by %s', async (_, query, found) => {
    expect(await list(query())).toEqual(found().map(({ id }) => id));
  });

  it.each(['inspected_at', 'number', 'score', 'open_tasks', 'status'])('is sorted by %s', async (sort) => {
    const [up, down] = [await list({ sort, order: 'asc' }), await list({ sort, order: 'desc' })];
    expect(up.toSorted()).toEqual(down.toSorted());
    expect(up).toHaveLength(4);
  });

  it('shows what a person may see, and refuses who may see none', async () => {
    expect(await list({}, people.supervisor)).toEqual([passed.id, fresh.id, failed.id]);
    expect(await list({}, people.scheduler)).toEqual([passed.id, failed.id]);
    expect(await list({}, people.viewer)).toEqual([passed.id]);
    expect((await people.nobody.call(listInspections)).status).toBe(403);
    expect(await list({}, stranger)).toEqual([]);
    const wrong = await people.admin.send(listInspections, {
      query: { dateFrom: '5', sort: 'name', band: ['great'] },
    });
    expect(Object.keys(wrong.errors).sort()).toEqual(['band.0', 'dateFrom', 'sort']);
  });

  it('is exported as it is filtered', async () => {
    const answer = await people.admin.call(exportInspections, {
      query: { format: 'csv', outcome: ['fail'] },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('84.1667');
    expect(answer.text).toContain('Fail');
    expect(answer.text).not.toContain(',Pass,');
    expect((await people.viewer.call(exportInspections, { query: { format: 'csv' } })).status).toBe(403);
  });

  it('follows tasks that move', async () => {
    await transitionTask(people.admin, failed.tasks[0]?.id ?? 0, 'close');
    const { payload } = await people.admin.call(listInspections, { query: { open_deficiencies: true } });
    expect(payload.rows.map(({ open_tasks }) => open_tasks)).toEqual([1]);
  });
});
