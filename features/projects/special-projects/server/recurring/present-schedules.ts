import { previewDates } from '#features/tasks/tasks/contract';
import { holidaysAround } from '#features/tasks/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ProjectSchedule } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { todayOf } from '../project/today-of.ts';
import { plannedDays } from './occurrence-repository.ts';

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
  const planned = await plannedDays(tenant, project.id, today);
  return project.schedules.map(({ id, rule }) => ({
    id,
    rule,
    upcoming: previewDates(rule, today, shown, holidays, today)
      .map(({ occurrence_date, shown_on }) => planned.get(`${id} ${occurrence_date}`) ?? shown_on)
      .toSorted(),
  }));
};
