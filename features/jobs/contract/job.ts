import { z } from 'zod';
import { building, buildingCard } from '#features/buildings/contract';
import * as field from '#platform/contract/fields';
import { setupGap } from './setup-gaps.ts';
import { jobStatus } from './status.ts';
import { jobTransitionNames } from './transitions.ts';

export const serviceTypes = ['cleaning', 'day-cleaning', 'night-cleaning', 'day-porter', 'other'] as const;

export const serviceStatuses = ['active', 'inactive'] as const;

/** A job in lists and on the map. `buildings` is present with include=buildings, and with include=columns all that the
 * list shows. */
export const jobRow = z.object({
  id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  status: jobStatus,
  client: z.object({ id: field.id, name: z.string() }),
  buildings: z.array(buildingCard).optional(),
  /** Of its active services, each kind once. */
  services: z.array(z.enum(serviceTypes)).optional(),
  /** Areas of its buildings by name. */
  areas: z.array(z.string()).optional(),
  /** What higher features say of it, by the name of their column. */
  facts: z.record(z.string(), z.string()).optional(),
});

export type JobRow = z.infer<typeof jobRow>;

export const jobService = z.object({
  id: field.id,
  type: z.enum(serviceTypes),
  name: z.string(),
  status: z.enum(serviceStatuses),
  days_of_week: z.array(z.int()),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  /** As its active staffing plan has it, else as it was typed. */
  headcount: z.int().nullable(),
  /** The hours of a week that the plan has for all its people; null without one. */
  planned: z.object({ week_hours: z.number() }).nullable(),
  updated_at: z.string(),
});

export type JobService = z.infer<typeof jobService>;

/** What is wrong at a job that runs, of features above that say so. */
export const jobWarnings = ['lost_keys', 'overdue_keys'] as const;

export type JobWarning = (typeof jobWarnings)[number];

/** The Job Card. */
export const job = jobRow.omit({ buildings: true, services: true, areas: true, facts: true }).extend({
  /** The logo of the site, else that of its client. */
  logo_url: z.string().nullable(),
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
  winteam_job_number: z.string().nullable(),
  /** What is missing before somebody can activate the job. */
  setup_incomplete: z.array(setupGap),
  warnings: z.array(z.object({ warning: z.enum(jobWarnings), count: z.int() })),
  /** What the caller may do. */
  allowed_transitions: z.array(z.enum(jobTransitionNames)),
  can: z.object({ update: z.boolean(), copy: z.boolean() }),
  updated_at: z.string(),
});

export type Job = z.infer<typeof job>;
