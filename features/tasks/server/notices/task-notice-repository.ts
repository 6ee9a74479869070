import type { Tenant } from '#platform/server/db/tenant';

export type NoticeFacts = {
  id: number;
  job_id: number;
  number: number;
  title: string;
  status: string;
  priority_level: string;
  due_at: string | null;
  site: string;
  job_name: string;
  created_by: number | null;
  actor: string | null;
  assignee_ids: number[];
};

/** What notices of tasks say; none of those that are deleted. */
export const noticeFacts = (
  tenant: Tenant,
  taskIds: readonly number[],
  actorUserId: number | null,
): Promise<NoticeFacts[]> =>
  tenant.query<NoticeFacts>({
    name: 'task-notice-facts',
    text: `select t.id, t.job_id, t.number, t.title, t.status, t.priority_level, t.due_at, b.name as site, j.job_name, t.created_by,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        array(select a.user_id from task_assignees a where a.organization_id = $1 and a.task_id = t.id) as assignee_ids
      from tasks t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      where t.organization_id = $1 and t.id = any($2::int[]) and t.deleted_at is null order by t.id`,
    values: [tenant.organizationId, taskIds, actorUserId],
  });

/** Those of the tasks that have stayed where the given event moved them. The audit row of a move carries the moment of its
 * event: both are of one transaction. */
export const notMovedSince = async (
  tenant: Tenant,
  taskIds: readonly number[],
  eventId: number,
): Promise<Set<number>> => {
  const rows = await tenant.query<{ id: number }>({
    name: 'tasks-not-moved-since',
    text: `select t.id from events e cross join unnest($2::int[]) as t (id)
      where e.organization_id = $1 and e.id = $3 and not exists (
        select from audit_log a where a.organization_id = $1 and a.entity = 'task' and a.entity_id = t.id
          and a.action = 'task.moved' and a.at > e.at)`,
    values: [tenant.organizationId, taskIds, eventId],
  });
  return new Set(rows.map(({ id }) => id));
};
