import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { jobRecordEndpoints } from './record-endpoints.ts';

/** Jobs that one call changes at most. */
export const bulkLimit = 200;

/** What can be set at many jobs at once. */
export const bulkFields = [
  'service_start_date',
  'inspection_frequency_days',
  'report_required',
  'action_log_required',
] as const;

export type BulkField = (typeof bulkFields)[number];

const { service_start_date, inspection_frequency_days, report_required, action_log_required } =
  jobRecordEndpoints.updateJob.body.shape;

const change = z.strictObject({
  service_start_date,
  inspection_frequency_days,
  report_required,
  action_log_required,
});

export type JobChange = z.output<typeof change>;

const access = { all: ['admin.canEditJobSite'] } as const;

/** A job as the change found it. */
const changed = z.object({ id: field.id, before: change, updated_at: z.string() });

export type ChangedJob = z.infer<typeof changed>;

const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

export const jobBulkEndpoints = {
  changeJobs: endpoint({
    method: 'POST',
    path: '/jobs/bulk',
    summary: 'Set fields of many jobs; ids out of sight refuse the whole call',
    access,
    body: z.strictObject({
      ids: z.array(field.id).min(1, 'required').max(bulkLimit).refine(distinct, 'not_allowed'),
      change: change.refine((fields) => Object.keys(fields).length > 0, 'required'),
    }),
    /** Jobs that had other values. What undoes the change is in them. */
    answer: z.object({ changed: z.array(changed) }),
    rate: 'write',
    audit: 'job.updated',
  }),
  undoJobChanges: endpoint({
    method: 'POST',
    path: '/jobs/bulk/undo',
    summary:
      'Give jobs the values that they had before they were changed together, unless they were changed since',
    access,
    body: z.strictObject({
      jobs: z
        .array(z.strictObject({ id: field.id, before: change, updated_at: field.updatedAt }))
        .min(1, 'required')
        .max(bulkLimit)
        .refine((jobs) => distinct(jobs.map(({ id }) => id)), 'not_allowed'),
    }),
    answer: z.object({
      undone: z.array(field.id),
      /** Changed again since, so they stay as they are. */
      kept: z.array(z.object({ id: field.id, job_number: z.string(), job_name: z.string() })),
    }),
    rate: 'write',
    audit: 'job.updated',
  }),
};
