import { z } from 'zod';
import { daysOfWeek } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { scheduleTypes, shifts } from './lines.ts';
import { workLoadInput } from './work-load.ts';

export const planTypes = ['full-building', 'current'] as const;

export type PlanType = (typeof planTypes)[number];

/** What a plan is made for. */
export const parentTypes = ['contract', 'budget'] as const;

export type ParentType = (typeof parentTypes)[number];

const maxLines = 50;

const label = field.oneLine.max(100, 'character_limit_exceeded').default('');

const lineInput = z.strictObject({
  /** The id of a saved line, which keeps the people on it; left out for a new line. */
  id: field.id.optional(),
  schedule_type: z.enum(scheduleTypes),
  title: label,
  shift: z.enum(shifts),
  headcount: z.int().min(1).max(999),
  shift_length_hours: z.number().min(0.25).max(12).multipleOf(0.25, 'quarter_hours'),
  days: daysOfWeek.refine((days) => days.length > 0, 'plan_days_required'),
  start_time: field.wallTime.nullable().default(null),
  wage_rate: z.number().min(0).max(999.99).multipleOf(0.01, 'two_decimals'),
  zone: label,
});

export type PlanLineInput = z.output<typeof lineInput>;

/** What people enter of a draft. */
export const planFields = {
  plan_type: z.enum(planTypes),
  effective_from: field.date,
  sqft_basis: z.int().min(1).max(99_999_999).nullable().default(null),
  lines: z.array(lineInput).max(maxLines).default([]),
  override_reason: field.comment.default(''),
  work_load: z.array(workLoadInput).max(maxLines).default([]),
};

export type PlanFields = z.output<z.ZodObject<typeof planFields>>;
