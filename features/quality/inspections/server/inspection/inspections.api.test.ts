import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateEndpoints } from '#features/quality/inspection-templates/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  begin,
  completed,
  giveAnswers,
  publishTemplate,
  read,
} from '../../../../../tests/api/harness/walk.ts';
import { inspectionEndpoints } from '../../contract/index.ts';

const { createInspection, getInspection, updateInspection, deleteInspection, reinspect } =
  inspectionEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let manager: Client;
let viewer: Client;
let csr: Client;
let scheduler: Client;
let stranger: Client;
let template: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, manager, viewer, csr, scheduler] = (await Promise.all(
    (['admin', 'supervisor', 'manager', 'viewer', 'csr', 'scheduler'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(admin);
});
afterAll(() => app.close());

const create = (body: object = {}, client = supervisor) =>
  client.call(createInspection, {
    body: {
      template_id: template,
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      ...body,
    },
  });

const status = async (client: Client, id: number | string) =>
  (await client.call(getInspection, { params: { id } })).status;

describe('an inspection begins', () => {
  it('new, with the version of its template, by whoever began it', async () => {
    const { status: code, payload } = await create({ accompanied_by: 'Ana Ruiz' });
    expect(code).toBe(200);
    expect(payload).toMatchObject({
      status: 'new',
      status_code: 1,
      score: null,
      template: { id: template, version: 1 },
      accompanied_by: 'Ana Ruiz',
      inspected_by: { id: acme.users.supervisor },
      allowed_transitions: ['complete'],
      can: { update: true, delete: true, reinspect: false },
    });
    expect(payload.snapshot.sections.map(({ title }) => title)).toEqual(['Lobby', 'Restroom', 'Office']);
    expect(payload.timeline.map(({ action }) => action)).toEqual(['inspection.created']);
  });

  it('once for a device, however often it sends, and is found by what the device calls it', async () => {
    const client_uuid = randomUUID();
    const [one, other] = [await create({ client_uuid }), await create({ client_uuid })];
    expect(other.payload.id).toBe(one.payload.id);
    const found = await supervisor.call(getInspection, { params: { id: client_uuid } });
    expect(found.payload.id).toBe(one.payload.id);
    expect(await status(stranger, client_uuid)).toBe(404);
    expect((await create({ client_uuid }, manager)).errors).toHaveProperty('client_uuid');
  });

  it('with the version that the device began with', async () => {
    const own = await publishTemplate(admin);
    const draft = (await admin.call(templateEndpoints.getTemplate, { params: { id: own } })).payload;
    const { id: _id, ...fields } = draft as unknown as Record<string, unknown>;
    const saved = await admin.send(templateEndpoints.updateTemplate, {
      params: { id: own },
      body: {
        name: 'Walk two',
        inspection_type: 'quality',
        content: fields.content,
        updated_at: draft.updated_at,
      },
    });
    await admin.call(templateEndpoints.publishTemplate, {
      params: { id: own },
      body: { updated_at: saved.payload.updated_at },
    });
    const versions = [
      await create({ template_id: own }),
      await create({ template_id: own, template_version: 1 }),
    ];
    expect(versions.map(({ payload }) => payload.template.version)).toEqual([2, 1]);
    const unknown = await create({ template_id: own, template_version: 7 });
    expect([unknown.status, Object.keys(unknown.errors)]).toEqual([422, ['template_version']]);
  });

  it('only where everything fits, and says all that does not', async () => {
    const draft = await admin.send(templateEndpoints.createTemplate, {
      body: { name: 'Draft', inspection_type: 'quality' },
    });
    const wrong = await create({
      template_id: draft.payload.id,
      building_id: acme.outOfScope.buildingId,
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual(['building_id', 'template_id']);
    const places = await create({ floor_ids: [999_999], tenant_ids: [999_999] });
    expect(Object.keys(places.errors).sort()).toEqual(['floor_ids', 'tenant_ids']);
    expect((await create({ visibility: 'internal' })).errors).toHaveProperty('visibility');
    expect((await create({ job_id: acme.outOfScope.jobId })).status).toBe(404);
    expect((await create({ status: 'completed' })).status).toBe(422);
    expect((await create({ device_created_at: '2001-01-01T00:00:00Z' })).errors).toHaveProperty(
      'device_created_at',
    );
    for (const client of [viewer, csr, scheduler]) expect((await create({}, client)).status).toBe(403);
  });
});

describe('an inspection is seen', () => {
  it('in scope, by its status, and by nobody of another company', async () => {
    const fresh = await begin(supervisor, acme, template);
    expect(await Promise.all([supervisor, manager, admin].map((one) => status(one, fresh.id)))).toEqual([
      200, 200, 200,
    ]);
    expect(await Promise.all([viewer, scheduler, stranger].map((one) => status(one, fresh.id)))).toEqual([
      404, 404, 404,
    ]);
    const done = await completed(supervisor, acme, template);
    expect(await Promise.all([scheduler, viewer].map((one) => status(one, done.id)))).toEqual([200, 404]);
    const far = await begin(admin, { ...acme, inScope: acme.outOfScope }, template);
    expect(await status(supervisor, far.id)).toBe(404);
  });
});

describe('what is said about an inspection as a whole', () => {
  it('is saved, refused when it was changed since, and traced', async () => {
    const { id, updated_at } = await begin(supervisor, acme, template);
    const save = (body: object, client = manager) =>
      client.send(updateInspection, { params: { id }, body: body });
    const first = await save({ general_comments: 'Good', accompanied_by: 'Ana', updated_at });
    expect(first.payload).toMatchObject({ general_comments: 'Good', accompanied_by: 'Ana' });
    expect(first.payload.timeline.at(-1)).toMatchObject({
      action: 'inspection.updated',
      changes: { general_comments: ['', 'Good'] },
    });
    expect((await save({ general_comments: 'Older', updated_at })).status).toBe(409);
    const wrong = await save({ general_comments: 'x'.repeat(2001), accompanied_by: '12', visibility: 'all' });
    expect(Object.keys(wrong.errors).sort()).toEqual(['accompanied_by', 'general_comments', 'visibility']);
    expect((await save({ visibility: 'internal' })).errors).toHaveProperty('visibility');
    expect([(await save({}, csr)).status, (await save({}, stranger)).status]).toEqual([403, 404]);
  });
});

describe('an inspection is deleted', () => {
  const remove = (client: Client, id: number) => client.call(deleteInspection, { params: { id } });

  it('by its inspector while it is new, by admins until it is final; its tasks stay', async () => {
    const fresh = await begin(supervisor, acme, template);
    expect([(await remove(manager, fresh.id)).status, (await remove(stranger, fresh.id)).status]).toEqual([
      403, 404,
    ]);
    expect((await remove(supervisor, fresh.id)).status).toBe(200);
    expect(await status(supervisor, fresh.id)).toBe(404);
    const done = await completed(supervisor, acme, template);
    expect((await remove(supervisor, done.id)).status).toBe(403);
    expect((await remove(admin, done.id)).status).toBe(200);
    const kept = await sqlAs<{ deleted: boolean; related_type_id: number | null }>(
      app,
      acme,
      `select deleted_at is not null as deleted, related_type_id from tasks
       where id in (${done.tasks.map(({ id }) => id).join(', ')})`,
    );
    expect(kept).toEqual([
      { deleted: false, related_type_id: null },
      { deleted: false, related_type_id: null },
    ]);
  });
});

describe('a re-inspection', () => {
  const again = (client: Client, id: number) => client.call(reinspect, { params: { id }, body: {} });

  it('asks what was deficient, shows what it was, and leaves the first as it is', async () => {
    const first = await completed(supervisor, acme, template);
    expect((await again(supervisor, first.id)).status).toBe(409);
    await admin.call(inspectionEndpoints.finalizeInspection, {
      params: { id: first.id },
      body: { open_tasks: 2 },
    });
    const { payload: second } = await again(supervisor, first.id);
    expect(second).toMatchObject({ is_reinspection: true, parent: { id: first.id, score: 84.1667 } });
    expect(second.parent?.answers.map(({ value }) => value)).toEqual(['below', 'poor']);
    expect(second.only).toHaveLength(2);
    const refused = await giveAnswers(supervisor, second, { Floor: 'poor' });
    expect(refused.errors).toEqual({ 'answers.0.question_id': expect.any(Array) });
    await giveAnswers(supervisor, second, { Fixtures: 'excellent', Dusting: 'excellent' });
    const done = await supervisor.call(inspectionEndpoints.completeInspection, {
      params: { id: second.id },
      body: {},
    });
    expect(done.payload).toMatchObject({ status: 'completed', score: 100, next_due_on: first.next_due_on });
    const shown = await read(supervisor, first);
    expect([shown.score, shown.reinspections.map(({ id }) => id)]).toEqual([84.1667, [second.id]]);
    expect([(await again(viewer, first.id)).status, (await again(stranger, first.id)).status]).toEqual([
      403, 404,
    ]);
  });

  it('of an inspection without a deficiency is refused', async () => {
    const good = { Floor: 'good', Glass: 'good', Mats: null, Fixtures: 'good', Tiles: 'good' };
    const clean = await completed(supervisor, acme, template, {
      ...good,
      Supplies: 'good',
      Trash: 'good',
      Dusting: 'good',
    });
    expect((await again(supervisor, clean.id)).status).toBe(409);
  });
});
