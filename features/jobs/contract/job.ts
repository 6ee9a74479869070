import { z } from 'zod';
import { building, buildingCard } from '#features/buildings/contract';
import * as field from '#platform/contract/fields';

export const jobStatuses = ['draft', 'active', 'inactive'] as const;

export const jobStatus = z.enum(jobStatuses);

export type JobStatus = z.infer<typeof jobStatus>;

export const serviceTypes = ['cleaning', 'day-cleaning', 'night-cleaning', 'day-porter', 'other'] as const;

/** A job in lists and on the map. `buildings` is present with include=buildings. */
export const jobRow = z.object({
  id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  status: jobStatus,
  client: z.object({ id: field.id, name: z.string() }),
  buildings: z.array(buildingCard).optional(),
});

export type JobRow = z.infer<typeof jobRow>;

export const jobService = z.object({
  id: field.id,
  type: z.enum(serviceTypes),
  name: z.string(),
  status: z.enum(['active', 'inactive']),
  days_of_week: z.array(z.int()),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
});

export type JobService = z.infer<typeof jobService>;

/** The Job Card. */
export const job = jobRow.omit({ buildings: true }).extend({
  description: z.string(),
  service_start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  inspection_frequency_days: z.int(),
  report_required: z.boolean(),
  action_log_required: z.boolean(),
  client: z.object({
    id: field.id,
    name: z.string(),
    account_number: z.string(),
    phone: z.string().nullable(),
  }),
  buildings: z.array(building),
  services: z.array(jobService),
  /** What is missing before somebody can activate the job. */
  setup_incomplete: z.array(z.enum(['address', 'area', 'service', 'client_inactive'])),
  updated_at: z.string(),
});

export type Job = z.infer<typeof job>;
