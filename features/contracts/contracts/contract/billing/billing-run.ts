import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { contract } from '../contract.ts';
import { vacancyGap } from '../statement/vacancy-gap.ts';
import { billingCorrection } from './correction.ts';
import { difference } from './explain.ts';

export const billingRow = z.object({
  contract: contract.pick({ id: true, number: true, service: true, job_service_id: true, is_base: true }),
  job: z.object({ id: field.id, number: z.string(), name: z.string() }),
  client: z.string(),
  days: z.int(),
  days_in_month: z.int(),
  base: z.number(),
  credited: z.number(),
  net: z.number(),
  billed_back: z.number(),
  invoice: z.number(),
  /** The invoice of the month before; 0 where the contract was not in force. */
  previous: z.number(),
  differences: z.array(difference),
  /** The invoice as it would be today, if it differs from the approved one. */
  recalculated: z.number().nullable(),
  /** Dollars by which the approved invoice, with its corrections, differs from the one of today. */
  left_to_correct: z.number(),
  /** Corrections of earlier months that are billed with this one. */
  corrections: z.array(billingCorrection),
  /** Corrections of the invoice of this month. */
  corrected: z.array(billingCorrection),
  /** On the last day of the month on which the contract is in force. */
  vacancy_gap: vacancyGap.nullable(),
});

export type BillingRow = z.infer<typeof billingRow>;

const named = field.named.nullable();

/** All invoices of a month with the corrections that are billed with them, and contracts that had an invoice only in the month
 * before. */
export const billingRun = z.object({
  month: z.string(),
  approved: z.object({ at: field.timestamp, by: named }).nullable(),
  exported: z.object({ at: field.timestamp, by: named }).nullable(),
  rows: z.array(billingRow),
  total: z.number(),
  previous: z.number(),
  can: z.object({ approve: z.boolean(), export: z.boolean(), correct: z.boolean() }),
});

export type BillingRun = z.infer<typeof billingRun>;
