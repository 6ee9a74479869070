import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { serviceTypes } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { billbackLine, creditLine, pricingLine, squareFeet } from './lines.ts';
import { price } from './price-shape.ts';
import { contractStatuses } from './status.ts';

/** All that was agreed, except for the dates. */
const contractTerms = z.object({
  auto_renew: z.boolean(),
  renewal_month: z.int().nullable(),
  renewal_notice_days: z.int(),
  term_months: z.int().nullable(),
  /** When it renews itself, unless notice was given; null when it does not renew itself. */
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
