import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { forbidden, invalid, notFound } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { taskEndpoints } from '../../contract/index.ts';
import { recordTaskChange } from './record-task-change.ts';
import { mayAddImages, mayAddImagesBefore } from './task-policy.ts';
import { presentTask } from './task-presenter.ts';
import { isAssigned, loadTask } from './task-repository.ts';

type Endpoint = (typeof taskEndpoints)['addResolutionImages'];

/** Photos of the result, or of the place before the work; the status stays. */
export const addResolutionImages = preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, photos) => {
    const { body, tenant, person, now } = call;
    const task = await loadTask(tenant, body.id);
    if (!task) throw notFound();
    const assigned = await isAssigned(tenant, task.id);
    const may = body.before ? mayAddImagesBefore(task, person, assigned) : mayAddImages(person, assigned);
    if (!may) throw forbidden();
    await attachFiles(tenant, photos, {
      ownerEntity: 'task',
      ownerId: task.id,
      purpose: body.before ? 'attachment' : 'resolution',
      visibility: task.internal_only ? 'internal' : 'public',
      details: body,
    });
    await recordTaskChange(call, {
      action: 'task.images-added',
      task,
      changes: { photos: [null, photos.length] },
    });
    return presentTask(tenant, person, task.id, now);
  },
});
