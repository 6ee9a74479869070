import type { SharedRecord } from '#features/sites/sharing/server';
import { forbidden, notFound } from '#platform/contract/errors';
import { findTask, isAssigned } from '../task/task-repository.ts';
import { mayShareTask } from './share-policy.ts';
import { findSharedPlace, showsPicture } from './shared-task-repository.ts';

export const sharedTask: SharedRecord = {
  path: (id) => `/task/${id}`,
  checkMayShare: async (tenant, person, id) => {
    const task = await findTask(tenant, id);
    if (!task) throw notFound();
    if (!mayShareTask(task, person, await isAssigned(tenant, task.id))) throw forbidden();
    return { jobId: task.job_id, buildingId: task.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: findSharedPlace,
};
