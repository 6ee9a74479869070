import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { recordTaskChange } from './record-task-change.ts';
import { openDueTasks } from './scheduled-tasks-repository.ts';

/** Opens every scheduled task whose day has come at its building; repeating it changes nothing more. */
export const openScheduledTasks = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const opened = await openDueTasks(tenant, now);
  for (const task of opened) {
    await recordTaskChange(
      { tenant, person: null, wiring },
      { action: 'task.moved', task, from: 'scheduled', to: 'open', data: { transition: 'open' } },
    );
  }
  return opened.length;
};
