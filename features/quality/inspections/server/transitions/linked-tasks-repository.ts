import { openStatuses } from '#features/tasks/tasks/contract';
import type { Tenant } from '#platform/server/db/tenant';

/** Tasks of an inspection, and those still to be done. */
export const countLinkedTasks = async (
  tenant: Tenant,
  inspectionId: number,
): Promise<{ task_count: number; open_tasks: number }> => {
  const linked = await tenant.db
    .selectFrom('tasks')
    .select('status')
    .where('organization_id', '=', tenant.organizationId)
    .where('source', '=', 'inspection')
    .where('related_type_id', '=', inspectionId)
    .where('deleted_at', 'is', null)
    .execute();
  const open = linked.filter(({ status }) => (openStatuses as readonly string[]).includes(status));
  return { task_count: linked.length, open_tasks: open.length };
};

/** The inspection that a task was made of, whoever asks; also of a task that was deleted. */
export const inspectionOfTask = async (tenant: Tenant, taskId: number): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('tasks')
    .select('related_type_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', taskId)
    .where('source', '=', 'inspection')
    .executeTakeFirst();
  return found?.related_type_id ?? undefined;
};
