import { z } from 'zod';
import { bulkOutcome, someIds } from '#platform/contract/bulk-outcome';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { bulkLimit, reversible } from '#platform/contract/reversible';
import { serviceTypes } from './job.ts';
import { jobRecordEndpoints } from './record-endpoints.ts';
import { daysOfWeek } from './service-endpoints.ts';
import { jobStatus } from './transitions.ts';

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

const jobs = reversible(change);

const serviceDays = z.strictObject({ days_of_week: daysOfWeek });

const services = reversible(serviceDays);

const access = { all: ['admin.canEditJobSite'] } as const;

/** Maximum number of jobs whose status one call changes: each asks for everything that a job needs. */
export const transitionLimit = 50;

const transitions = z.discriminatedUnion('transition', [
  z.strictObject({ transition: z.literal('activate') }),
  z.strictObject({
    transition: z.literal('deactivate'),
    end_date: jobRecordEndpoints.deactivateJob.body.shape.end_date,
    reason: jobRecordEndpoints.deactivateJob.body.shape.reason,
    /** Series, coming tasks and plans at the jobs may end with them. */
    confirmed: z.boolean().default(false),
  }),
]);

const statusBefore = z.strictObject({ status: jobStatus, end_date: field.date.nullable() });

export type StatusBefore = z.output<typeof statusBefore>;

const statuses = reversible(statusBefore);

export const jobBulkEndpoints = {
  changeJobs: endpoint({
    method: 'POST',
    path: '/jobs/bulk',
    summary: 'Set fields of many jobs; ids out of sight refuse the whole call',
    access,
    body: jobs.body,
    answer: jobs.answer,
    rate: 'write',
    audit: 'job.updated',
  }),
  undoJobChanges: endpoint({
    method: 'POST',
    path: '/jobs/bulk/undo',
    summary:
      'Give jobs the values that they had before they were changed together, unless they were changed since',
    access,
    body: jobs.undoing,
    answer: jobs.undone,
    rate: 'write',
    audit: 'job.updated',
  }),
  changeServiceDays: endpoint({
    method: 'POST',
    path: '/jobs/bulk/service-days',
    summary: 'Set the days of one kind of service at many jobs; ids out of sight refuse the whole call',
    access,
    body: z.strictObject({
      ids: someIds(bulkLimit),
      type: z.enum(serviceTypes),
      days_of_week: daysOfWeek,
    }),
    /** `changed` are services. Jobs without an active service of this kind stay as they are. */
    answer: services.answer.extend({ without: z.array(field.id) }),
    rate: 'write',
    audit: 'job-service.updated',
  }),
  undoServiceDays: endpoint({
    method: 'POST',
    path: '/jobs/bulk/service-days/undo',
    summary: 'Give services the days that they had before they were changed together, unless changed since',
    access,
    body: services.undoing,
    answer: services.undone,
    rate: 'write',
    audit: 'job-service.updated',
  }),
  transitionJobs: endpoint({
    method: 'POST',
    path: '/jobs/bulk/transition',
    summary: 'Activate or deactivate many jobs; each has an outcome of its own',
    access,
    body: z.strictObject({ ids: someIds(transitionLimit), step: transitions }),
    /** `changed`: those that can be taken back, because no work ended with them. */
    answer: bulkOutcome.extend(statuses.answer.shape),
    rate: 'write',
    audit: 'job.activated',
  }),
  undoTransitions: endpoint({
    method: 'POST',
    path: '/jobs/bulk/transition/undo',
    summary:
      'Give jobs the status back that they had some minutes ago, before the caller changed it, unless they were changed since',
    access,
    body: statuses.undoing,
    answer: statuses.undone,
    rate: 'write',
    audit: 'job.activated',
  }),
  listBuildingIds: endpoint({
    method: 'GET',
    path: '/jobs/bulk/building-ids',
    summary: 'Ids of the buildings of these jobs, each once',
    access,
    query: z.strictObject({ ids: someIds(bulkLimit) }),
    answer: z.object({ ids: z.array(field.id) }),
  }),
};
