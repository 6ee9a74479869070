import { addDays, type Holidays, occurrences, previewDates } from '#features/tasks/tasks/contract';
import { holidaysAround } from '#features/tasks/tasks/server';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { todayOf } from '../project/today-of.ts';
import { addWork, isPlaced } from '../transitions/add-work.ts';
import type { TransitionCall } from '../transitions/transition-call.ts';
import { datesMade, insertOccurrence, taskWithoutRule } from './occurrence-repository.ts';
import { saveSchedule } from './schedule-repository.ts';

type Call = Pick<TransitionCall, 'tenant' | 'now' | 'wiring'>;

type Schedule = StoredProject['schedules'][number];

/** Days ahead for which tasks are made: a quarter of a year, which the calendar shows at once. */
export const daysAhead = 92;

/** Stores as the next date the first one of the rule on a day or after it. */
export const saveNext = ({ tenant }: Pick<Call, 'tenant'>, { id, rule }: Schedule, from: string) =>
  saveSchedule(tenant, id, { next_on: previewDates(rule, from, 1)[0]?.occurrence_date ?? null });

/** The tasks of one rule that are missing. Nobody is told of each: they open on their day. */
const makeOf = async (
  call: Call,
  project: StoredProject,
  { id: schedule_id, rule }: Schedule,
  { from, to, holidays }: { from: string; to: string; holidays: Holidays },
): Promise<void> => {
  const { tenant } = call;
  if (!isPlaced(project)) return;
  const made = await datesMade(tenant, schedule_id, from);
  for (const { occurrence_date, shown_on } of occurrences(rule, from, to, holidays, from)) {
    if (made.has(occurrence_date)) continue;
    const there = await taskWithoutRule(tenant, project.id, shown_on);
    if (there !== undefined) {
      await insertOccurrence(tenant, { schedule_id, occurrence_date, task_id: there });
      continue;
    }
    const task_id = await addWork({ ...call, person: null }, project, shown_on);
    await insertOccurrence(tenant, { schedule_id, occurrence_date, task_id });
  }
};

/** Makes the missing tasks of a running project, for the dates of its rules from today on. Dates that passed while it was at rest
 * are not made up for. Work without a job site has no tasks. */
export const makeProjectOccurrences = async (call: Call, project: StoredProject): Promise<void> => {
  const from = todayOf(project, call.now);
  const to = addDays(from, daysAhead);
  const holidays = await holidaysAround(call.tenant, call.now);
  for (const schedule of project.schedules) {
    await makeOf(call, project, schedule, { from, to, holidays });
    await saveNext(call, schedule, project.job_id === null ? from : addDays(to, 1));
  }
};
