import { z } from 'zod';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  number: z.int(),
  title: z.string(),
  status: z.string(),
  priority_level: z.string(),
  due_at: z.string().nullable(),
  internal_only: z.boolean(),
  site: z.string(),
  job_name: z.string(),
  created_by: z.int().nullable(),
  actor: z.string().nullable(),
  assignee_ids: z.array(z.int()),
});

export type NoticeFacts = z.infer<typeof row>;

/** What notices of tasks say; none of those that are deleted. */
export const noticeFacts = (
  tenant: Tenant,
  taskIds: readonly number[],
  actorUserId: number | null,
): Promise<NoticeFacts[]> =>
  tenant.query({
    name: 'task-notice-facts',
    text: `select t.id, t.job_id, t.number, t.title, t.status, t.priority_level, t.due_at, t.internal_only,
        b.name as site, j.job_name, t.created_by,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        array(select a.user_id from task_assignees a where a.organization_id = $1 and a.task_id = t.id) as assignee_ids
      from tasks t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      where t.organization_id = $1 and t.id = any($2::int[]) and t.deleted_at is null order by t.id`,
    values: [tenant.organizationId, taskIds, actorUserId],
    row,
  });

/** Which of the tasks have not moved again since the given event. The audit row of a move has the same moment as its event,
 * because one transaction writes both. */
export const notMovedSince = async (
  tenant: Tenant,
  taskIds: readonly number[],
  eventId: number,
): Promise<Set<number>> => {
  const rows = await tenant.query({
    name: 'tasks-not-moved-since',
    text: `select t.id from events e cross join unnest($2::int[]) as t (id)
      where e.organization_id = $1 and e.id = $3 and not exists (
        select from audit_log a where a.organization_id = $1 and a.entity = 'task' and a.entity_id = t.id
          and a.action = 'task.moved' and a.at > e.at)`,
    values: [tenant.organizationId, taskIds, eventId],
    row: idRow,
  });
  return new Set(rows.map(({ id }) => id));
};
