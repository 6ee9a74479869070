import type { Tenant } from '#platform/server/db/tenant';

export type NoticeFacts = {
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

/** What a notice of a task says; undefined when the task is deleted. */
export const noticeFacts = async (
  tenant: Tenant,
  taskId: number,
  actorUserId: number | null,
): Promise<NoticeFacts | undefined> => {
  const [row] = await tenant.query<NoticeFacts>({
    name: 'task-notice-facts',
    text: `select t.number, t.title, t.status, t.priority_level, t.due_at, b.name as site, j.job_name, t.created_by,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        array(select a.user_id from task_assignees a where a.organization_id = $1 and a.task_id = t.id) as assignee_ids
      from tasks t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [tenant.organizationId, taskId, actorUserId],
  });
  return row;
};

/** The name of whoever did it. */
export const findActorName = async (tenant: Tenant, userId: number | null): Promise<string | null> => {
  const [row] = await tenant.query<{ name: string }>({
    name: 'task-notice-actor',
    text: 'select name from memberships where organization_id = $1 and user_id = $2',
    values: [tenant.organizationId, userId],
  });
  return row?.name ?? null;
};

/** Whether a task has stayed where the given event moved it. The audit row of a move carries the moment of its event:
 * both are of one transaction. */
export const hasNotMovedSince = async (tenant: Tenant, taskId: number, eventId: number): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'task-not-moved-since',
    text: `select from events e where e.organization_id = $1 and e.id = $3 and not exists (
      select from audit_log a where a.organization_id = $1 and a.entity = 'task' and a.entity_id = $2
        and a.action = 'task.moved' and a.at > e.at)`,
    values: [tenant.organizationId, taskId, eventId],
  });
  return rows.length > 0;
};

/** What a note says, as much as a mail shows; undefined when it is deleted. */
export const noteText = async (tenant: Tenant, noteId: number): Promise<string | undefined> => {
  const [row] = await tenant.query<{ body: string }>({
    name: 'task-notice-note',
    text: `select left(body, 500) as body from task_notes where organization_id = $1 and id = $2 and deleted_at is null`,
    values: [tenant.organizationId, noteId],
  });
  return row?.body;
};
