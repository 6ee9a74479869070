import type { Tenant } from '#platform/server/db/tenant';
import type { SeededTask } from './seed-tasks.ts';

/** One line of a task's history. */
export type HistoryLine = {
  task: SeededTask;
  action: string;
  at: number;
  by: number;
  from?: string | null;
  to?: string | null;
  note?: string | null;
  changes?: Record<string, [unknown, unknown]>;
};

const statusLines = (task: SeededTask): HistoryLine[] =>
  task.steps.map(({ by, ...step }) => ({ ...step, task, by: task[by] }));

/** The statuses of the tasks and what else happened to them: written in the order it happened, for it is shown so. */
export const seedHistory = async (
  tenant: Tenant,
  tasks: readonly SeededTask[],
  more: readonly HistoryLine[],
): Promise<void> => {
  const lines = [...tasks.flatMap(statusLines), ...more].toSorted((a, b) => a.at - b.at);
  await tenant.db
    .insertInto('audit_log')
    .values(
      lines.map(({ task, action, at, by, from = null, to = null, note = null, changes = {} }) => ({
        organization_id: tenant.organizationId,
        entity: 'task',
        entity_id: task.id,
        action,
        from_status: from,
        to_status: to,
        note,
        changes: JSON.stringify(changes),
        at: new Date(at).toISOString(),
        actor_user_id: by,
        building_id: task.place.buildingId,
      })),
    )
    .execute();
};
