import { z } from 'zod';
import { recurrenceRule } from '#features/tasks/tasks/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { mayUpdate, seen } from '../project/project-endpoints.ts';
import { specialProject } from '../project/special-project.ts';

/** Most schedules of one project. */
export const maxSchedules = 10;

const change = { answer: specialProject, access: mayUpdate, rate: 'write' } as const;

export const recurringEndpoints = {
  addRecurringInterval: endpoint({
    ...change,
    method: 'POST',
    path: '/special-project/{id}/recurring-interval',
    summary: 'Say how the work recurs; each date of the rule is a task once the project is scheduled',
    params: field.idParams,
    body: z.strictObject({ rule: recurrenceRule, ...seen }),
    audit: 'special-project.schedule-added',
  }),
  removeRecurringInterval: endpoint({
    ...change,
    method: 'DELETE',
    path: '/special-project/{id}/recurring-interval/{scheduleId}',
    summary: 'Stop this recurrence; upcoming tasks not yet started are cancelled',
    params: z.strictObject({ id: field.id, scheduleId: field.id }),
    query: z.strictObject(seen),
    audit: 'special-project.schedule-removed',
  }),
};
