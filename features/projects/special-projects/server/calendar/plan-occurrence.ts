import { addDays, occurrences, openStatuses } from '#features/tasks/tasks/contract';
import { holidaysAround, rescheduleTasksOfProject } from '#features/tasks/tasks/server';
import { invalid, notFound, refused, requireValid, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { calendarEndpoints } from '../../contract/index.ts';
import { checkDay } from '../project/check-project.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { lockProject } from '../project/lock-project.ts';
import { hasEnded } from '../project/project-policy.ts';
import { publishNewDay } from '../project/publish-new-day.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { datesMade, lockOccurrence } from '../recurring/occurrence-repository.ts';
import { hasTaskOn } from '../transitions/project-tasks-repository.ts';

type Call = SignedInCall<(typeof calendarEndpoints)['planOccurrence']>;

/** Days. Holidays shift a date of a rule by less than this. */
const maxShift = 14;

/** Whether a rule still has to make its task of that day. */
const comesOn = async (
  { tenant, now }: Call,
  { schedules }: StoredProject,
  day: string,
): Promise<boolean> => {
  const holidays = await holidaysAround(tenant, now);
  const [from, to] = [addDays(day, -maxShift), addDays(day, maxShift)];
  for (const { id, rule } of schedules) {
    const there = [...occurrences(rule, from, to, holidays, from)].filter(({ shown_on }) => shown_on === day);
    if (there.length === 0) continue;
    const made = await datesMade(tenant, id, from);
    if (there.some(({ occurrence_date }) => !made.has(occurrence_date))) return true;
  }
  return false;
};

/** Moves one date of work that recurs. The task stays the one of its date in the rule, so that the rule does not make that date
 * again. */
export const planOccurrence = async (call: Call) => {
  const { tenant, params, body } = call;
  const { scheduled_date: day, updated_at: readAt } = body;
  const project = await lockProject(call, params.id);
  const { id } = project;
  if (hasEnded(project.status)) throw refused('project_ended');
  const found = await lockOccurrence(tenant, id, params.taskId);
  if (!found) throw notFound();
  const { day: before, updated_at } = found;
  if (readAt !== undefined && readAt !== updated_at) throw stale({ id, day: before, updated_at });
  if (found.begun || !openStatuses.some((status) => status === found.status))
    throw refused('project_work_begun');
  if (day === before) return { id, day, updated_at };
  const errors = checkDay(day, null, todayOf(project, call.now));
  requireValid(errors);
  if ((await hasTaskOn(tenant, id, day)) || (await comesOn(call, project, day)))
    throw invalid({ scheduled_date: ['project_day_taken'] });
  await rescheduleTasksOfProject(call, id, day, (task) => task.id === params.taskId);
  await recordProjectChange(call, project, {
    action: 'special-project.occurrence-moved',
    changes: { scheduled_date: [before, day] },
  });
  await publishNewDay(call, project, { day, before });
  const after = await lockOccurrence(tenant, id, params.taskId);
  return { id, day, updated_at: after?.updated_at ?? updated_at };
};
