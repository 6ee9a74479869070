import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { jobService, serviceStatuses, serviceTypes } from './job.ts';

/** 0 is Sunday. Each day once, in the order of the week. */
export const daysOfWeek = z
  .array(z.int().min(0).max(6))
  .max(7)
  .transform((days) => [...new Set(days)].sort((a, b) => a - b));

/** What people enter. A service that ends before it starts ends on the next day. */
const serviceFields = {
  type: z.enum(serviceTypes),
  name: field.name,
  status: z.enum(serviceStatuses),
  days_of_week: daysOfWeek,
  start_time: field.wallTime.nullable(),
  end_time: field.wallTime.nullable(),
  headcount: z.int().min(0).max(999).nullable(),
};

const { type, name, status, days_of_week, start_time, end_time, headcount } = serviceFields;

const access = { all: ['admin.canEditJobSite'] } as const;

export const jobServiceEndpoints = {
  createService: endpoint({
    method: 'POST',
    path: '/job/{id}/service',
    summary: 'Add a service to a job',
    access,
    params: field.idParams,
    body: z.strictObject({
      type,
      name,
      status: status.default('active'),
      days_of_week: days_of_week.default([]),
      start_time: start_time.default(null),
      end_time: end_time.default(null),
      headcount: headcount.default(null),
    }),
    answer: jobService,
    rate: 'write',
    audit: 'job-service.created',
  }),
  updateService: endpoint({
    method: 'PUT',
    path: '/job/{id}/service/{serviceId}',
    summary: 'Save the fields of a service that are sent; an active job keeps one active service',
    access,
    params: field.idParams.extend({ serviceId: field.id }),
    body: z.strictObject({
      type: type.optional(),
      name: name.optional(),
      status: status.optional(),
      days_of_week: days_of_week.optional(),
      start_time: start_time.optional(),
      end_time: end_time.optional(),
      headcount: headcount.optional(),
      updated_at: field.updatedAt,
    }),
    answer: jobService,
    rate: 'write',
    audit: 'job-service.updated',
  }),
};
