import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  asks,
  begin,
  complete,
  completed,
  giveAnswers,
  publishTemplate,
  read,
  workedAnswers,
} from '../../../../../tests/api/harness/walk.ts';
import {
  answerEndpoints,
  type Inspection,
  inspectionEndpoints,
  inspectionListEndpoints,
  sharedInspectionEndpoints,
} from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let photo: Blob;
let template: number;
let rival: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  rival = await started.rival.signIn('admin');
  manager = await acme.signIn('manager');
  template = await publishTemplate(await acme.signIn('admin'));
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4477aa' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' } })
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
});
afterAll(() => app.close());

const share = (client: Client, id: number) =>
  client.call(sharedInspectionEndpoints.getInspectionShareLink, { params: { id } });

const visit = async (id: number): Promise<Client> => {
  const { token } = (await share(manager, id)).payload;
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client) =>
  stranger.call(sharedInspectionEndpoints.getSharedInspection, { params: { orgSlug: 'acme' } });

/** Completed, with a photo, a task that strangers may see, one that they may not, and a reason for none. */
const walked = async (): Promise<Inspection> => {
  const inspection = await begin(manager, acme, template, { accompanied_by: 'Carla Companion' });
  await giveAnswers(manager, inspection, workedAnswers, { comment: 'Seen by everybody' });
  await manager.send(answerEndpoints.addAnswerFiles, {
    params: { id: inspection.id },
    body: { question_id: asks(inspection, 'Tiles'), comments: ['the dock'] },
    files: [{ field: 'files', file: photo, name: 'private-name.jpg' }],
  });
  await manager.call(inspectionEndpoints.signInspection, {
    params: { id: inspection.id },
    body: { name: 'Sara Signer' },
    files: [{ field: 'signature', file: photo, name: 'ink.png' }],
  });
  const done = await complete(manager, inspection, {
    tasks: [
      { question_id: asks(inspection, 'Dusting'), create: false, comment: 'INTERNAL reason' },
      { question_id: asks(inspection, 'Fixtures'), create: true },
    ],
  });
  expect(done.status, done.text).toBe(200);
  return done.payload;
};

