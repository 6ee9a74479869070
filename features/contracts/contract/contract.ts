import { z } from 'zod';
import { fileRecord } from '#features/files/contract';
import { serviceTypes } from '#features/jobs/contract';
import * as field from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import { historyEntry } from '#platform/contract/history-entry';
import { billbackLine, creditLine, pricingLine, squareFeet } from './lines.ts';
import { price } from './price.ts';
import { contractStatuses } from './status.ts';
import { contractTransitionNames } from './transitions.ts';

/** All that was agreed, except for the dates. */
const contractTerms = z.object({
  auto_renew: z.boolean(),
  renewal_month: z.int().nullable(),
  renewal_notice_days: z.int(),
  term_months: z.int().nullable(),
  /** When it renews itself, unless notice was given; null when it does not. */
  renewal: z
    .object({ on: z.string(), until: z.string(), notice_by: z.string(), noticed_on: z.string().nullable() })
    .nullable(),
  termination_reason: z.string().nullable(),
  signed_at: z.string().nullable(),
  signed_file: fileRecord.nullable(),
  square_feet: squareFeet,
  days_per_week: z.int(),
  pricing: z.array(pricingLine),
  /** `amount` is what the credit takes off a whole month; `in_force` tells whether it applies on the date of the
   * price. */
  credits: z.array(
    creditLine.extend({
      amount: z.number(),
      agreed_sqft: z.int(),
      in_force: z.boolean(),
      above_average: z.boolean(),
    }),
  ),
  billbacks: z.array(billbackLine.extend({ amount: z.number() })),
  escalator_pct: z.number(),
  notes: z.string(),
  winteam_customer_number: z.string().nullable(),
  price,
});

export type ContractTerms = z.infer<typeof contractTerms>;

/** A contract of one service of a job. `terms` is null for people who may see only its dates. */
export const contract = z.object({
  id: field.id,
  job_service_id: field.id,
  service: z.object({ type: z.enum(serviceTypes), name: z.string() }),
  number: z.string(),
  is_base: z.boolean(),
  /** The status today, in the time zone of the job. */
  status: z.enum(contractStatuses),
  start_date: z.string(),
  termination_date: z.string().nullable(),
  days_left: z.int().nullable(),
  terms: contractTerms.nullable(),
  updated_at: z.string(),
});

export type Contract = z.infer<typeof contract>;

const neighbour = z.object({ id: field.id, number: z.string() });

/** One contract with what this person may do with it, and what happened to it. */
export const contractRecord = contract.extend({
  allowed_transitions: z.array(z.enum(contractTransitionNames)),
  can: z.object({
    update: z.boolean(),
    amend: z.boolean(),
    give_notice: z.boolean(),
    upload: z.boolean(),
  }),
  /** The approved contract of the service that was in force before this one. */
  follows: neighbour.nullable(),
  /** The one whose term an approval would cut short, with its last day. */
  cuts_short: neighbour.extend({ last_day: z.string() }).nullable(),
  timeline: z.array(historyEntry),
});

export type ContractRecord = z.infer<typeof contractRecord>;

/** What a new contract begins with: a number that is free, and the buildings as they are today. */
export const contractBasis = z.object({
  service: z.object({ type: z.enum(serviceTypes), name: z.string() }),
  number: z.string(),
  square_feet: squareFeet,
  days_per_week: z.int(),
});

export type ContractBasis = z.infer<typeof contractBasis>;

export const termsFlags = ['hasAccessAdminJobs', 'admin.canEditContract'] as const satisfies readonly Flag[];

/** Only people who manage contracts may read prices and other terms. */
export const mayReadTerms = (flags: ReadonlySet<Flag>): boolean => termsFlags.some((flag) => flags.has(flag));
