import { addDays } from '#platform/contract/add-days';
import { invalid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import { datesUntil } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { doneTasks, lastServiceDay } from './project-tasks-repository.ts';
import type { TransitionCall, TransitionInput } from './transition-call.ts';

type At = { today: string; said: TransitionInput };

/** Days. An earlier day is a typing error: a project that is billed by month would be billed for every month since. */
const maxDaysAgo = 366;

/** What is wrong with the day that somebody names. */
const faultOf = (day: string | undefined, hasTasks: boolean, today: string): string | null => {
  if (day === undefined) return hasTasks ? null : 'project_service_day_required';
  if (!isEnterable(day, today)) return 'date_range';
  if (day > today) return 'project_service_in_future';
  return day < addDays(today, -maxDaysAgo) ? 'project_service_long_ago' : null;
};

/** When the work of a project that is closed was done, and how many of its dates, by its tasks. Work without a job site has no
 * tasks: the person who closes it says when it was done, and all dates of its rules until then count. */
export const serviceOf = async (
  { tenant }: TransitionCall,
  { id, job_id, schedules, time_zone }: StoredProject,
  { today, said: { actual_service_date: named } }: At,
) => {
  const hasTasks = job_id !== null;
  const fault = faultOf(named, hasTasks, today);
  if (fault !== null) throw invalid({ actual_service_date: [fault] });
  const day = (await lastServiceDay(tenant, id, time_zone)) ?? named ?? null;
  if (schedules.length === 0) return { actual_service_date: day };
  const dates = hasTasks || day === null ? await doneTasks(tenant, id) : datesUntil(schedules, day);
  return { actual_service_date: day, dates };
};
