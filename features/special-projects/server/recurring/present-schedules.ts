import { previewDates } from '#features/tasks/contract';
import { holidaysAround } from '#features/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ProjectSchedule } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { todayOf } from '../project/today-of.ts';

const shown = 5;

/** How a project recurs, with its next days as people see them. */
export const presentSchedules = async (
  tenant: Tenant,
  project: StoredProject,
  now: Date,
): Promise<ProjectSchedule[]> => {
  if (project.schedules.length === 0) return [];
  const holidays = await holidaysAround(tenant, now);
  const today = todayOf(project, now);
  return project.schedules.map(({ id, rule }) => ({
    id,
    rule,
    upcoming: previewDates(rule, today, shown, holidays, today).map(({ shown_on }) => shown_on),
  }));
};
