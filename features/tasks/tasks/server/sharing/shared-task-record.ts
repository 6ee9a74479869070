import { z } from 'zod';
import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { hangsOnPublicNote } from '#features/sites/notes/server';
import { type SharedPlace, sharedPlace } from '#features/sites/sharing/contract';
import type { SharedRecord } from '#features/sites/sharing/server';
import { forbidden, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { isAssigned, loadTask } from '../task/task-repository.ts';
import { mayShareTask } from './share-policy.ts';

const isShared = `t.organization_id = $1 and t.id = $2 and t.deleted_at is null and not t.internal_only
  and t.visibility = 'public'`;

/** The place of a public task; undefined when it is not public. */
const loadSharedPlace = async (tenant: Tenant, taskId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-task-place',
    text: `select ${sharedPlaceColumns} from tasks t ${sharedPlaceJoins} where ${isShared}`,
    values: [tenant.organizationId, taskId],
    row: sharedPlace,
  });
  return found;
};

const shown = z.object({ shown: z.boolean() });

/** Whether the picture hangs on the public task or on a public note of it, and is public itself. A signature never is. */
export const showsPicture = async (tenant: Tenant, taskId: number, fileId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'shared-task-picture',
    text: `select exists (select from files f
      join tasks t on ${isShared}
      where f.organization_id = $1 and f.id = $3 and f.deleted_at is null and f.visibility = 'public'
        and (f.owner_entity = 'task' and f.owner_id = t.id and f.purpose in ('attachment', 'resolution')
          or ${hangsOnPublicNote('task', 't.id')})) as shown`,
    values: [tenant.organizationId, taskId, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};

export const sharedTask: SharedRecord = {
  path: (id) => `/task/${id}`,
  checkMayShare: async (tenant, person, id) => {
    const task = await loadTask(tenant, id);
    if (!task) throw notFound();
    if (!mayShareTask(task, person, await isAssigned(tenant, task.id))) throw forbidden();
    return { jobId: task.job_id, buildingId: task.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: loadSharedPlace,
};
