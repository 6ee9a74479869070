import { z } from 'zod';
import { contract } from '#features/contracts/contracts/contract';
import { parentTypes, planStatuses, planTypes } from '#features/contracts/staffing-plans/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { budgetDetail, detailTypes } from './details.ts';
import { budgetStatuses, budgetTransitions } from './transitions.ts';

const cost = z.object({
  running: z.number(),
  startup: z.number(),
  total: z.number(),
  labor: z.number(),
  by_type: z.array(z.object({ type: z.enum(detailTypes), amount: z.number() })),
  monthly_hours: z.number(),
});

export const margin = z.object({
  left: z.number(),
  margin_pct: z.number().nullable(),
  labor_share_pct: z.number().nullable(),
  notes: z.array(z.enum(['low_margin', 'low_labor', 'high_labor'])),
});

/** The contract of the service in force on a day, with its price per month. */
export const agreedPrice = z.object({
  contract_id: field.id,
  number: z.string(),
  on: z.string(),
  base: z.number(),
  net: z.number(),
});

export type AgreedPrice = z.infer<typeof agreedPrice>;

/** A budget of one service of a job, as lists show it. */
export const budget = z.object({
  id: field.id,
  job_service_id: field.id,
  name: z.string(),
  status: z.enum(budgetStatuses),
  /** Approved, and today is one of its days. */
  in_force: z.boolean(),
  effective_from: z.string(),
  effective_to: z.string().nullable(),
  cost,
  /** Whether start-up counts on the day of the price; if so, the margin includes it. */
  counts_startup: z.boolean(),
  /** Null while no contract is in force. */
  price: agreedPrice.nullable(),
  margin: margin.nullable(),
  updated_at: z.string(),
});

export type Budget = z.infer<typeof budget>;

const plan = z.object({
  id: field.id,
  parent_type: z.enum(parentTypes),
  parent_id: field.id,
  plan_type: z.enum(planTypes),
  effective_from: z.string(),
});

/** One budget with its lines, what this person may do with it, and what happened to it. */
export const budgetRecord = budget.extend({
  service: contract.shape.service,
  burden_pct: z.number(),
  days_per_week: z.int(),
  /** The present setting of the organization for a draft; the setting at the approval for an approved budget. */
  weeks_per_month: z.number(),
  /** `monthly` is what the line costs in a month. */
  details: z.array(budgetDetail.extend({ monthly: z.number() })),
  /** The plans from which its lines were taken; `replaced_by` is the active plan that has replaced one since. */
  plans: z.array(plan.extend({ status: z.enum(planStatuses), replaced_by: plan.nullable() })),
  notes: z.string(),
  approved_at: z.string().nullable(),
  /** The last day on which start-up counts. */
  startup_until: z.string(),
  /** The margin after start-up; null without start-up, when it is over, or without a price. */
  margin_after: margin.nullable(),
  allowed_transitions: z.array(z.enum(budgetTransitions.names)),
  can: z.object({ update: z.boolean(), end: z.boolean(), copy: z.boolean() }),
  /** The budget that would have to end earlier so that this draft can be approved, with its new last day. */
  cuts_short: field.named.extend({ last_day: z.string() }).nullable(),
  timeline: z.array(historyEntry),
});

export type BudgetRecord = z.infer<typeof budgetRecord>;

/** What a new budget begins with. */
export const budgetBasis = z.object({
  service: contract.shape.service,
  today: z.string(),
  burden_pct: z.number(),
  days_per_week: z.int(),
  weeks_per_month: z.number(),
  price: agreedPrice.nullable(),
});

export type BudgetBasisAnswer = z.infer<typeof budgetBasis>;
