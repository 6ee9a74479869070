import type { SharedRecord } from '#features/sharing/server';
import { forbidden, notFound } from '#platform/contract/errors';
import { findTask } from '../task/task-repository.ts';
import { mayShare } from './share-policy.ts';
import { findSharedPlace, showsPicture } from './shared-task-repository.ts';

export const sharedTask: SharedRecord = {
  path: (id) => `/task/${id}`,
  checkMayShare: async (tenant, person, id) => {
    const task = await findTask(tenant, id);
    if (!task) throw notFound();
    if (!mayShare(person)) throw forbidden();
    return { jobId: task.job_id, buildingId: task.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: findSharedPlace,
};
