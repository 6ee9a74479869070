import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { runningStatuses } from '../../contract/index.ts';
import { loadProject } from '../project/project-repository.ts';
import { todayOf } from '../project/today-of.ts';
import { daysAhead, makeProjectOccurrences, saveNext } from './make-project-occurrences.ts';
import { dueProjects, renewDay } from './schedule-repository.ts';

/** Schedules per transaction, so that no transaction runs long. */
const batch = 20;

/** Makes the missing tasks of running projects up to `daysAhead`, and moves on the next date of projects at rest; returns how
 * many schedules were handled. It can run again, or several times at once, and makes no task twice. */
export const continueProjects = async (
  wiring: { events: Events },
  tenant: Tenant,
  now: Date,
): Promise<number> => {
  const due = await dueProjects(tenant, now, daysAhead, batch);
  for (const id of [...new Set(due.map((row) => row.id))].toSorted((a, b) => a - b)) {
    const project = await loadProject(tenant, null, id, { lock: true });
    if (!project) continue;
    if (runningStatuses.includes(project.status))
      await makeProjectOccurrences({ tenant, now, wiring }, project);
    else
      for (const schedule of project.schedules) await saveNext({ tenant }, schedule, todayOf(project, now));
    await renewDay(tenant, id);
  }
  return due.length;
};
