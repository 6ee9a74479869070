import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const counts = z.object({ task_count: z.int(), open_tasks: z.int() });

/** Tasks of an inspection, and those still to be done. */
export const countLinkedTasks = async (
  tenant: Tenant,
  inspectionId: number,
): Promise<z.infer<typeof counts>> => {
  const [found] = await tenant.query({
    name: 'inspection-linked-tasks',
    text: `select count(*)::int as task_count,
        (count(*) filter (where status in ('open', 'in_progress', 'scheduled', 'on_hold')))::int as open_tasks
      from tasks where organization_id = $1 and source = 'inspection' and related_type_id = $2 and deleted_at is null`,
    values: [tenant.organizationId, inspectionId],
    row: counts,
  });
  return found ?? { task_count: 0, open_tasks: 0 };
};

const related = z.object({ related_type_id: z.int() });

/** The inspection that a task was made of, whoever asks; also of a task that was deleted. */
export const inspectionOfTask = async (tenant: Tenant, taskId: number): Promise<number | undefined> => {
  const [found] = await tenant.query({
    name: 'inspection-of-task',
    text: `select related_type_id from tasks where organization_id = $1 and id = $2 and source = 'inspection'
      and related_type_id is not null`,
    values: [tenant.organizationId, taskId],
    row: related,
  });
  return found?.related_type_id;
};
