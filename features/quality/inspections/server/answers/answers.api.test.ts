import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  asks,
  begin,
  complete,
  completed,
  entriesOf,
  giveAnswers,
  publishTemplate,
  read,
} from '../../../../../tests/api/harness/walk.ts';
import { answerEndpoints, type Inspection, inspectionEndpoints } from '../../contract/index.ts';

const { saveAnswers, markSection, addAnswerFiles } = answerEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let manager: Client;
let csr: Client;
let stranger: Client;
let template: number;
let floors: number[];

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, manager, csr] = (await Promise.all(
    (['admin', 'supervisor', 'manager', 'csr'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(
    admin,
    [
      {
        title: 'Lobby',
        questions: [
          { label: 'Floor', photo: 'required_if_deficient', comment: 'required_if_deficient' },
          { label: 'Glass', allow_na: false },
          { label: 'Humidity', response_type: 'number', required: false, photo: 'none' },
        ],
      },
      { title: 'Hall', repeat: 'per_floor', questions: [{ label: 'Carpet', required: false }] },
      { title: 'Suite', repeat: 'per_tenant', questions: [{ label: 'Door', required: false }] },
    ],
    { allow_mark_all: true },
  );
  const rows = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into floors (organization_id, building_id, number, label)
     select $1, $2, n, 'Floor ' || n from generate_series(1, 2) n returning id`,
    [acme.organizationId, acme.inScope.buildingId],
  );
  floors = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  );

const save = (client: Client, id: number | string, answers: object[], more: object = {}) =>
  client.send(saveAnswers, { params: { id }, body: { answers, ...more } });

const standing = async (inspection: Inspection, label: string) => {
  const { answers } = await read(admin, inspection);
  return answers.find(({ question_id }) => question_id === asks(inspection, label))?.value;
};

describe('an answer', () => {
  it('is judged by the server and kept once, however often it is sent', async () => {
    const inspection = await begin(supervisor, acme, template);
    const [entry] = entriesOf(inspection, { Floor: 'poor' });
    const first = await save(supervisor, inspection.id, [entry ?? {}]);
    expect(first.payload.answers).toMatchObject([{ value: 'poor', percent: 60, is_deficient: true }]);
    await save(supervisor, inspection.id, [entry ?? {}]);
    const [kept] = await sqlAs<{ total: number }>(
      app,
      acme,
      `select count(*)::int as total from inspection_answer_history where inspection_id = $1`,
      [inspection.id],
    );
    expect(kept).toEqual({ total: 1 });
  });

  it('is refused with every fault, and none of the call is kept', async () => {
    const inspection = await begin(supervisor, acme, template);
    const answer = await save(supervisor, inspection.id, [
      ...entriesOf(inspection, { Floor: 'good' }),
      ...entriesOf(inspection, { Glass: null, Humidity: 'wet' }),
      { client_uuid: randomUUID(), question_id: randomUUID(), value: 'good' },
      {
        client_uuid: randomUUID(),
        question_id: asks(inspection, 'Carpet'),
        instance: 'floor:99',
        value: 'good',
      },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual([
      ...['answers.1.na', 'answers.2.value', 'answers.3.question_id', 'answers.4.question_id'],
    ]);
    expect((await read(supervisor, inspection)).answers).toEqual([]);
    const wrong = await save(supervisor, inspection.id, [
      { client_uuid: 'x', question_id: 'y', instance: 'z' },
    ]);
    expect(Object.keys(wrong.errors).sort()).toEqual([
      ...['answers.0.client_uuid', 'answers.0.instance', 'answers.0.question_id'],
    ]);
    const [good] = entriesOf(inspection, { Floor: 'good' });
    expect((await save(csr, inspection.id, [good ?? {}])).status).toBe(403);
    expect((await save(stranger, inspection.id, [good ?? {}])).status).toBe(404);
  });

  it('reaches an inspection that the device began without a connection', async () => {
    const client_uuid = randomUUID();
    const inspection = await begin(supervisor, acme, template, { client_uuid });
    const answer = await save(supervisor, client_uuid, entriesOf(inspection, { Floor: 'good' }));
    expect(answer.payload.inspection.id).toBe(inspection.id);
  });

  it('given later stands, whatever arrives first; both are kept', async () => {
    const inspection = await begin(supervisor, acme, template);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const given = (client: Client, value: string, device_at: string, offset = 0) =>
      save(client, inspection.id, entriesOf(inspection, { Floor: value }, { device_at }), {
        clock_offset_ms: offset,
      });
    await given(supervisor, 'good', ago(5));
    const late = await given(manager, 'poor', ago(10));
    expect(late.payload.answers).toMatchObject([
      { value: 'good', answered_by: { id: acme.users.supervisor } },
    ]);
    // The device's clock is an hour ahead and it sends that offset: the answer is four minutes old.
    await given(manager, 'acceptable', ago(-56), -3_600_000);
    expect(await standing(inspection, 'Floor')).toBe('acceptable');
    // A device whose clock is ahead sends no offset: its answer counts as given now at the latest.
    const ahead = await given(supervisor, 'below', ago(-60));
    expect(Date.parse(ahead.payload.answers[0]?.answered_at ?? '')).toBeLessThanOrEqual(Date.now());
    const [kept] = await sqlAs<{ total: number }>(
      app,
      acme,
      `select count(*)::int as total from inspection_answer_history where inspection_id = $1`,
      [inspection.id],
    );
    expect(kept).toEqual({ total: 4 });
  });

  it('at the same moment by two people leaves one of the two, and both in the history', async () => {
    const inspection = await begin(supervisor, acme, template);
    const values = ['good', 'poor', 'excellent', 'below'];
    const saved = await Promise.all(
      values.map((value, n) =>
        save(n % 2 ? supervisor : manager, inspection.id, entriesOf(inspection, { Floor: value })),
      ),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(values).toContain(await standing(inspection, 'Floor'));
    expect((await read(admin, inspection)).answers).toHaveLength(1);
  });

  it('changed after completing changes the score, and the audit log says so', async () => {
    const inspection = await completed(supervisor, acme, template, {
      Floor: 'excellent',
      Glass: 'excellent',
    });
    const answer = await giveAnswers(supervisor, inspection, { Glass: 'acceptable' });
    expect(answer.payload.inspection).toMatchObject({ status: 'completed', score: 90 });
    expect((await read(admin, inspection)).timeline.at(-1)).toMatchObject({
      action: 'inspection.answered',
      changes: { answers: [null, 'Glass'] },
    });
  });
});

describe('sections of a place', () => {
  it('are fixed with their names when it begins, all or those chosen', async () => {
    const all = await begin(supervisor, acme, template);
    expect(all.places.map(({ key, name }) => [key, name])).toEqual([
      [`floor:${floors[0]}`, 'Floor 1'],
      [`floor:${floors[1]}`, 'Floor 2'],
    ]);
    const one = await begin(supervisor, acme, template, { floor_ids: [floors[1]] });
    expect(one.places.map(({ name }) => name)).toEqual(['Floor 2']);
    await sqlAs(app, acme, `update floors set label = 'Mezzanine' where id = $1`, [floors[1]]);
    expect((await read(supervisor, one)).places.map(({ name }) => name)).toEqual(['Floor 2']);
    const answer = await giveAnswers(supervisor, one, { Carpet: 'good' }, { instance: `floor:${floors[1]}` });
    expect(answer.status).toBe(200);
  });

  it('grow by tenants, and lose one for whom nothing is answered', async () => {
    const [tenant] = await sqlAs<{ id: number }>(
      app,
      acme,
      `insert into building_tenants (organization_id, building_id, name, suite) values ($1, $2, 'Acme Law', '410')
       returning id`,
      [acme.organizationId, acme.inScope.buildingId],
    );
    const tenant_id = tenant?.id ?? 0;
    const inspection = await begin(supervisor, acme, template, { tenant_ids: [] });
    const add = (client: Client, id = tenant_id) =>
      client.call(inspectionEndpoints.addInspectionTenant, {
        params: { id: inspection.id },
        body: { tenant_id: id },
      });
    const added = await add(supervisor);
    expect(added.payload.places.at(-1)).toMatchObject({ key: `tenant:${tenant_id}`, name: 'Acme Law · 410' });
    expect((await add(supervisor, 999_999)).errors).toHaveProperty('tenant_id');
    expect([(await add(csr)).status, (await add(stranger)).status]).toEqual([403, 404]);
    const create = (client: Client, body: object) =>
      client.send(inspectionEndpoints.createInspectionTenant, {
        params: { id: inspection.id },
        body: body,
      });
    const made = await create(supervisor, { name: 'Moved In Yesterday', suite: '900' });
    expect(made.payload.places.at(-1)).toMatchObject({ kind: 'tenant', name: 'Moved In Yesterday · 900' });
    const bad = await create(supervisor, { name: '', suite: 'x'.repeat(41), floor_ids: [0] });
    expect([bad.status, Object.keys(bad.errors).sort()]).toEqual([422, ['floor_ids.0', 'name', 'suite']]);
    expect((await create(supervisor, { name: 'Nowhere', floor_ids: [999_999] })).errors).toHaveProperty(
      'floor_ids',
    );
    const refusedNew = [await create(csr, { name: 'A' }), await create(stranger, { name: 'A' })];
    expect(refusedNew.map(({ status }) => status)).toEqual([403, 404]);
    const remove = (client: Client) =>
      client.call(inspectionEndpoints.deleteInspectionTenant, {
        params: { id: inspection.id, tenantId: tenant_id },
      });
    expect([(await remove(supervisor)).status, (await remove(stranger)).status]).toEqual([403, 404]);
    const removed = await remove(manager);
    expect([removed.status, removed.payload.places.some(({ key }) => key === `tenant:${tenant_id}`)]).toEqual(
      [200, false],
    );
    expect((await remove(manager)).status).toBe(404);
    await add(supervisor);
    await giveAnswers(supervisor, inspection, { Door: 'good' }, { instance: `tenant:${tenant_id}` });
    const refused = await remove(manager);
    expect([refused.status, refused.code]).toEqual([409, 'inspection_tenant_answered']);
  });
});

describe('one touch', () => {
  it('answers what is left of a section with the best choice', async () => {
    const inspection = await begin(supervisor, acme, template);
    await giveAnswers(supervisor, inspection, { Glass: 'poor' });
    const mark = (client: Client, more: object = {}) =>
      client.call(markSection, {
        params: { id: inspection.id },
        body: { client_uuid: randomUUID(), section_id: inspection.snapshot.sections[0]?.id ?? '', ...more },
      });
    const answer = await mark(supervisor);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.payload.answers.map(({ value }) => value).toSorted()).toEqual(['good', 'poor']);
    expect((await mark(supervisor, { section_id: randomUUID() })).errors).toHaveProperty('section_id');
    expect([(await mark(csr)).status, (await mark(stranger)).status]).toEqual([403, 404]);
    const plain = await begin(supervisor, acme, await publishTemplate(admin));
    const refused = await supervisor.call(markSection, {
      params: { id: plain.id },
      body: { client_uuid: randomUUID(), section_id: plain.snapshot.sections[0]?.id ?? '' },
    });
    expect([refused.status, refused.code]).toEqual([409, 'inspection_no_mark_all']);
  });
});

describe('photos of an answer', () => {
  const upload = async (client: Client, inspection: Inspection, label: string) =>
    client.call(addAnswerFiles, {
      params: { id: inspection.id },
      body: { question_id: asks(inspection, label), comments: ['Left corner'] },
      files: [
        {
          field: 'files',
          file: new Blob([await photo()], { type: 'image/jpeg' }),
          name: 'floor.jpg',
        },
      ],
    });

  it('stay with it, count for its rule, and go along to its task', async () => {
    const inspection = await begin(supervisor, acme, template);
    await giveAnswers(supervisor, inspection, { Floor: 'poor', Glass: 'good' }, { comment: 'Sticky' });
    const without = await complete(supervisor, inspection);
    expect(without.errors).toEqual({ [`answers.${asks(inspection, 'Floor')}`]: [expect.any(String)] });
    const added = await upload(supervisor, inspection, 'Floor');
    expect(added.status, added.text).toBe(200);
    expect(added.payload.answers[0]?.files).toMatchObject([{ comment: 'Left corner' }]);
    const { payload: done } = await complete(supervisor, inspection);
    const task = await admin.call(taskEndpoints.getTask, { params: { id: done.tasks[0]?.id ?? 0 } });
    expect(task.payload.files).toMatchObject([{ comment: 'Left corner' }]);
    expect(task.payload.description).toBe('Lobby: Floor – Poor. Sticky');
  });

  it('come before the answer too, and are refused where none are taken', async () => {
    const inspection = await begin(supervisor, acme, template);
    expect((await upload(supervisor, inspection, 'Floor')).status).toBe(200);
    await giveAnswers(supervisor, inspection, { Floor: 'good' });
    const [answer] = (await read(supervisor, inspection)).answers;
    expect([answer?.value, answer?.files.length]).toEqual(['good', 1]);
    expect((await upload(supervisor, inspection, 'Humidity')).errors).toHaveProperty('files');
    expect([
      (await upload(csr, inspection, 'Floor')).status,
      (await upload(stranger, inspection, 'Floor')).status,
    ]).toEqual([403, 404]);
  });

  it('are removed by those who edit, until the inspection is final', async () => {
    const inspection = await begin(supervisor, acme, template);
    await upload(supervisor, inspection, 'Floor');
    await upload(supervisor, inspection, 'Floor');
    await giveAnswers(supervisor, inspection, { Floor: 'good', Glass: 'good' });
    const files = (await read(supervisor, inspection)).answers.flatMap((one) =>
      one.files.map(({ id }) => id),
    );
    const remove = (client: Client, id = 0) => client.call(fileEndpoints.deleteFile, { params: { id } });
    expect((await remove(stranger, files[0])).status).toBe(404);
    expect((await remove(supervisor, files[0])).status).toBe(200);
    await complete(supervisor, inspection);
    await manager.call(inspectionEndpoints.finalizeInspection, { params: { id: inspection.id }, body: {} });
    expect((await remove(admin, files[1])).status).toBe(409);
  });
});
