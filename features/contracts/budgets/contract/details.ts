import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const detailTypes = ['supply', 'labor', 'equipment', 'tech', 'supply_startup', 'other'] as const;
export const detailUnits = ['hours', 'full'] as const;
export const detailPeriods = ['day', 'week', 'month'] as const;

export type DetailType = (typeof detailTypes)[number];

/** One line of a budget: hours of labor at a wage, or an amount. */
export const budgetDetail = z.object({
  type: z.enum(detailTypes),
  unit: z.enum(detailUnits),
  /** `month` for start-up supplies, although they are bought only once. */
  period: z.enum(detailPeriods),
  /** Hours of the period; null for an amount. */
  quantity: z.number().nullable(),
  /** Dollars of the period; null for hours. */
  amount: z.number().nullable(),
  /** Dollars an hour; null for an amount. */
  wage_rate: z.number().nullable(),
  /** The plan that the hours were taken from. */
  staffing_plan_id: field.id.nullable(),
  note: z.string(),
});

export type BudgetDetail = z.infer<typeof budgetDetail>;

/** The numbers by which hours and amounts are converted to a month, as whole numbers as in `LaborBasis`. */
export type BudgetBasis = {
  /** Ten-thousandths of the weeks of a month. */
  weeks: number;
  /** Hundredths of a percent. */
  burden: number;
  days_per_week: number;
  /** Which month of start-up is calculated, from 0; null when each is a rounded twelfth, as approved earlier. */
  startup_month: number | null;
};
