import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { floorEndpoints, occupancyEndpoints } from '#features/sites/buildings/contract';
import { writeAudit, writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../tests/api/harness/index.ts';
import { auditLogEndpoints } from '../contract/index.ts';

const { listBuildingAuditLog, exportBuildingAuditLog } = auditLogEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;
let outsider: Client;
let buildingId: number;
let tenantId: number;

const log = async (client: Client, query: object = {}, id = buildingId) =>
  client.call(listBuildingAuditLog, { params: { id }, query });

const rowsOf = async (client: Client, query: object = {}, id = buildingId) => {
  const answer = await log(client, query, id);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows;
};

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [admin, manager, outsider] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('area-manager'),
    rival.signIn('admin'),
  ]);
  buildingId = acme.inScope.buildingId;
  const { payload: floors } = await admin.call(floorEndpoints.createFloors, {
    params: { id: buildingId },
    body: { floors: [4, 5].map((number) => ({ number, label: `Floor ${number}`, cleanable_sqft: 9000 })) },
  });
  const rent = { name: 'Cobalt & Finch Law', floor_ids: [floors[0]?.id ?? 0], move_in: '2026-03-01' };
  const { payload } = await admin.call(occupancyEndpoints.createBuildingTenant, {
    body: { building_id: buildingId, ...rent },
  });
  tenantId = payload.id;
  await admin.call(occupancyEndpoints.updateBuildingTenant, {
    body: {
      id: tenantId,
      updated_at: payload.updated_at,
      ...rent,
      floor_ids: [floors[1]?.id ?? 0],
      check_doors: false,
      color: 'gold',
    },
  });
});
afterAll(() => app.close());

it('says in words what was changed, from what to what, by whom and at which record', async () => {
  const [edited, created] = await rowsOf(admin, { kind: ['building-tenant'] });
  expect(edited).toMatchObject({
    action: 'Edited',
    record: {
      kind: 'Tenant',
      name: 'Cobalt & Finch Law',
      path: `/admin/building/${buildingId}`,
    },
    actor: { id: acme.users.admin },
  });
  expect(edited?.changes).toEqual(
    expect.arrayContaining([
      { label: 'Floors', before: 'Floor 4', after: 'Floor 5' },
      { label: 'Check the doors every night', before: 'yes', after: 'no' },
      { label: 'Color on the plan', before: 'nothing', after: 'Gold' },
    ]),
  );
  expect(created?.action).toBe('Created');
});

it('says it in Spanish to people who read Spanish', async () => {
  const { payload } = await admin.call(listBuildingAuditLog, {
    params: { id: buildingId },
    query: { kind: ['building-tenant'] },
    headers: { 'accept-language': 'es', cookie: 'locale=es' },
  });
  expect(payload.rows[0]).toMatchObject({ action: 'Modificado', record: { kind: 'Inquilino' } });
});

it('tells a change of status, with a moment as the clock at the building shows it', async () => {
  const { id } = await addTask(admin, acme.inScope);
  await transitionTask(admin, id, 'begin');
  const [moved] = await rowsOf(admin, { kind: ['task'] });
  expect(moved).toMatchObject({ action: 'Status changed', record: { kind: 'Task', path: `/task/${id}` } });
  expect(moved?.changes).toContainEqual({ label: 'Status', before: 'To do', after: 'In progress' });
});

it('filters by kind, person, days and words, and refuses what it does not know', async () => {
  expect(await rowsOf(admin, { kind: ['floor'] })).toHaveLength(2);
  expect(await rowsOf(admin, { actor_id: acme.users.supervisor })).toHaveLength(0);
  expect(await rowsOf(admin, { at_to: '2020-01-01' })).toHaveLength(0);
  expect(
    (await rowsOf(admin, { at_from: '2020-01-01', q: 'gold' })).map(({ record }) => record.kind),
  ).toEqual(['Tenant']);
  expect(await rowsOf(admin, { q: 'check_doors' }), 'the names of fields are no words').toHaveLength(0);
  const bad = await log(admin, { kind: ['moon'], actor_id: -1, at_from: 'soon', sort: 'color' });
  expect(bad.status).toBe(422);
  expect(Object.keys(bad.errors ?? {})).toEqual(
    expect.arrayContaining(['kind.0', 'actor_id', 'at_from', 'sort']),
  );
});

