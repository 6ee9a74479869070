import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { recordTaskChange } from '../task/record-task-change.ts';
import { updateTask } from '../task/task-repository.ts';
import { lockOpenTasksOfProject } from './work-repository.ts';

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

const inOneLine = (tenants: string | null): string | null => tenants?.replaceAll('\n', ', ') ?? null;

/** Writes the tenants whom the work concerns on the open tasks of a special project. */
export const nameTenantsOnTasks = async (
  call: Call,
  projectId: number,
  building_tenants: string | null,
): Promise<void> => {
  for (const task of await lockOpenTasksOfProject(call.tenant, projectId)) {
    if (task.building_tenants === building_tenants) continue;
    await updateTask(call.tenant, task.id, { building_tenants });
    await recordTaskChange(call, {
      action: 'task.updated',
      task,
      changes: { building_tenants: [inOneLine(task.building_tenants), inOneLine(building_tenants)] },
    });
  }
};