describe('the page of a shared inspection', () => {
  it('shows what was found and nothing that is internal', async () => {
    const inspection = await walked();
    const answer = await look(await visit(inspection.id));
    expect(answer.status, answer.text).toBe(200);
    const lines = answer.payload.sections.flatMap(({ places }) => places.flatMap((place) => place.lines));
    expect(answer.payload).toMatchObject({
      number: inspection.number,
      status: inspection.status,
      score: inspection.score,
      inspector: 'CANARY-acme m.',
      building: { zip: '80202' },
    });
    expect(lines).toHaveLength(Object.keys(workedAnswers).length);
    expect(lines.find(({ question }) => question === 'Mats')).toMatchObject({ na: true, value: '' });
    const secrets = ['INTERNAL', 'Secret', 'Sara', 'Carla', 'private-name', 'ink.png', '@', 'manager'];
    for (const secret of [...secrets, '"id"', '_id"', 'uuid', 'user', 'weight', 'timeline', 'client'])
      expect(answer.text, secret).not.toContain(secret);
    const [{ url = '', thumb_url = '' } = {}] = lines.flatMap(({ pictures }) => pictures);
    for (const address of [url, thumb_url]) {
      const picture = await createClient(app).raw('GET', address);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();
      expect(picture.bytes.includes('SecretCamera')).toBe(false);
    }
  });

  it('says the state of public tasks alone', async () => {
    const { id, tasks } = await walked();
    const stranger = await visit(id);
    const states = async () =>
      (await look(stranger)).payload.sections
        .flatMap(({ places }) => places.flatMap(({ lines }) => lines))
        .flatMap(({ task_status }) => task_status ?? []);
    expect(await states()).toEqual(tasks.map(() => 'open'));
    await sqlAs(
      app,
      acme,
      `update tasks set internal_only = true, visibility = 'internal' where related_type_id = $1`,
      [id],
    );
    expect(await states()).toEqual([]);
  });

  it('counts for clients with a login the tasks that are there for them, in the list and behind its filter', async () => {
    const { id, tasks } = await walked();
    const { inScope } = acme;
    await sqlAs(
      app,
      acme,
      `update inspections set status = 'finalized', finalized_at = now(), visibility = 'public', job_id = $2,
         building_id = $3 where id = $1`,
      [id, inScope.jobId, inScope.buildingId],
    );
    const client = await acme.signIn('viewer');
    const list = async (open_deficiencies: boolean) =>
      (
        await client.send(inspectionListEndpoints.listInspections, {
          query: { open_deficiencies, per_page: 100 },
        })
      ).payload.rows.find((row) => row.id === id);
    const named = async () => {
      const read = await client.call(inspectionEndpoints.getInspection, { params: { id } });
      return read.payload.answers.flatMap(({ task_id }) => task_id ?? []).toSorted();
    };
    expect(await list(true)).toMatchObject({ open_tasks: tasks.length, task_count: tasks.length });
    expect(await named()).toEqual(tasks.map((task) => task.id).toSorted());
    await sqlAs(
      app,
      acme,
      `update tasks set internal_only = true, visibility = 'internal' where related_type_id = $1`,
      [id],
    );
    expect(await list(true)).toBeUndefined();
    expect(await list(false)).toMatchObject({ open_tasks: 0, task_count: 0 });
    expect(await named()).toEqual([]);
  });

  it('speaks the language of its reader', async () => {
    const { id } = await walked();
    const stranger = await visit(id);
    stranger.cookies.locale = 'es';
    const { payload } = await look(stranger);
    expect(payload.type).toBe('Calidad');
    expect(JSON.stringify(payload)).toContain('Excelente');
  });

  it('shows no picture that became internal, and none without its link', async () => {
    const { id } = await walked();
    const stranger = await visit(id);
    const { payload } = await look(stranger);
    const url = /"thumb_url":"([^"]+)"/.exec(JSON.stringify(payload))?.[1] ?? '';
    expect((await createClient(app).raw('GET', url)).status).toBe(200);
    await sqlAs(
      app,
      acme,
      `update files set visibility = 'internal' where owner_entity = 'inspection-answer'`,
    );
    expect((await createClient(app).raw('GET', url)).status).toBe(404);
    expect(JSON.stringify((await look(stranger)).payload)).not.toContain('thumb_url":"');
  });

  it('is gone when the inspection is no longer for clients', async () => {
    const { id } = await completed(manager, acme, template);
    const stranger = await visit(id);
    await sqlAs(app, acme, `update inspections set visibility = 'internal' where id = $1`, [id]);
    expect(await look(stranger)).toMatchObject({ status: 410, code: 'link_unavailable' });
    await sqlAs(app, acme, `update inspections set visibility = 'public', status = 'new' where id = $1`, [
      id,
    ]);
    expect((await look(stranger)).status).toBe(410);
  });

  it('opens with its own token alone', async () => {
    expect((await look(createClient(app))).status).toBe(401);
    const { id } = await completed(manager, acme, template);
    const stranger = await visit(id);
    expect(
      (await stranger.call(sharedInspectionEndpoints.getSharedInspection, { params: { orgSlug: 'rival' } }))
        .status,
    ).toBe(401);
    const [job] = (await stranger.call(sharingEndpoints.listSharedJobs, { params: { orgSlug: 'acme' } }))
      .payload;
    expect(job).toEqual({ job_number: 'J-1', job_name: 'CANARY-acme J-1' });
  });
});

describe('the link of an inspection', () => {
  it('releases it once, and leaves a trace', async () => {
    const inspection = await completed(manager, acme, template);
    expect([inspection.released_at, inspection.can.share, inspection.can.email]).toEqual([null, true, true]);
    const first = (await share(manager, inspection.id)).payload;
    const { released_at, timeline } = await read(manager, inspection);
    expect(released_at).not.toBeNull();
    expect(timeline.at(-1)?.action).toBe('inspection.shared');
    const again = (await share(manager, inspection.id)).payload;
    expect(again.url).toBe(first.url);
    expect((await read(manager, inspection)).released_at).toBe(released_at);
    const revoked = await manager.call(sharingEndpoints.revokeShareLink, { params: { id: first.id } });
    expect(revoked.payload.revoked).toBe(true);
  });

  it('is refused while the inspection is new, or internal', async () => {
    const fresh = await begin(manager, acme, template);
    expect(await share(manager, fresh.id)).toMatchObject({ status: 409, code: 'inspection_not_shared' });
    expect(fresh.can).toMatchObject({ share: false, email: false });
    const internal = await completed(manager, acme, template);
    await sqlAs(app, acme, `update inspections set visibility = 'internal' where id = $1`, [internal.id]);
    expect((await share(manager, internal.id)).status).toBe(409);
  });

  it('is for people with the flag, in their organization', async () => {
    const { id } = await completed(manager, acme, template);
    expect((await share(await acme.signIn('supervisor'), id)).status).toBe(403);
    // It is not final yet: clients do not see it at all.
    expect((await share(await acme.signIn('viewer'), id)).status).toBe(404);
    expect((await share(await acme.signIn('nobody'), id)).status).toBe(403);
    expect((await share(rival, id)).status).toBe(404);
    expect((await share(manager, 999_999)).status).toBe(404);
  });
});
