import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { countedDates, type recurringEndpoints, type SpecialProject } from '../../contract/index.ts';
import { lockProject } from '../project/lock-project.ts';
import { presentProject } from '../project/present-project.ts';
import { hasEnded } from '../project/project-policy.ts';
import { saveProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { dropOccurrences } from './drop-occurrences.ts';
import { renewDay, saveSchedule } from './schedule-repository.ts';

type Call = SignedInCall<(typeof recurringEndpoints)['removeRecurringInterval']>;

/** Lets a project no longer recur in one way; what is done or begun stays. */
export const removeRecurringInterval = async (call: Call): Promise<SpecialProject> => {
  const { tenant, now, params, query } = call;
  const project = await lockProject(call, params.id, query.updated_at);
  const schedule = project.schedules.find(({ id }) => id === params.scheduleId);
  if (!schedule) throw notFound();
  if (hasEnded(project.status)) throw refused('project_ended');
  const from = todayOf(project, now);
  await dropOccurrences(call, project, { from, note: project.number, scheduleId: schedule.id });
  await saveSchedule(tenant, schedule.id, { deleted_at: now.toISOString() });
  await recordProjectChange(call, project, {
    action: 'special-project.schedule-removed',
    changes: { recurs_from: [schedule.rule.start_on, null] },
  });
  // The tasks of this schedule are cancelled. A project without another schedule keeps its next date as its planned day.
  const { scheduled_date } = project;
  const left = project.schedules.filter(({ id }) => id !== schedule.id);
  const dates = countedDates(left, from);
  await saveProject(tenant, project.id, { dates, ...(left.length === 0 && { scheduled_date }) });
  await renewDay(tenant, project.id);
  return presentProject(call, project.id);
};
