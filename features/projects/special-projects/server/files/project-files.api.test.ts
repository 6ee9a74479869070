import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { scheduledProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { projectFileEndpoints as calls, specialProjectEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let viewer: Client;
let stranger: Client;
let id: number;
let photo: Blob;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  await sqlAs(
    app,
    acme,
    `update roles set flags = flags || '{hasAccessSpecialProjects}' where organization_id = $1
     and not 'hasAccessSpecialProjects' = any(flags)`,
    [acme.organizationId],
  );
  [manager, supervisor, viewer, stranger] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    started.rival.signIn('admin'),
  ]);
  ({ id } = await scheduledProject(manager, acme));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
});
afterAll(() => app.close());

const paper = { field: 'files', file: new Blob(['Plan'], { type: 'text/plain' }), name: 'plan.txt' };

const send = (client: Client, files: object[] = [paper], body: object = {}, projectId = id) =>
  client.call(calls.addProjectFiles, { params: { id: projectId }, body, files: files as [] });

const list = (client: Client, projectId = id) =>
  client.call(calls.listProjectFiles, { params: { id: projectId } });

const get = async (client: Client, photoId: number) =>
  (await client.call(fileEndpoints.getFile, { params: { photoId } })).status;

describe('the files of a project', () => {
  it('come from the office and the crew, internal, the newest first', async () => {
    const sent = await send(supervisor, [{ field: 'files', file: photo, name: 'dock.jpg' }, paper], {
      comments: ['Before', ''],
    });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.payload.can).toEqual({ add: true, remove: true });
    expect(sent.payload.files).toMatchObject([
      { name: 'plan.txt', thumb_url: null, visibility: 'internal' },
      { name: 'dock.jpg', comment: 'Before', visibility: 'internal' },
    ]);
    const { payload } = await manager.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(payload.timeline.at(-1)).toMatchObject({
      action: 'special-project.files-added',
      changes: { files: [null, 'dock.jpg, plan.txt'] },
    });
  });

  it('are not for clients, nor for people who do not see the project', async () => {
    const file = (await send(manager)).payload.files[0]?.id ?? 0;
    const { payload } = await viewer.call(specialProjectEndpoints.getSpecialProject, { params: { id } });
    expect(JSON.stringify(payload.timeline)).not.toContain('plan.txt');
    const seen = await list(viewer);
    expect(seen.payload).toEqual({ files: [], work: [], can: { add: false, remove: false } });
    expect([await get(manager, file), await get(viewer, file), await get(stranger, file)]).toEqual([
      200, 404, 404,
    ]);
    expect((await send(viewer)).status).toBe(403);
    expect([(await list(stranger)).status, (await send(stranger)).status]).toEqual([404, 404]);
    const nobody = await acme.signIn('nobody');
    expect([(await list(nobody)).status, (await send(nobody)).status]).toEqual([403, 403]);
  });

  it('are some, with short comments', async () => {
    expect((await send(manager, [])).errors).toHaveProperty('files');
    const long = await send(manager, undefined, { comments: ['x'.repeat(501)] });
    expect(long.errors).toHaveProperty('comments.0');
  });

  it('are removed by those who change projects; once it has ended more may come, and none goes', async () => {
    const { id: project } = await scheduledProject(manager, acme);
    const file = (await send(manager, [paper], {}, project)).payload.files[0]?.id ?? 0;
    const remove = (client: Client, one = file) =>
      client.call(fileEndpoints.deleteFile, { params: { id: one } });
    expect([(await remove(viewer)).status, (await remove(stranger)).status]).toEqual([403, 404]);
    expect((await remove(manager)).status).toBe(200);
    const { payload } = await manager.call(specialProjectEndpoints.getSpecialProject, {
      params: { id: project },
    });
    expect(payload.timeline.at(-1)?.changes).toEqual({ files: ['plan.txt', null] });
    await transitionProject(manager, project, 'cancel', { note: 'Not wanted' });
    const late = await send(manager, [paper], {}, project);
    expect(late.payload.can).toEqual({ add: true, remove: false });
    expect((await remove(manager, late.payload.files[0]?.id)).status).toBe(409);
    expect((await list(manager, project)).payload.files).toHaveLength(1);
  });
});
