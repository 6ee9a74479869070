import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { followMove } from '../series/continue-series.ts';
import { findTask, updateTask } from '../task-repository.ts';

export const deleteTask = async ({
  params,
  tenant,
  person,
  now,
}: SignedInCall<(typeof taskEndpoints)['deleteTask']>) => {
  const task = await findTask(tenant, params.id, { lock: true });
  if (!task) throw notFound();
  await updateTask(tenant, params.id, { deleted_at: now.toISOString() });
  await writeAudit(tenant, person, {
    action: 'task.deleted',
    entity: 'task',
    entityId: params.id,
    from: task.status,
    buildingId: task.building_id,
  });
  await followMove(tenant, task, 'cancelled', now);
  return { id: params.id };
};
