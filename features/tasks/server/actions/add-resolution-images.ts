import { attachFiles, prepareFiles } from '#features/files/server';
import { forbidden, invalid, notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { prepared } from '#platform/server/http/prepared';
import type { taskEndpoints } from '../../contract/index.ts';
import { mayAddImages } from '../task-policy.ts';
import { presentTask } from '../task-presenter.ts';
import { findTask, isAssigned } from '../task-repository.ts';

type Endpoint = (typeof taskEndpoints)['addResolutionImages'];

/** Photos of the result; the status stays. */
export const addResolutionImages = prepared<Endpoint, Awaited<ReturnType<typeof prepareFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return prepareFiles(wiring, person.organizationId, files);
  },
  run: async ({ body, tenant, person, now }, photos) => {
    const task = await findTask(tenant, body.id);
    if (!task) throw notFound();
    if (!mayAddImages(person, await isAssigned(tenant, task.id))) throw forbidden();
    await attachFiles(tenant, photos, {
      ownerEntity: 'task',
      ownerId: task.id,
      purpose: 'resolution',
      visibility: task.internal_only ? 'internal' : 'public',
      comments: body.comments,
      exifFromDevice: body.exif,
    });
    await writeAudit(tenant, person, {
      action: 'task.images-added',
      entity: 'task',
      entityId: task.id,
      buildingId: task.building_id,
      changes: { photos: [null, photos.length] },
    });
    return presentTask(tenant, person, task.id, now);
  },
});
