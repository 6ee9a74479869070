import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { scheduledProject } from '../../../../../tests/api/harness/projects.ts';
import { projectFileEndpoints, specialProjectEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
let stranger: Client;
let photo: Blob;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' });
  ({ app, acme } = started);
  [manager, stranger] = await Promise.all([acme.signIn('manager'), started.rival.signIn('admin')]);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
});
afterAll(() => app.close());

const add = (client: Client, id: number, comment: string, before = true) =>
  client.call(taskEndpoints.addResolutionImages, {
    body: { id, before, comments: [comment] },
    files: [{ field: 'files', file: photo, name: 'dock.jpg' }],
  });

it('the crew says at a task of a project which photos are from before the work', async () => {
  const { id } = await scheduledProject(manager, acme);
  const { payload: tasks } = await manager.call(specialProjectEndpoints.getSpecialProjectTasks, {
    params: { id },
  });
  const taskId = tasks[0]?.id ?? 0;
  const { payload } = await add(manager, taskId, 'Oil at the ramp');
  expect(payload.can.add_image_before).toBe(true);
  expect(payload.files).toMatchObject([{ comment: 'Oil at the ramp' }]);
  const after = await add(manager, taskId, 'Clean', false);
  expect(after.payload.files).toHaveLength(1);
  expect(after.payload.resolution_files).toMatchObject([{ comment: 'Clean' }]);
  const files = await manager.call(projectFileEndpoints.listProjectFiles, { params: { id } });
  expect(files.payload.work).toMatchObject([
    { task: { id: taskId }, before: [{ comment: 'Oil at the ramp' }], after: [{ comment: 'Clean' }] },
  ]);
  await manager.call(specialProjectEndpoints.completeProjectTasks, { body: { tasks: [{ id: taskId }] } });
  const late = await add(manager, taskId, 'Taken without a network');
  expect([late.status, late.payload.can.add_image_before]).toEqual([200, false]);
  expect((await add(stranger, taskId, 'Mine')).status).toBe(404);
  const viewer = await acme.signIn('viewer');
  expect((await add(viewer, taskId, 'Mine')).status).toBe(403);
});

it('other tasks come with theirs', async () => {
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const body = { job_id, building_id, type: 'request' as const, description: 'Coffee on the carpet' };
  const { payload } = await manager.call(taskEndpoints.createTask, { body });
  expect(payload.can).toMatchObject({ add_resolution_image: true, add_image_before: false });
  expect((await add(manager, payload.id, 'Before')).status).toBe(403);
});
