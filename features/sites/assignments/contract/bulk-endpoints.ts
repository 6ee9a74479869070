import { z } from 'zod';
import { peopleLimit } from '#features/accounts/people/contract';
import { bulkOutcome, someIds } from '#platform/contract/bulk-outcome';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxPeriods, periodDates } from './period.ts';

/** Maximum number of jobs in one call: all sites of a company, for one person. */
export const maxJobsOfMany = maxPeriods;

/** Maximum number of people in one call with this many jobs. Each pair of person and job counts towards `maxPeriods`. */
export const peoplePerCall = (jobs: number): number =>
  Math.min(peopleLimit, Math.floor(maxPeriods / Math.max(1, jobs)));

const fits = ({ ids, job_ids }: { ids: number[]; job_ids: number[] }): boolean =>
  ids.length <= peoplePerCall(job_ids.length);

const tooMany = { path: ['ids'], message: 'too_many_at_once' };

const stamp = { id: field.id, updated_at: field.updatedAt };

/** What takes back a change of duties: periods that it added, those whose last day it moved, with the former one, and those that
 * had not begun and are gone. */
const dutiesBefore = z.strictObject({
  added: z.array(z.strictObject(stamp)).max(maxPeriods),
  ended: z.array(z.strictObject({ ...stamp, to_date: periodDates.to_date })).max(maxPeriods),
  removed: z.array(z.strictObject({ job_id: field.id, user_id: field.id, ...periodDates })).max(maxPeriods),
});

export type DutiesBefore = z.output<typeof dutiesBefore>;

const distinct = ({ added, ended }: DutiesBefore): boolean =>
  new Set([...added, ...ended].map(({ id }) => id)).size === added.length + ended.length;

const may = { any: ['admin.canEditAssignments', 'admin.canEditUser'] } as const;

const who = { ids: someIds(peopleLimit), job_ids: someIds(maxJobsOfMany) };

export const manyAssignmentEndpoints = {
  changeAccessOfMany: endpoint({
    method: 'PUT',
    path: '/users/job-site-access',
    summary:
      'Let several people see jobs without a role at them, or no longer; each has an outcome of their own',
    access: may,
    body: z.strictObject({ ...who, action: z.enum(['add', 'remove']) }).refine(fits, tooMany),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'user.job-site-access-set',
  }),
  changeDutiesOfMany: endpoint({
    method: 'PUT',
    path: '/users/job-site-assignments',
    summary:
      'Give several people an assignment at jobs, or let it end today; each has an outcome of their own',
    access: may,
    body: z
      .strictObject({ ...who, assignment_id: field.id, action: z.enum(['add', 'end']), ...periodDates })
      .refine(fits, tooMany),
    answer: bulkOutcome.extend({ before: dutiesBefore }),
    rate: 'write',
    audit: 'job-site-assignment.users-set',
  }),
  undoDutiesOfMany: endpoint({
    method: 'PUT',
    path: '/users/job-site-assignments/undo',
    summary: 'Take back what a change of duties of several people did, unless periods were changed since',
    access: may,
    body: z.strictObject({
      assignment_id: field.id,
      before: dutiesBefore.refine(distinct, 'not_allowed'),
    }),
    /** Numbers of periods. */
    answer: z.object({ undone: z.int(), kept: z.int() }),
    rate: 'write',
    audit: 'job-site-assignment.users-set',
  }),
};
