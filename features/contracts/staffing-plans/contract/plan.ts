import { z } from 'zod';
import { serviceTypes } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { staffingLine } from './lines.ts';
import { parentTypes, planTypes } from './plan-fields.ts';
import { planStatuses, planTransitions } from './transitions.ts';
import { workLoadLine } from './work-load.ts';

const money = z.object({ wages: z.number(), loaded: z.number() });

export const planLine = staffingLine.extend({ id: field.id });

export type PlanLine = z.infer<typeof planLine>;

const service = z.object({ type: z.enum(serviceTypes), name: z.string() });

const parent = z.object({ type: z.enum(parentTypes), id: field.id, name: z.string() });

const hours = z.object({
  weekly_hours: z.number(),
  monthly_hours: z.number(),
  fte: z.number(),
  productivity: z.number().nullable(),
});

/** A plan among the others of its service. */
export const planSummary = z.object({
  id: field.id,
  job_service_id: field.id,
  parent,
  plan_type: z.enum(planTypes),
  status: z.enum(planStatuses),
  effective_from: z.string(),
  sqft_basis: z.int().nullable(),
  hours,
  cost: money,
  updated_at: z.string(),
});

export type PlanSummary = z.infer<typeof planSummary>;

/** Weeks per month and burden, in hundredths. */
const laborBasis = z.object({ weeks: z.int(), burden: z.int() });

/** The active full-building plan, with which a current plan is compared. */
const fullPlan = z.object({ id: field.id, sqft_basis: z.int(), lines: z.array(staffingLine) });

/** What a plan depends on and has ended. A plan with it cannot be activated. */
const over = z.object({
  what: z.enum(['job', 'service', ...parentTypes]),
  name: z.string(),
  /** The last day of what has ended, if it had one. */
  on: z.string().nullable(),
  /** The number of the contract that is in force instead of the ended one. A copy of the plan belongs to it. */
  followed_by: z.string().nullable(),
});

/** One plan with what this person may do with it, and what happened to it. */
export const planRecord = planSummary.extend({
  service,
  lines: z.array(planLine),
  override_reason: z.string(),
  work_load: z.array(workLoadLine),
  basis: laborBasis,
  /** Null for a full-building plan, and when there is no active one. */
  full: fullPlan.nullable(),
  /** The active plan that an activation would replace. */
  takes_place_of: z.object({ id: field.id, effective_from: z.string() }).nullable(),
  /** Null while nothing has ended, and for an archived plan. */
  over: over.nullable(),
  allowed_transitions: z.array(z.enum(planTransitions.names)),
  can: z.object({ update: z.boolean(), copy: z.boolean(), suggest: z.boolean() }),
  timeline: z.array(historyEntry),
});

export type PlanRecord = z.infer<typeof planRecord>;

/** What a new plan begins with. */
export const planBasis = z.object({
  service,
  parent,
  square_feet: z.object({ gross_cleanable: z.int().nullable(), occupied: z.int().nullable() }),
  days: z.array(z.int()),
  basis: laborBasis,
  full: fullPlan.nullable(),
  can: z.object({ create: z.boolean() }),
});

export type PlanBasis = z.infer<typeof planBasis>;
