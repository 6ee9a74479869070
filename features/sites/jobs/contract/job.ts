import { z } from 'zod';
import { building, buildingCard } from '#features/sites/buildings/contract';
import * as field from '#platform/contract/fields';
import { setupGap } from './setup-gaps.ts';
import { jobStatus, jobTransitions } from './transitions.ts';

/** A job, as a record that belongs to it names it. */
export const namedJob = z.object({ id: field.id, job_number: z.string(), job_name: z.string() });

export const serviceTypes = ['cleaning', 'day-cleaning', 'night-cleaning', 'day-porter', 'other'] as const;

export const serviceStatuses = ['active', 'inactive'] as const;

/** A job in lists and on the map. `buildings` is present with include=buildings; with include=columns all optional fields
 * are present. */
export const jobRow = z.object({
  id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  status: jobStatus,
  client: field.named,
  buildings: z.array(buildingCard).optional(),
  /** The types of its active services, each once. */
  services: z.array(z.enum(serviceTypes)).optional(),
  /** The names of the areas of its buildings. */
  areas: z.array(z.string()).optional(),
  /** Values of the columns of higher features, by the name of the column. */
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
  /** The headcount of its active staffing plan, else the typed one. */
  headcount: z.int().nullable(),
  /** Hours per week of all people in the active plan; null without a plan. */
  planned: z.object({ week_hours: z.number() }).nullable(),
  updated_at: z.string(),
});

export type JobService = z.infer<typeof jobService>;

/** The warnings that higher features can report for an active job. */
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
  allowed_transitions: z.array(z.enum(jobTransitions.names)),
  can: z.object({ update: z.boolean(), copy: z.boolean() }),
  updated_at: z.string(),
});

export type Job = z.infer<typeof job>;
