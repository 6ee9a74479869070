import { isDeepStrictEqual } from 'node:util';
import { checkRule } from '#features/tasks/tasks/server';
import { refused, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import {
  countedDates,
  type recurringEndpoints,
  runningStatuses,
  type SpecialProject,
} from '../../contract/index.ts';
import { maxSchedules } from '../../contract/recurring/recurring-endpoints.ts';
import { lockProject } from '../project/lock-project.ts';
import { presentProject } from '../project/present-project.ts';
import { hasEnded } from '../project/project-policy.ts';
import { loadProject, saveProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { makeProjectOccurrences, saveNext } from './make-project-occurrences.ts';
import { insertSchedule, renewDay } from './schedule-repository.ts';

type Call = SignedInCall<(typeof recurringEndpoints)['addRecurringInterval']>;

/** Lets a project recur; one that runs has its tasks at once. */
export const addRecurringInterval = async (call: Call): Promise<SpecialProject> => {
  const { tenant, params, body, person } = call;
  const { rule, updated_at } = body;
  const project = await lockProject(call, params.id, updated_at);
  if (hasEnded(project.status)) throw refused('project_ended');
  const today = todayOf(project, call.now);
  const errors = checkRule(rule, today);
  requireValid(errors);
  if (project.schedules.some((schedule) => isDeepStrictEqual(schedule.rule, rule)))
    throw refused('project_schedule_twice');
  if (project.schedules.length >= maxSchedules)
    throw refused('project_most_schedules', { count: maxSchedules });
  await insertSchedule(tenant, project.id, rule);
  await recordProjectChange(call, project, {
    action: 'special-project.schedule-added',
    changes: { recurs_from: [null, rule.start_on] },
  });
  const after = await loadProject(tenant, person, project.id);
  if (after && runningStatuses.includes(project.status)) await makeProjectOccurrences(call, after);
  else for (const schedule of after?.schedules ?? []) await saveNext(call, schedule, today);
  await saveProject(tenant, project.id, { dates: countedDates(after?.schedules ?? [], today) });
  await renewDay(tenant, project.id);
  return presentProject(call, project.id);
};