it('keeps entries of a job from people who do not see it, though they see the building', async () => {
  const entry = { action: 'job.updated', entity: 'job', entityId: acme.outOfScope.jobId };
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    await writeAudit(tenant, null, { ...entry, jobId: acme.outOfScope.jobId, buildingId });
    await writeAudit(tenant, null, {
      action: 'job.updated',
      entity: 'job',
      entityId: acme.inScope.jobId,
      jobId: acme.inScope.jobId,
    });
  });
  const jobsIn = async (client: Client) =>
    (await rowsOf(client, { kind: ['job'] })).map(({ record }) => record.path);
  expect(await jobsIn(admin)).toEqual([`/job/${acme.inScope.jobId}`, `/job/${acme.outOfScope.jobId}`]);
  expect(await jobsIn(manager)).toEqual([`/job/${acme.inScope.jobId}`]);
});

it('pages through entries of the building and of its jobs in one order, counts all and finds words', async () => {
  const { jobId } = acme.inScope;
  const write = (of: { jobId?: number; buildingId?: number }, note: string) =>
    app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      writeAudit(tenant, null, { action: 'job.updated', entity: 'job', entityId: jobId, note, ...of }),
    );
  for (const number of [1, 3, 5]) {
    await write({ jobId }, `turn ${number}`);
    await write({ buildingId }, `turn ${number + 1}`);
  }
  await write({ buildingId }, 'Él pidió la MÁQUINA');
  const found = await rowsOf(admin, { q: 'maquina pidio' });
  expect(found.map(({ note }) => note)).toEqual(['Él pidió la MÁQUINA']);
  const page = async (query: object) => (await log(admin, { q: 'turn', per_page: 2, ...query })).payload;
  const notes = async (query: object) => (await page(query)).rows.map(({ note }) => note);
  expect(await notes({})).toEqual(['turn 6', 'turn 5']);
  expect(await notes({ page: 2 })).toEqual(['turn 4', 'turn 3']);
  expect(await notes({ page: 3, order: 'asc' })).toEqual(['turn 5', 'turn 6']);
  expect([(await page({})).total, (await page({ total: 'exact' })).total]).toEqual([6, 6]);
});

it('finds a word that most entries have, alone and with a rare one', async () => {
  const said = (entity: string, note: string, count: number) =>
    app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      writeAuditOfMany(tenant, null, {
        action: `${entity}.updated`,
        entity,
        note,
        records: Array.from({ length: count }, () => ({ entityId: 1, buildingId })),
      }),
    );
  await said('vacancy', 'Walked through twice', 60);
  await said('floor', 'Walked through once', 1);
  const { payload } = await log(admin, { q: 'walked', per_page: 10 });
  expect([payload.total, payload.rows[0]?.note]).toEqual([61, 'Walked through once']);
  expect(await rowsOf(admin, { q: 'walked', kind: ['floor'] })).toHaveLength(1);
  expect(await rowsOf(admin, { q: 'once walked' })).toHaveLength(1);
});

it('needs job.canViewAuditLog, and the building in scope', async () => {
  expect((await log(await acme.signIn('day-porter'))).status).toBe(403);
  expect((await log(manager, {}, acme.outOfScope.buildingId)).status).toBe(404);
  expect((await log(outsider)).status).toBe(404);
  expect(
    (await outsider.call(exportBuildingAuditLog, { params: { id: buildingId }, query: { format: 'csv' } }))
      .status,
  ).toBe(404);
});

it('writes the filtered entries to a file, and records that in the log of the organization', async () => {
  const { bytes } = await admin.call(exportBuildingAuditLog, {
    params: { id: buildingId },
    query: { format: 'csv', kind: ['building-tenant'] },
  });
  const [header, edited] = parse(bytes, { bom: true }) as string[][];
  expect(header).toEqual(['When', 'Who', 'What', 'Type', 'Record', 'Before and after', 'Note']);
  expect(edited?.slice(2, 6)).toEqual([
    'Edited',
    'Tenant',
    'Cobalt & Finch Law',
    expect.stringContaining('Floors: Floor 4 → Floor 5'),
  ]);
});
