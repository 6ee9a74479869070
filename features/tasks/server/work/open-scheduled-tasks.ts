import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { openDueTasks } from '../scheduled-tasks-repository.ts';

/** Opens every scheduled task whose day has come at its building; repeating it changes nothing more. */
export const openScheduledTasks = async (tenant: Tenant, now: Date): Promise<number> => {
  const opened = await openDueTasks(tenant, now);
  for (const task of opened) {
    await writeAudit(tenant, null, {
      action: 'task.moved',
      entity: 'task',
      entityId: task.id,
      from: 'scheduled',
      to: 'open',
      buildingId: task.building_id,
    });
  }
  return opened.length;
};
