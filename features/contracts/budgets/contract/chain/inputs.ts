import { z } from 'zod';
import { billbackLine, creditLine, pricingLine, squareFeet } from '#features/contracts/contracts/contract';
import { parentTypes, staffingLine } from '#features/contracts/staffing-plans/contract';
import * as field from '#platform/contract/fields';
import { budgetDetail } from '../details.ts';
import { budgetStatuses } from '../transitions.ts';

const plan = z.object({
  id: field.id,
  parent_type: z.enum(parentTypes),
  parent_id: field.id,
  sqft_basis: z.int().nullable(),
  lines: z.array(staffingLine),
});

export type ChainPlan = z.infer<typeof plan>;

/** All that the figures of a service are calculated from. */
export const chainInputs = z.object({
  /** The day for which price and start-up are calculated. */
  on: z.string(),
  /** `weeks` is in ten-thousandths, `burden` in hundredths; the days are whole. */
  basis: z.object({
    weeks: z.int(),
    burden: z.int(),
    days_per_week: z.int(),
    startup_month: z.int().nullable(),
  }),
  /** Weeks per month in the present settings, in ten-thousandths. A new budget is calculated with them. */
  weeks_now: z.int(),
  contract: z
    .object({
      id: field.id,
      number: z.string(),
      terms: z.object({
        square_feet: squareFeet,
        pricing: z.array(pricingLine),
        credits: z.array(creditLine),
        billbacks: z.array(billbackLine),
      }),
    })
    .nullable(),
  /** The budget in force, else the latest draft. */
  budget: z
    .object({
      id: field.id,
      name: z.string(),
      status: z.enum(budgetStatuses),
      effective_from: z.string(),
      details: z.array(budgetDetail),
    })
    .nullable(),
  /** Active plans. */
  full: plan.nullable(),
  current: plan.nullable(),
});

export type ChainInputs = z.infer<typeof chainInputs>;
